import { expect, test } from "vitest";
import { match } from "./address";

test("an address is matched part by part, and gives its props", () => {
  expect(match("/", "/")).toEqual({});
  expect(match("/replay/{match}", "/replay/abc")).toEqual({ match: "abc" });
  expect(match("/replay/{match}", "/replay/abc/")).toEqual({ match: "abc" });
  expect(match("/replay/{match}", "/table/abc")).toBe(null);
  expect(match("/", "/table")).toBe(null);
});
