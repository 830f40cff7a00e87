// The log turn by turn: what a game declares a heading begins a part of it, and so does somebody else's move.

import type { Told } from "../gen/protocol";

/** A line, with its place among all. */
interface Placed {
  told: Told;
  place: number;
}

export interface Turn {
  heading: Told | null;
  /** Whoever moved; nobody at what the table does by itself. */
  seat: number | null;
  told: Placed[];
}

// The same object for the same line, so that the page does not word the whole log again for each new line.
const known = new WeakMap<Told, Placed>();

function placed(told: Told, place: number): Placed {
  const before = known.get(told);
  if (before?.place === place) return before;
  const fresh = { told, place };
  known.set(told, fresh);
  return fresh;
}

/** The first seat that a ply tells of is whoever moved. At ply 0 the table is set, and nobody moves. */
function moversOf(log: Told[]): Map<number, number> {
  const movers = new Map<number, number>();
  for (const { ply, line } of log) {
    const seat = line.args["seat"];
    if (ply > 0 && seat !== undefined && !movers.has(ply)) movers.set(ply, Number(seat));
  }
  return movers;
}

export function turnsIn(log: Told[], headings: string[] = []): Turn[] {
  const movers = moversOf(log);
  const turns: Turn[] = [];
  let before = -1;
  for (const [place, told] of log.entries()) {
    const seat = movers.get(told.ply) ?? null;
    const last = turns.at(-1);
    if (headings.includes(told.line.id)) turns.push({ heading: told, seat: null, told: [] });
    else if (last && (told.ply === before || last.seat === seat)) last.told.push(placed(told, place));
    else turns.push({ heading: null, seat, told: [placed(told, place)] });
    before = told.ply;
  }
  return turns;
}
