import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL("..", import.meta.url));
const css = readFileSync(`${src}/lib/board.css`, "utf-8").replace(/\/\*[^]*?\*\//g, "");
const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
  selector: selector.trim(),
  body,
}));
const changed = rules.filter(({ selector }) => /data-fresh|fresh-dot/.test(selector));
const choosable = rules.filter(({ selector }) => selector.endsWith(".offered"));
const lines = (bodies: { body: string }[]) =>
  new Set(bodies.flatMap(({ body }) => body.match(/\b(dashed|dotted|double|solid)\b/g) ?? []));

test("what changed has a dot and no frame, glow or shadow", () => {
  expect(changed.some(({ body }) => /border-radius: 50%/.test(body))).toBe(true);
  for (const { body } of changed) expect(body).not.toMatch(/outline|shadow|filter|glow/);
});

test("what can be chosen has a dashed frame that glows", () => {
  expect(choosable.length).toBeGreaterThan(1);
  for (const { body } of choosable) {
    expect(body).toMatch(/(border|outline): 2px dashed var\(--glow\)/);
    expect(body).toMatch(/box-shadow: [^;]*var\(--glow-soft\)/);
  }
});

test("what changed and what can be chosen share no style of line", () => {
  const shared = [...lines(changed)].filter((style) => lines(choosable).has(style));
  expect(shared).toEqual([]);
});

test("no board draws what changed in a way of its own", () => {
  const boards = readdirSync(`${src}/games`, { recursive: true, encoding: "utf-8" });
  const own = boards
    .filter((file) => file.endsWith(".svelte"))
    .filter((file) => /data-fresh/.test(readFileSync(`${src}/games/${file}`, "utf-8")));
  expect(own).toEqual([]);
});
