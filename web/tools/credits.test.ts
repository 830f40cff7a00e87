import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { FROM_SET } from "./signs.ts";

const web = fileURLToPath(new URL("..", import.meta.url));
const sources = readdirSync(`${web}/src`, { recursive: true, encoding: "utf-8" }).filter((file) =>
  /\.(svelte|ts)$/.test(file),
);
const used = new Set([
  ...Object.values(FROM_SET),
  ...sources.flatMap((file) =>
    [...readFileSync(`${web}/src/${file}`, "utf-8").matchAll(/from "icon:([\w-]+)"/g)].map(
      ([, name]) => name,
    ),
  ),
]);
const credits = readFileSync(`${web}/CREDITS.md`, "utf-8");
const rows = [...credits.matchAll(/^\| `([\w-]+)`\s*\| ([^|]+?)\s*\|/gm)].map(
  ([, icon = "", author = ""]) => ({ icon, author }),
);
const credited = new Set(rows.map(({ icon }) => icon));

test("every icon that is used is credited, and no other", () => {
  expect([...used].sort()).toEqual([...credited].sort());
});

test("every icon is credited to who drew it, or to the set where the package names nobody", () => {
  const { authors } = JSON.parse(readFileSync(`${web}/tools/authors.json`, "utf-8")) as {
    authors: Record<string, string | null>;
  };
  const said = rows.map(({ icon, author }) => [icon, author.toLowerCase().replaceAll(" ", "-")]);
  const drawn = rows.map(({ icon }) => [icon, authors[icon] ?? "game-icons"]);
  expect(said).toEqual(drawn);
});
