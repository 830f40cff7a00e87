import { expect, test } from "vitest";
import { readLink } from "./link";

test("a mailed link says what it is for", () => {
  expect(readLink("#recover=abc-_1")).toEqual({ kind: "recover", secret: "abc-_1" });
  expect(readLink("#confirm=x")).toEqual({ kind: "confirm", secret: "x" });
  expect(readLink("#prove=x")).toEqual({ kind: "prove", secret: "x" });
  expect(readLink("#stop=0abc")).toEqual({ kind: "stop", secret: "0abc" });
  expect(readLink("#ply=3")).toBe(null);
  expect(readLink("")).toBe(null);
});
