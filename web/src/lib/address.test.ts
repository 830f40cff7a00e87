import { expect, test } from "vitest";
import { isBroken, match } from "./address";

test("an address is matched part by part, and gives its props", () => {
  expect(match("/", "/")).toEqual({});
  expect(match("/replay/{match}", "/replay/abc")).toEqual({ match: "abc" });
  expect(match("/replay/{match}", "/replay/abc/")).toEqual({ match: "abc" });
  expect(match("/replay/{match}", "/table/abc")).toBe(null);
  expect(match("/", "/table")).toBe(null);
});

test("what is not encoded as it should be stands for itself", () => {
  expect(match("/replay/{match}", "/replay/50%")).toEqual({ match: "50%" });
});

test("a link with an id that is none is broken", () => {
  expect(isBroken({ table: "000bdbp07k4e9" })).toBe(false);
  expect(isBroken({ table: "000bdbp07k4e" })).toBe(true);
  expect(isBroken({ match: "000bdbp07k4e9)" })).toBe(true);
  expect(isBroken({ guest: "zzz" })).toBe(true);
  expect(isBroken({ guest: "me" })).toBe(false);
  expect(isBroken({ game: "codex", lesson: "gold" })).toBe(false);
});
