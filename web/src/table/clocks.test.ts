import { expect, test } from "vitest";
import type { ClockFace } from "../gen/protocol";
import { isRunning, leftAt, showLeft } from "./clocks";

const NOON = Date.UTC(2031, 6, 7, 12) / 1000; // a Monday
const HOUR = 3600;
const face = (more: Partial<ClockFace>): ClockFace => ({
  seat: 0,
  left: 90,
  due: null,
  running: false,
  paused: false,
  ...more,
});

test("a running clock counts by the browser's own seconds, whatever its clock says", () => {
  const running = face({ running: true, due: NOON + 90 });
  expect(leftAt(running, 1000, 1000)).toBe(90);
  expect(leftAt(running, 1000, 1060)).toBe(30);
  expect(leftAt(running, 1000, 2000)).toBe(0);
  expect(leftAt(running, 1000, 990)).toBe(90); // a browser whose clock was set back
});

test("a clock that is not awaited stands", () => {
  expect(leftAt(face({}), NOON, NOON + 500)).toBe(90);
});

test("a pause ends by itself", () => {
  const paused = face({ paused: true, left: 2 * HOUR, due: NOON + 10 * HOUR });
  expect(isRunning(paused, NOON + HOUR)).toBe(false);
  expect(leftAt(paused, NOON, NOON + HOUR)).toBe(2 * HOUR);
  expect(isRunning(paused, NOON + 9 * HOUR)).toBe(true);
  expect(leftAt(paused, NOON, NOON + 9 * HOUR)).toBe(HOUR);
});

test("what is left is written as on a watch", () => {
  expect([0, 0.2, 9, 65, 3600, 3845].map(showLeft)).toEqual([
    "0:00",
    "0:01",
    "0:09",
    "1:05",
    "1:00:00",
    "1:04:05",
  ]);
});
