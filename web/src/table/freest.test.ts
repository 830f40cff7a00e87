import { expect, test } from "vitest";
import { freest } from "./freest";

const frame = { left: 0, right: 390, top: 200, bottom: 600 };
const high = { left: 8, right: 382, top: 208, bottom: 258 };
const low = { left: 8, right: 382, top: 542, bottom: 592 };

const box = (one: typeof high, dear = 1) => ({ box: one, dear });

test("a note lies at the top in the middle, if nothing there is taken", () => {
  const size = { width: 100, height: 50 };
  expect(freest(size, frame, [])).toEqual({ left: 145, top: 208 });
  expect(freest(size, frame, [box(low)])).toEqual({ left: 145, top: 208 });
});

test("a note covers nothing that is taken, where that can be, or else what matters least", () => {
  const size = { width: 100, height: 50 };
  const covers = (taken: (typeof high)[], one: typeof high) => {
    const { left, top } = freest(
      size,
      frame,
      taken.map((band) => box(band, band === one ? 100 : 1)),
    );
    return top < one.bottom && one.top < top + 50 && left < one.right && one.left < left + 100;
  };
  for (const taken of [[high], [high, low], [{ ...frame, bottom: 500 }], [{ ...frame, left: 120 }]])
    for (const band of taken) expect(covers(taken, band)).toBe(false);
  const upper = { ...frame, bottom: 400 };
  expect(covers([frame, upper], upper)).toBe(false);
  expect(freest(size, frame, [box({ ...frame, bottom: 580 })]).top).toBe(542);
});
