import { expect, test } from "vitest";
import { aside, beside } from "./aside";

const frame = { left: 0, right: 390, top: 200, bottom: 600 };
const high = { left: 8, right: 382, top: 208, bottom: 258 };
const low = { left: 8, right: 382, top: 542, bottom: 592 };

test("a note that covers nothing stays", () => {
  expect(aside(high, { left: 20, right: 120, top: 300, bottom: 380 }, frame)).toBe(0);
});

test("a note over what it is about goes to the other end of its frame", () => {
  expect(high.top + aside(high, { left: 20, right: 120, top: 210, bottom: 290 }, frame)).toBe(542);
  expect(low.top + aside(low, { left: 20, right: 120, top: 500, bottom: 590 }, frame)).toBe(208);
});

test("what a browser measures has its edges on its prototype", () => {
  const measured = Object.create(high) as typeof high;
  expect(aside(measured, high, frame)).not.toBe(0);
});

test("where the thing fills the frame, the note lies above it, or below it at the head of the page", () => {
  expect(high.bottom + aside(high, frame, frame)).toBe(192);
  const head = { ...frame, top: 0, bottom: 300 };
  const note = { ...high, top: 8, bottom: 58 };
  expect(note.top + aside(note, head, head)).toBe(308);
});

test("a note about a thing lies below it, or else wherever there is room beside it", () => {
  const size = { width: 100, height: 50 };
  expect(beside(size, { left: 20, right: 60, top: 220, bottom: 260 }, frame)).toEqual({ left: 8, top: 268 });
  expect(beside(size, { left: 300, right: 380, top: 560, bottom: 590 }, frame)).toEqual({
    left: 282,
    top: 502,
  });
  expect(beside(size, { left: 0, right: 100, top: 200, bottom: 600 }, frame)).toEqual({
    left: 108,
    top: 375,
  });
  expect(beside(size, { left: 200, right: 390, top: 200, bottom: 600 }, frame)).toEqual({
    left: 92,
    top: 375,
  });
  expect(beside(size, frame, frame)).toEqual({ left: 145, top: 542 });
});
