import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const web = fileURLToPath(new URL("..", import.meta.url));
const sources = readdirSync(`${web}/src`, { recursive: true, encoding: "utf-8" }).filter((file) =>
  /\.(svelte|ts)$/.test(file),
);
const used = new Set(
  sources.flatMap((file) =>
    [...readFileSync(`${web}/src/${file}`, "utf-8").matchAll(/from "icon:([\w-]+)"/g)].map(
      ([, name]) => name,
    ),
  ),
);
const credits = readFileSync(`${web}/CREDITS.md`, "utf-8");
const credited = new Set([...credits.matchAll(/^\| `([\w-]+)`\s*\|/gm)].map(([, name]) => name));

test("every icon that is used is credited, and no other", () => {
  expect([...used].sort()).toEqual([...credited].sort());
});
