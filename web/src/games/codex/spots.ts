// The spots of a codex, as things to tap: those where the card in mind may go, and those that are shut.

import type { Given, Refusal } from "../../lib/moment";
import { parseMove, whyNot } from "../../lib/moves";
import { wordWhy } from "../../lib/telling";
import { layings, type Held } from "./choosing";
import { readSpot, type Codex } from "./table";

/** Where the card in mind may go, with what that would say and gain. */
export const spotsFor = (
  held: Held,
  { offers, players, texts, say }: Given<"offers" | "players" | "texts" | "say">,
  gainAt: (spot: string) => number,
) =>
  layings(held, offers).map((move) => {
    const { spot = "" } = parseMove(texts.catalogue, move).fields;
    const label = texts.sayMove(move, players);
    return { spot: readSpot(spot), move, label, gain: gainAt(spot), say: () => say(move) };
  });

/** Where no card may go, with what tells why. */
export const shutIn = (
  { shut }: Codex,
  { refusals, players, texts }: Given<"refusals" | "players" | "texts">,
  tell: (why: Refusal[]) => void,
) =>
  shut.flatMap((spot) => {
    const why = whyNot(refusals, `place * * ${spot.name}`);
    const label = wordWhy(why, texts, players);
    return why.length > 0 ? [{ spot, label, tell: () => tell(why) }] : [];
  });
