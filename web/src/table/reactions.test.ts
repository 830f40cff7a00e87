import { expect, test } from "vitest";
import { ALL, reactionOf, written } from "./reactions";

test("a reaction is a remark of one word between colons, and nothing else is one", () => {
  for (const reaction of ALL) expect(reactionOf({ text: written(reaction) })).toBe(reaction);
  for (const text of ["bravo", ":bravo: !", ":unknown:", ""]) expect(reactionOf({ text })).toBeUndefined();
});
