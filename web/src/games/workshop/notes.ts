// What the rules tell beside the pieces: points by part and hand, levels that works still ask for, the sum alone.

import type { Notes } from "../../lib/moment";
import { DISCIPLINES, type Discipline } from "./cards";

function listAt(notes: Notes, group: string, key: string): number[] | null {
  const found = notes[group];
  if (typeof found !== "object" || found === null || Array.isArray(found)) return null;
  const list = found[key];
  return Array.isArray(list) ? list.map(Number) : null;
}

/** What a hand has points for so far. */
export function partsOf(notes: Notes, hand: number): { part: string; points: number }[] {
  return Object.keys(notes["points"] ?? {}).map((part) => ({
    part,
    points: listAt(notes, "points", part)?.[hand] ?? 0,
  }));
}

/** All points of a hand so far. */
export function pointsOf(notes: Notes, hand: number): number {
  return partsOf(notes, hand).reduce((sum, { points }) => sum + points, 0);
}

/** How many levels a work asks for beyond what a hand has reached; null if nothing was told. */
export function missingOf(notes: Notes, work: string, hand: number, discipline: Discipline): number | null {
  return (
    listAt(notes, "missing", work)?.[hand * DISCIPLINES.length + DISCIPLINES.indexOf(discipline)] ?? null
  );
}

/** In a solitaire, the sum of all hands and what it must reach. */
export function goalOf(notes: Notes): { sum: number; goal: number } | null {
  const [sum] = listAt(notes, "solitaire", "sum") ?? [];
  const [goal] = listAt(notes, "solitaire", "goal") ?? [];
  return sum === undefined || goal === undefined ? null : { sum, goal };
}
