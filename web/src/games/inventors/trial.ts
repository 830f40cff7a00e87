// A move that was said and waits to be confirmed, drawn as if it were done; and cubes that are being placed.

import type { Work } from "../../gen/inventors";
import { DISCIPLINES, type Counts } from "./cards";
import type { Thing } from "./choosing";
import type { Mind, Table } from "./table";

/** Cubes on their way, drawn as if they were there; and what it would come to if an inventor is only thought of. */
export interface Coming {
  seat: number;
  cubes: Counts;
  work?: Work;
}

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

/** Cubes that are being placed on an invention, or that an inventor in mind would place there. */
export function comingOf(
  { now, own }: Table,
  invention: string,
  inMind: Thing[],
  pending: string | null,
): Coming | null {
  const { putting } = now;
  if (putting?.invention === invention) return { seat: putting.seat, cubes: putCubes(inMind, pending) };
  const meant = (kind: string) => inMind.find((thing) => thing.startsWith(kind))?.split(" ")[1];
  const [there, who] = [meant("invention "), meant("inventor ") ?? ""];
  const work = own.brings[who]?.[invention];
  if (!work || (there && there !== invention)) return null;
  const [cubes, slots] = work;
  const asMany = slots.reduce((sum, fit) => sum + fit, 0) === cubes; // else it is to be chosen where they go
  return { seat: own.seat, cubes: asMany ? slots : [], work };
}

function putCubes(inMind: Thing[], pending: string | null): Counts {
  if (pending?.startsWith("put ")) return pending.split(" ").slice(1).map(Number);
  return DISCIPLINES.map((discipline) => inMind.filter((thing) => thing === `slot ${discipline}`).length);
}
