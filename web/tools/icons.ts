// Puts single drawings into the bundle: `import feather from "icon:feather"` gives an icon of the game-icons set,
// `import hint from "sign:hint"` what signs.ts says stands for hints.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { DRAWN, FROM_SET } from "./signs.ts";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const ICON = "icon:";
const SIGN = "sign:";

function readSet(): IconSet {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(file, "utf-8")) as IconSet;
}

let set: IconSet | undefined;

function iconOf(name: string): string {
  set ??= readSet();
  const icon = set.icons[name];
  if (!icon) throw new Error(`there is no icon \`${name}\` in the game-icons set`);
  return icon.body;
}

/** The drawing that stands for a meaning. */
export function signOf(meaning: string): string {
  const drawn = DRAWN[meaning];
  if (drawn) return drawn;
  const name = FROM_SET[meaning];
  if (!name) throw new Error(`signs.ts has no sign for \`${meaning}\``);
  return iconOf(name);
}

export function icons(): Plugin {
  return {
    name: "bottega-icons",
    resolveId: (id) => (id.startsWith(ICON) || id.startsWith(SIGN) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, name = ""] = /^\0(icon:|sign:)(.*)$/.exec(id) ?? [];
      if (!kind) return undefined;
      return `export default ${JSON.stringify(kind === ICON ? iconOf(name) : signOf(name))};`;
    },
  };
}
