// Where cards lie on paper. A card is 150 by 100; a neighbour covers one of its corners, 36 by 40.

import type { Box } from "../../lib/camera";

export const WIDE = 150;
export const TALL = 100;
export const CORNER_WIDE = 36;
export const CORNER_TALL = 40;

const STEP_X = WIDE - CORNER_WIDE;
const STEP_Y = TALL - CORNER_TALL;

/** The upper left corner of a card on a spot; spots count upwards, paper downwards. */
export function placeOf(spot: { x: number; y: number }): { left: number; top: number } {
  return { left: spot.x * STEP_X - WIDE / 2, top: -spot.y * STEP_Y - TALL / 2 };
}

/** The box around cards on these spots. */
export function boxOf(spots: { x: number; y: number }[], margin: number): Box {
  const places = spots.length > 0 ? spots.map(placeOf) : [placeOf({ x: 0, y: 0 })];
  return {
    left: Math.min(...places.map((place) => place.left)) - margin,
    top: Math.min(...places.map((place) => place.top)) - margin,
    right: Math.max(...places.map((place) => place.left)) + WIDE + margin,
    bottom: Math.max(...places.map((place) => place.top)) + TALL + margin,
  };
}

/** Where the four corners of a card begin, in the order nw, ne, sw, se. */
export const CORNER_PLACES = [
  { x: 0, y: 0 },
  { x: WIDE - CORNER_WIDE, y: 0 },
  { x: 0, y: TALL - CORNER_TALL },
  { x: WIDE - CORNER_WIDE, y: TALL - CORNER_TALL },
] as const;

/** From a card to the neighbour over each of its corners. */
export const NEIGHBOURS = [
  { x: -1, y: 1 },
  { x: 1, y: 1 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
] as const;
