// Where the places of the city lie, and how large the workers in a line may be drawn.

import type { Group } from "./table";

export interface Plan {
  columns: number;
  rows: number;
  pad: number;
  gap: number;
  cell: { width: number; height: number };
  narrow: boolean;
  /** Whether what stands in a plot of a wide city must be drawn smaller. */
  low: boolean;
}

const WIDE = 620; // from here on, four places stand side by side
const LOW = 158; // a plot that is lower has no room for a building over its prices
const WALL = 16; // the town wall at the top

/** The plots of the eight places in a window. */
export function planOf(width: number, height: number): Plan {
  const narrow = width < WIDE;
  const columns = narrow ? 2 : 4;
  const rows = narrow ? 4 : 2;
  const pad = narrow ? 6 : 14;
  const gap = narrow ? 6 : 12;
  const cell = {
    width: Math.max(1, (width - 2 * pad - (columns - 1) * gap) / columns),
    height: Math.max(1, (height - WALL - 2 * pad - (rows - 1) * gap) / rows),
  };
  return { columns, rows, pad, gap, cell, narrow, low: !narrow && cell.height < LOW };
}

/** The upper left corner of a plot. */
export function cornerOf(plan: Plan, place: number): { x: number; y: number } {
  const column = place % plan.columns;
  const row = Math.floor(place / plan.columns);
  return {
    x: plan.pad + column * (plan.cell.width + plan.gap),
    y: WALL + plan.pad + row * (plan.cell.height + plan.gap),
  };
}

export const FEW = 3; // more apprentices of a group than this are drawn as one with a number
const NUMBER = 20;
const BETWEEN = 6;

/** How wide a line of workers is if an apprentice is drawn so tall. */
export function widthOf(groups: Group[], tall: number): number {
  return groups.reduce((sum, [, apprentices, master]) => {
    const drawn = apprentices > FEW ? 1 : apprentices;
    const masters = master ? 1 : 0;
    const one = (tall * 20) / 26;
    const overlaps = 5 * Math.max(0, drawn + masters - 1);
    return sum + BETWEEN + one * (drawn + 1.2 * masters) - overlaps + (apprentices > FEW ? NUMBER : 0);
  }, 0);
}

/** The tallest apprentices with which a line fits. */
export function tallest(groups: Group[], room: number, most: number): number {
  let tall = most;
  while (tall > 10 && widthOf(groups, tall) > room) tall -= 1;
  return tall;
}

/** Merlons along a wall. */
export function wall(width: number): string {
  const MERLON = 9;
  const steps = Math.max(1, Math.floor(width / (2 * MERLON)));
  const one = width / steps / 2;
  return `M0 ${WALL}V4${`h${one}v6h${one}v-6`.repeat(steps)}V${WALL}z`;
}
