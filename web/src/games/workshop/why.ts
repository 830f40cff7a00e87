// Why something on the table is not offered: the refusals that speak of it.

import type { Refusal } from "../../lib/moment";
import { distinct, whyNot } from "../../lib/moves";
import { DISCIPLINES, type Card } from "./cards";
import type { Thing } from "./choosing.svelte";
import { idsOf, type Workshop } from "./table";

/** The refusals about a thing, given the card in mind; none if it can be done or nobody was asked. */
export function whyThing(
  thing: Thing,
  inMind: number | null,
  cards: Card[],
  table: Workshop,
  refusals: Refusal[],
): Refusal[] {
  if (thing.is === "area") return whyNot(refusals, thing.move);
  if (thing.is === "target") return whyNot(refusals, ...wishesFor(thing.word, cards, cards[inMind ?? -1]));
  const card = cards[thing.at];
  if (thing.is !== "lower" || !card) return [];
  // One reason for each column or card it might have been played for is enough.
  return distinct(
    goalsOf(card, table).flatMap((word) => whyNot(refusals, `${card.action} ${card.id} ${word}`).slice(0, 1)),
  );
}

/** All ways to play for a column or a card of the middle; with a card in mind, only that one. */
function wishesFor(word: string, cards: Card[], card: Card | undefined): string[] {
  if (card) return [`${card.action} ${card.id} ${word}`];
  if (!DISCIPLINES.some((one) => one === word)) return [`visit * ${word}`, `work * ${word}`];
  return [`teach ${word}`, `practise * ${word}`, ...cards.map(({ id }) => `practise ${id} ${word}`)];
}

/** What the lower half of a card might be played for; a star if nothing of that kind is there. */
function goalsOf(card: Card, table: Workshop): string[] {
  if (card.action === "practise") return card.shows;
  const rows = table.rows.filter(({ id }) => (id === "leonardo") === (card.action === "visit"));
  return [...new Set(rows.flatMap(idsOf)), "*"];
}
