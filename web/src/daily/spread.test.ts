import { expect, test } from "vitest";
import { bins, placeOf } from "./spread";

test("few different ends have a bar each, and none is left out between them", () => {
  const made = bins([
    { lead: -1, count: 2 },
    { lead: 2, count: 1 },
  ]);
  expect(made.map(({ from, count }) => [from, count])).toEqual([
    [-1, 2],
    [0, 0],
    [1, 0],
    [2, 1],
  ]);
  expect(placeOf(-1, made)).toBe(0.5);
  expect(placeOf(2, made)).toBe(3.5);
});

test("many ends share bars of a round width", () => {
  const made = bins(Array.from({ length: 80 }, (_, lead) => ({ lead: lead - 23, count: 1 })));
  expect(made[0]).toEqual({ from: -30, to: -21, count: 3 });
  expect(made.length).toBeLessThanOrEqual(10);
  expect(made.reduce((sum, { count }) => sum + count, 0)).toBe(80);
  expect(placeOf(-25, made)).toBe(0.5);
});

test("where nobody ended there is nothing", () => {
  expect(bins([])).toEqual([]);
  expect(placeOf(3, [])).toBe(0);
});
