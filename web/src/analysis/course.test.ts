import { expect, test } from "vitest";
import { at, coursesOf, endOf, nextTurn, Scale, type Point } from "./course";
import { analysisOf, decisionOf } from "./sample";

const point = (ply: number, chance: number, doubt = 0): Point => ({ ply, chance, doubt });
const scale = new Scale({ width: 264, height: 136, last: 20 }); // 10 pixels a ply, 1 pixel for 1 in 100

test("a course begins before the first decision, follows each, and ends with the victory", () => {
  const analysis = analysisOf([
    decisionOf({ ply: 3, seat: 0, before: 0.5, chance: 0.6, doubt: 0.1 }),
    decisionOf({ ply: 4, seat: 1, before: 0.4, chance: 0.3 }),
    decisionOf({ ply: 9, seat: 0, chance: 0.8 }),
  ]);
  const [anna, bruno] = coursesOf(analysis, { ply: 12, winners: [0] });
  expect(anna?.map(({ ply, chance }) => [ply, chance])).toEqual([
    [2, 0.5],
    [3, 0.6],
    [9, 0.8],
    [12, 1],
  ]);
  expect(anna?.[1]?.doubt).toBe(0.1);
  expect(bruno?.at(-1)).toEqual(point(12, 0));
});

test("a shared victory is a part of one, and the last move is not told beside the end", () => {
  const analysis = analysisOf([decisionOf({ ply: 12, seat: 0, before: 0.5, chance: 0.9 })]);
  const [anna, bruno] = coursesOf(analysis, { ply: 12, winners: [0, 1] });
  expect(anna).toEqual([point(11, 0.5, 0.05), point(12, 0.5)]);
  expect(bruno).toEqual([]); // nothing was to be decided
});

test("a match that was given up ends with its last decision", () => {
  const ended = { parts: [], ranking: [2, 1], tie_breaks: [], winners: [1] };
  const [anna] = coursesOf(
    analysisOf([decisionOf({ ply: 3, seat: 0, chance: 0.9 })]),
    endOf(9, { ...ended, scores: [] }),
  );
  expect(anna?.map(({ ply }) => ply)).toEqual([2, 3]);
  expect([endOf(9, { ...ended, scores: [3, 7] }).winners, endOf(9, null).winners]).toEqual([[1], null]);
});

test("between decisions one knows what the last one told", () => {
  const course = [point(2, 0.5), point(3, 0.6), point(9, 0.8)];
  expect([0, 2, 8, 9, 30].map((ply) => at(course, ply)?.chance)).toEqual([0.5, 0.5, 0.6, 0.8, 0.8]);
  expect(at([], 3)).toBeUndefined();
});

test("keys go from turning point to turning point", () => {
  const turns = [14, 3, 8];
  expect([nextTurn(turns, 3, 1), nextTurn(turns, 9, -1)]).toEqual([8, 8]);
  expect([nextTurn(turns, 14, 1), nextTurn(turns, 3, -1), nextTurn([], 5, 1)]).toEqual([14, 3, 5]);
});

test("plies and chances have their places, and none lies outside", () => {
  expect([scale.x(0), scale.x(20)]).toEqual([34, 234]);
  expect([scale.y(1), scale.y(0), scale.y(1.4), scale.y(-0.2)]).toEqual([12, 112, 12, 112]);
  expect(scale.line([point(0, 0), point(10, 1)])).toBe("M34.0 112.0L134.0 12.0");
  expect(scale.band([point(0, 0.5, 0.1), point(10, 1, 0.1)])).toBe(
    "M34.0 52.0L134.0 12.0L134.0 22.0L34.0 72.0Z",
  );
});

test("a touch means the ply under it, or a turning point that is near", () => {
  expect([scale.ply(0, []), scale.ply(136, []), scale.ply(500, [])]).toEqual([0, 10, 20]);
  expect([scale.ply(136, [12]), scale.ply(136, [13]), scale.ply(136, [9, 11])]).toEqual([12, 10, 11]);
});

test("numbers under the drawing keep apart", () => {
  expect(scale.ticks()).toEqual([0, 5, 10, 15, 20]);
  expect(new Scale({ width: 264, height: 136, last: 1 }).ticks()).toEqual([0, 1]);
  expect(new Scale({ width: 0, height: 136, last: 0 }).ticks()).toEqual([0]);
});
