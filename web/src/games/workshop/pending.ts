// A move that waits to be confirmed, drawn as if it were done.

import { readCard, type Card, type Discipline } from "./cards";

/** The column a card is about to be laid in. */
export function comingOf(pending: string | null): { discipline: Discipline; how: "study" | "turned" } | null {
  const [verb, first = "", second] = pending?.split(" ") ?? [];
  if (verb === "study") return { discipline: readCard(first).study, how: "study" };
  if (verb === "practise") return { discipline: second as Discipline, how: "turned" };
  if (verb === "teach") return { discipline: first as Discipline, how: "turned" };
  return null;
}

/** The place of the card about to be played or put back; of equal ones the first. */
export function playedFrom(pending: string | null, cards: Card[]): number | null {
  const at = cards.findIndex(({ id }) => id === pending?.split(" ")[1]);
  return at < 0 ? null : at;
}
