import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { signOf } from "./icons.ts";
import { DRAWN, FROM_SET } from "./signs.ts";

const src = fileURLToPath(new URL("../src", import.meta.url));
const sources = readdirSync(src, { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
  .map((file) => ({ file, text: readFileSync(`${src}/${file}`, "utf-8") }));
const meanings = [...Object.keys(FROM_SET), ...Object.keys(DRAWN)];

/** What files import of one kind, with the name that each gives it. */
const imported = (kind: "icon" | "sign", where: RegExp) =>
  sources
    .filter(({ file }) => where.test(file))
    .flatMap(({ file, text }) =>
      [
        ...text.matchAll(
          new RegExp(`(?:import (\\w+)|export \\{ default \\}) from "${kind}:([\\w-]+)"`, "g"),
        ),
      ].map(([, name = "emblem", drawing = ""]) => ({ file, name, drawing })),
    );

const games = [...new Set(sources.flatMap(({ file }) => /^games\/(\w+)\/emblem\.ts$/.exec(file)?.[1] ?? []))];

test("no two meanings have the same drawing", () => {
  const drawings = meanings.map(signOf);
  expect(drawings.filter((body, place) => drawings.indexOf(body) !== place)).toEqual([]);
  expect(new Set(meanings).size).toBe(meanings.length);
});

test("every meaning is shown somewhere, and none is shown without a sign", () => {
  const shown = new Set(imported("sign", /./).map(({ drawing }) => drawing));
  expect([...shown].sort()).toEqual([...meanings].sort());
});

test("pages take their drawings by meaning; only games import icons of their own", () => {
  expect(imported("icon", /^(?!games\/)/)).toEqual([]);
});

test("no page writes a triangle where a button should have a sign", () => {
  expect(sources.filter(({ file, text }) => file.endsWith(".svelte") && /[▶◀⏵⏸❚]/u.test(text))).toEqual([]);
});

test("no game draws something of its own with a sign of the site", () => {
  const signs = new Set(Object.values(FROM_SET));
  expect(imported("icon", /^games\//).filter(({ drawing }) => signs.has(drawing))).toEqual([]);
});

test("each game has an emblem that no other game has", () => {
  const emblems = imported("icon", /^games\/\w+\/emblem\.ts$/).map(({ drawing }) => drawing);
  expect(emblems).toHaveLength(games.length);
  expect(new Set(emblems).size).toBe(games.length);
});

test.each(games)("an icon of %s has one meaning there", (game) => {
  const names = new Map<string, Set<string>>();
  for (const { name, drawing } of imported("icon", new RegExp(`^games/${game}/`)))
    names.set(drawing, (names.get(drawing) ?? new Set()).add(name));
  expect([...names].filter(([, called]) => called.size > 1)).toEqual([]);
});
