// What the rules tell beside the pieces; made by games/inventors/standing.py.

import type { Json } from "../../lib/catalogue";
import type { Notes } from "../../lib/moment";
import { DISCIPLINES, type Counts } from "./cards";

export const PARTS = ["inventions", "runs", "tokens", "goals"] as const;

const NOTHING = DISCIPLINES.map(() => 0);

/** A list of numbers under two keys, if it is there. */
function list(notes: Notes, section: string, key: string): number[] | undefined {
  const found = notes[section];
  const inside: Json | undefined =
    typeof found === "object" && found !== null && !Array.isArray(found) ? found[key] : undefined;
  return Array.isArray(inside) ? inside.map(Number) : undefined;
}

/** Points of a seat that would be counted now, in the order of PARTS. */
export function pointsOf(notes: Notes, seat: number): number[] {
  return PARTS.map((part) => list(notes, "points", part)?.[seat] ?? 0);
}

export function totalOf(notes: Notes, seat: number): number {
  return pointsOf(notes, seat).reduce((sum, points) => sum + points, 0);
}

/** How many runs of a seat reach 0, 1, 2 and so on. */
export function reachedBy(notes: Notes, seat: number): number[] {
  return list(notes, "runs", String(seat)) ?? [];
}

/** Who would choose among the rewards of an invention, in this order, were it completed now. */
export function rankingOf(notes: Notes, invention: string): number[] {
  return list(notes, "ranking", invention) ?? [];
}

/** The levels an inventor still lacks for the goal. */
export function missingOf(notes: Notes, inventor: string): Counts {
  return list(notes, "missing", inventor) ?? NOTHING;
}

/** How many cubes an inventor would place now on the invention in a place. */
export function broughtBy(notes: Notes, inventor: string, place: number): number {
  return list(notes, "brings", inventor)?.[place] ?? 0;
}
