import { expect, test } from "vitest";
import { textsOf } from "../dev/fixtures";
import { cited, found, isApart, nearest } from "./finding";

const rules = textsOf("codex-two", "fr").rules();
const numbers = (sought: string) => found(rules, sought).map(({ paragraph }) => paragraph);

test("a paragraph is found by its words, whatever their accents and letters", () => {
  expect(numbers("")).toHaveLength(rules.length);
  expect(numbers("REGNE")).toContain("1");
  expect(numbers("4.1.1")).toEqual(["4.1.1"]);
  expect(numbers("zeppelin")).toEqual([]);
});

test("what is cited and has no paragraph of its own is found in the one above", () => {
  expect(nearest(rules, "4.1.2")).toBe("4.1.2");
  expect(nearest(rules, "4.2.7")).toBe("4.2");
  expect(nearest(rules, "99")).toBe("");
});

test("a variant stands apart from the chapters", () => {
  const leonardo = textsOf("leonardo-three", "en").rules();
  const apart = leonardo.map(({ paragraph }) => paragraph).filter((one) => isApart(leonardo, one));
  expect(apart).toContain("P.1");
  expect(apart).not.toContain("9.1");
  expect(apart).not.toContain("9");
});

test("a text is cut where it cites a paragraph", () => {
  const pieces = cited("Five effects (§5), in §\u00a08.A.");
  expect(pieces.map(({ paragraph }) => paragraph)).toEqual(["", "5", "", "8.A", ""]);
  expect(pieces.map(({ said }) => said).join("")).toBe("Five effects (§5), in §\u00a08.A.");
});
