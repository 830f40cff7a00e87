// What one would say by tapping a thing, as patterns: refusals are found by them.

import type { Refusal } from "../../lib/moment";
import { whyNot } from "../../lib/moves";
import type { Thing } from "./choosing";

function wishesOf(thing: Thing, tapped: Thing[], shared: string | null): string[] {
  const [kind, one = "", two = ""] = thing.split(" ");
  const inMind = (wanted: string) => tapped.find((other) => other.startsWith(`${wanted} `))?.split(" ")[1];
  switch (kind) {
    case "team":
      return [`choose ${one}`];
    case "inventor":
      return [`work ${one} ${inMind("invention") ?? "*"}`];
    case "invention":
      return shared === one ? ["take patent"] : [`work ${inMind("inventor") ?? "*"} ${one}`];
    case "token":
      return one === "availability" ? ["rouse"] : one === "knowledge" ? ["boost * * *"] : [];
    case "level":
      // Turning a token over is for those without a level: who has one is told what the next level takes.
      return [`learn ${one} ${two} *`];
    default:
      return [];
  }
}

/** Why a thing is not offered, each reason once. */
export const whyRefused = (
  refusals: Refusal[],
  thing: Thing,
  tapped: Thing[],
  shared: string | null,
): Refusal[] => whyNot(refusals, ...wishesOf(thing, tapped, shared));
