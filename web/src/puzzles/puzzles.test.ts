import { expect, test } from "vitest";
import type { PuzzleInfo } from "../gen/protocol";
import { nextOf, themesOf } from "./puzzles";

const puzzle = (number: number, theme = "points", mine: boolean | null = null): PuzzleInfo => ({
  number,
  theme,
  hardness: "medium",
  attempts: 0,
  solved: 0,
  mine,
});

test("puzzles are sorted by theme and stay in their order", () => {
  const listed = [puzzle(3, "room"), puzzle(1), puzzle(2, "room"), puzzle(4)];
  expect(themesOf(listed).map(({ id, puzzles }) => [id, puzzles.map(({ number }) => number)])).toEqual([
    ["points", [1, 4]],
    ["room", [3, 2]],
  ]);
});

test("what comes next was not tried yet", () => {
  const listed = [puzzle(5), puzzle(1, "points", true), puzzle(2, "points", false), puzzle(3)];
  expect(nextOf(listed, 1)?.number).toBe(3);
  expect(nextOf(listed, 3)?.number).toBe(5);
  expect(nextOf([puzzle(1, "points", true), puzzle(2, "points", true)], 2)?.number).toBe(1);
  expect(nextOf([puzzle(1)], 1)).toBeUndefined();
});
