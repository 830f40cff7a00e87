// Things of the table as sentences: for screen readers on the drawn board, and for the reading view.

import type { Notes } from "../../lib/moment";
import type { Texts } from "../../lib/words";
import type { Card, Work } from "./cards";
import { missingOf, partsOf, pointsOf } from "./notes";
import type { Area, Column, Workshop } from "./table";
import type { T } from "./words";

export const disciplineTold = (texts: Texts, discipline: string) => texts.name("discipline", discipline);

/** Whose area it is: a player's, or one of the hands of one person. */
export function areaName(table: Workshop, area: Area, players: string[], t: T): string {
  return table.alone ? t("hand_number", { hand: area.hand + 1 }) : (players[area.seat] ?? "");
}

export function columnTold({ discipline, level, study, turned }: Column, texts: Texts, t: T): string {
  const name = disciplineTold(texts, discipline);
  if (level === 0) return t("column_empty", { discipline: name });
  return t("column_told", { discipline: name, level, study, turned });
}

/** What the lower half of a card is for. */
export function lowerTold(card: Card, texts: Texts, t: T): string {
  if (card.action === "visit") return t("visit_for");
  if (card.action === "work") return t("work_for");
  const shown = card.shows.map((discipline) => disciplineTold(texts, discipline));
  return t("practise_in", { disciplines: card.any ? t("any") : shown.join(t("or")) });
}

/** A work with what it asks for, what it is worth and what a hand still lacks for it. */
export function workTold(
  work: Work,
  table: Workshop,
  notes: Notes,
  hand: number,
  texts: Texts,
  t: T,
): string {
  const levels = work.asks.map(({ discipline, level }) => `${disciplineTold(texts, discipline)} ${level}`);
  const parts = [
    texts.name("work", work.id),
    t("asks", { levels: levels.join(", ") }),
    worthTold(work, table, t),
  ];
  const lacking = lackingTold(work, notes, hand, texts, t);
  return [...parts, ...(lacking ? [lacking] : [])].join("; ");
}

export function worthTold(work: Work, table: Workshop, t: T): string {
  return work.design
    ? t("set", { values: table.print.sets.join(", ") })
    : t("points", { points: work.points });
}

function lackingTold(work: Work, notes: Notes, hand: number, texts: Texts, t: T): string {
  const short = work.asks.map(({ discipline }) => ({
    discipline,
    count: missingOf(notes, work.id, hand, discipline),
  }));
  if (short.some(({ count }) => count === null)) return "";
  const levels = short.flatMap(({ discipline, count }) =>
    count ? [`${disciplineTold(texts, discipline)} +${count}`] : [],
  );
  return levels.length > 0 ? t("missing_of", { levels: levels.join(", ") }) : t("all_reached");
}

/** Leonardo cards and works of an area, by name. */
export function gatheredTold(area: Area, texts: Texts): string[] {
  return [
    ...area.visits.map(
      ({ effect, count }) => texts.name("effect", effect) + (count > 1 ? ` × ${count}` : ""),
    ),
    ...area.works.map((work) => texts.name("work", work)),
  ];
}

/** What everybody may know of a hand at a glance. */
export function standingTold(table: Workshop, area: Area, notes: Notes, players: string[], t: T): string {
  const parts = [
    t("points_so_far", { points: pointsOf(notes, area.hand) }),
    t("in_hand", { count: area.cards.length }),
    t("gathered_count", { count: area.gathered }),
  ];
  if (area.tired) parts.push(t("tired"));
  if (area.rested) parts.push(t("rested"));
  return `${areaName(table, area, players, t)}: ${parts.join(", ")}`;
}

/** What the points of a hand are made of. */
export function partsTold(notes: Notes, hand: number, texts: Texts): string[] {
  return partsOf(notes, hand).flatMap(({ part, points }) =>
    points > 0 ? [`${texts.seek("parts", part) ?? part} ${points}`] : [],
  );
}

/** Cards by name; those that cannot be seen are only counted. */
export function cardsTold(cards: (Card | null)[], texts: Texts): string[] {
  return cards.flatMap((card) => (card ? [texts.name("card", card.id)] : []));
}
