// Puts single icons into the bundle: `import feather from "icon:feather"` gives its drawing and nothing else.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

const PREFIX = "icon:";

function readSet(): IconSet {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return JSON.parse(readFileSync(file, "utf-8")) as IconSet;
}

export function icons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: "bottega-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      set ??= readSet();
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (!icon) throw new Error(`there is no icon \`${name}\` in the game-icons set`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}
