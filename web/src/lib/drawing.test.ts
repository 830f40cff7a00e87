import { expect, test } from "vitest";
import { fit, reveal, zoom } from "./camera";
import { nextTo } from "./nearest";
import { spread } from "./spread";

const SIZE = { width: 400, height: 200 };

test("fit shows a box whole and in the middle", () => {
  const camera = fit({ left: -100, top: -100, right: 100, bottom: 100 }, SIZE, 2);
  expect(camera).toEqual({ x: 200, y: 100, k: 1 });
});

test("fit goes no nearer and no further than it may", () => {
  expect(fit({ left: 0, top: 0, right: 10, bottom: 10 }, SIZE, 1.5).k).toBe(1.5);
  expect(fit({ left: 0, top: 0, right: 9000, bottom: 10 }, SIZE, 1.5, 0.4).k).toBe(0.4);
});

test("zoom keeps the point under the pointer where it is", () => {
  const before = { x: 30, y: 10, k: 1 };
  const after = zoom(before, { x: 130, y: 60 }, 2, 0.1, 3);
  const world = { x: (130 - before.x) / before.k, y: (60 - before.y) / before.k };
  expect(world.x * after.k + after.x).toBeCloseTo(130);
  expect(world.y * after.k + after.y).toBeCloseTo(60);
});

test("reveal moves no more than it must", () => {
  const camera = { x: 0, y: 0, k: 1 };
  expect(reveal(camera, { left: 10, top: 10, right: 50, bottom: 50 }, SIZE)).toEqual(camera);
  expect(reveal(camera, { left: 390, top: -20, right: 430, bottom: 20 }, SIZE)).toEqual({
    x: -30,
    y: 20,
    k: 1,
  });
});

test("an arrow goes to what lies next in its direction, straight ahead before aslant", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 50, y: 40 },
    { x: 60, y: 0 },
    { x: 0, y: 90 },
  ];
  expect(nextTo({ x: 0, y: 0 }, points, "ArrowRight")).toBe(2);
  expect(nextTo({ x: 0, y: 0 }, points, "ArrowDown")).toBe(3);
  expect(nextTo({ x: 0, y: 0 }, points, "ArrowLeft")).toBe(-1);
  expect(nextTo({ x: 0, y: 0 }, points, "Enter")).toBe(-1);
});

test("marks that would lie over each other are moved apart evenly", () => {
  expect(spread([100, 100], 20)).toEqual([90, 110]);
  expect(spread([50, 300, 52], 20)).toEqual([41, 300, 61]);
  expect(spread([10, 30, 50], 20)).toEqual([10, 30, 50]);
});

test("marks stay between the ends of the line", () => {
  expect(spread([0, 0, 0], 20, -5, 400)).toEqual([-5, 15, 35]);
  expect(spread([400, 400], 20, 0, 405)).toEqual([385, 405]);
});
