import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { patched, type Change, type Json } from "./changes";

const VECTORS = JSON.parse(
  readFileSync(new URL("../../../tests/vectors/changes.json", import.meta.url), "utf8"),
) as [Json, Change, Json][];

test.each(VECTORS)("%j with %j", (old, change, made) => {
  const before = JSON.stringify(old);
  expect(patched(old, change)).toEqual(made);
  expect(JSON.stringify(old)).toBe(before);
});

test("a name that objects inherit is a key like others", () => {
  const old = JSON.parse('{"__proto__": 1, "toString": 2}') as Json;
  const change = JSON.parse('{"__proto__": [3]}') as Change;
  expect(JSON.stringify(patched(old, change))).toBe('{"__proto__":3,"toString":2}');
});
