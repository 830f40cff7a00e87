// How all ended, as bars that fit on a page.

import type { DailyBar } from "../gen/protocol";

const MOST = 10; // bars: more would be too small to read on a phone
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const WIDEST = 1000;

export interface Bin {
  /** The least and the most of it, both included. */
  from: number;
  to: number;
  count: number;
}

/** Bars of equal width from the least to the most, at round numbers. */
export function bins(bars: DailyBar[]): Bin[] {
  const leads = bars.map(({ lead }) => lead);
  const [least, most] = [Math.min(...leads), Math.max(...leads)];
  if (bars.length === 0) return [];
  const start = (width: number) => Math.floor(least / width);
  const needed = (width: number) => Math.floor(most / width) - start(width) + 1;
  const width = WIDTHS.find((one) => needed(one) <= MOST) ?? WIDEST;
  const made: Bin[] = Array.from({ length: needed(width) }, (_, place) => {
    const from = (start(width) + place) * width;
    return { from, to: from + width - 1, count: 0 };
  });
  for (const { lead, count } of bars) {
    const bin = made[Math.floor(lead / width) - start(width)];
    if (bin) bin.count += count;
  }
  return made;
}

/** Where a value lies in such bars, in bars from the left. */
export function placeOf(value: number, made: Bin[]): number {
  const [first] = made;
  if (!first) return 0;
  const width = first.to - first.from + 1;
  return (value - first.from + (width > 1 ? 0 : 0.5)) / width;
}
