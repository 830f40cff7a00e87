// The puzzles of a game in order: by theme, and which one comes next. No I/O.

import type { PuzzleInfo } from "../gen/protocol";

export interface Theme {
  id: string;
  puzzles: PuzzleInfo[];
}

/** The puzzles by theme, in the order in which they are told: the easiest first. */
export function themesOf(puzzles: PuzzleInfo[]): Theme[] {
  const ids = [...new Set(puzzles.map(({ theme }) => theme))].sort();
  return ids.map((id) => ({ id, puzzles: puzzles.filter(({ theme }) => theme === id) }));
}

/** The next puzzle that was not tried yet, from this one on and around; if all were, simply the next. */
export function nextOf(puzzles: PuzzleInfo[], number: number): PuzzleInfo | undefined {
  const place = puzzles.findIndex((puzzle) => puzzle.number === number);
  const others = [...puzzles.slice(place + 1), ...puzzles.slice(0, Math.max(place, 0))];
  return others.find(({ mine }) => mine === null) ?? others[0];
}
