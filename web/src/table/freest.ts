// Where a card over a board covers least of what can be chosen.

import type { Band, Size } from "../lib/aside";

const EDGE = 8; // pixels between the card and the edge of its frame
const STEPS = 24; // from the top of a frame to its foot

/** How much two bands have in common, in square pixels. */
function common(a: Band, b: Band): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

/** What a note should not cover, and how much that matters. */
export interface Taken {
  box: Band;
  dear: number;
}

/** Where a note covers least of what is taken: as high as it can, in the middle before the sides. */
export function freest({ width, height }: Size, frame: Band, taken: Taken[]): { left: number; top: number } {
  const [low, high] = [frame.left + EDGE, Math.max(frame.left + EDGE, frame.right - EDGE - width)];
  const lefts = [(low + high) / 2, low, high, (3 * low + high) / 4, (low + 3 * high) / 4];
  const lowest = Math.max(0, frame.bottom - frame.top - height - 2 * EDGE);
  const tops = Array.from({ length: STEPS + 1 }, (_, step) => frame.top + EDGE + (lowest * step) / STEPS);
  const ways = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  const costs = ways.map(({ left, top }) => {
    const note = { left, top, right: left + width, bottom: top + height };
    return taken.reduce((sum, { box, dear }) => sum + dear * common(box, note), 0);
  });
  return ways[costs.indexOf(Math.min(...costs))] ?? { left: low, top: frame.top };
}
