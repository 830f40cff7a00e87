// What the rules tell beside the pieces: `earned` has, for each objective seen, the points of each seat so far.

import type { Notes } from "../../lib/moment";

/** The points of an objective in a codex so far; null if nothing was told. */
export function earnedIn(notes: Notes, objective: string, seat: number): number | null {
  const earned = notes["earned"];
  if (typeof earned !== "object" || earned === null || Array.isArray(earned)) return null;
  const points = earned[objective];
  const one = Array.isArray(points) ? points[seat] : undefined;
  return typeof one === "number" ? one : null;
}
