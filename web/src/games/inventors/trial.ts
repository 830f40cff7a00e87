// A move that was said and waits to be confirmed, drawn as if it were done; and cubes that are being placed.

import { DISCIPLINES, type Counts } from "./cards";
import type { Thing } from "./choosing";
import type { Mind, Table } from "./table";

/** What is in mind: what was tapped, or what a move that waits names. */
export function inMindOf(tapped: Thing[], pending: string | null): Thing[] {
  const [verb, one = "", two = ""] = pending?.split(" ") ?? [];
  if (tapped.length > 0) return tapped;
  if (verb === "work" || verb === "boost") return [`inventor ${one}`, `invention ${two}`];
  if (verb === "learn" || verb === "turn") return [`level ${one} ${two}`];
  return [];
}

/** An inventor as after the move that waits. */
export function trialOf(mind: Mind, pending: string | null): Mind {
  const [verb, one, two] = pending?.split(" ") ?? [];
  if (verb === "rest" || verb === "rouse") return { ...mind, busy: false };
  if (one !== mind.card.id) return mind;
  if (verb === "work" || verb === "boost") return { ...mind, busy: true };
  if (verb !== "learn" && verb !== "turn") return mind;
  const learned = (place: number) => (DISCIPLINES[place] === two ? 1 : 0);
  return {
    ...mind,
    levels: mind.levels.map((level, place) => level + learned(place)),
    missing: mind.missing.map((lacks, place) => Math.max(0, lacks - learned(place))),
  };
}

/** Cubes that are being placed on an invention. */
export function comingOf(
  { putting }: Table["now"],
  tapped: Thing[],
  pending: string | null,
): { id: string; seat: number; cubes: Counts } | null {
  if (!putting) return null;
  const cubes = pending?.startsWith("put ")
    ? pending.split(" ").slice(1).map(Number)
    : DISCIPLINES.map((discipline) => tapped.filter((thing) => thing === `slot ${discipline}`).length);
  return { id: putting.invention, seat: putting.seat, cubes };
}
