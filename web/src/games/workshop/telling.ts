// Things of the table as sentences: for screen readers on the drawn board, and for the reading view.

import type { Rise } from "../../gen/workshop";
import { inARow, labelled, listed } from "../../lib/listed";
import type { Texts } from "../../lib/words";
import type { Card, Work } from "./cards";
import type { Area, Column, Workshop } from "./table";
import type { T } from "./words";

export const disciplineTold = (texts: Texts, discipline: string) => texts.name("discipline", discipline);

/** Whose area it is: a player's, or one of the hands of one person. */
export function areaName({ seat, hand }: Area, players: string[], t: T): string {
  return hand === null ? (players[seat] ?? "") : t("hand_number", { hand });
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
  return t("practise_in", { disciplines: card.any ? t("any") : listed(shown, texts.lang, "disjunction") });
}

/** A work with what it asks for, what it is worth and what an area still lacks for it, by discipline. */
export function workTold(
  work: Work,
  lacking: Record<string, number>,
  table: Workshop,
  texts: Texts,
  t: T,
): string {
  const levels = work.asks.map(({ discipline, level }) => `${disciplineTold(texts, discipline)} ${level}`);
  const parts = [
    texts.name("work", work.id),
    t("asks", { levels: listed(levels, t.lang, "unit") }),
    worthTold(work, table, t),
    lackingTold(lacking, texts, t),
  ];
  return inARow(parts, t.lang);
}

/** The levels that one area lacks, by discipline. */
export function lackingOf(missing: Record<string, number[]>, place: number): Record<string, number> {
  return Object.fromEntries(Object.entries(missing).map(([id, levels]) => [id, levels[place] ?? 0]));
}

export function worthTold(work: Work, table: Workshop, t: T): string {
  return work.design
    ? t("set", { values: listed(table.print.sets.map(String), t.lang, "unit") })
    : t("points", { points: work.points });
}

export function lackingTold(lacking: Record<string, number>, texts: Texts, t: T): string {
  const levels = Object.entries(lacking).flatMap(([discipline, count]) =>
    count > 0 ? [`${disciplineTold(texts, discipline)} +${count}`] : [],
  );
  return levels.length > 0 ? t("missing_of", { levels: listed(levels, t.lang, "unit") }) : t("all_reached");
}

/** What a discipline comes to with one more card: its level, points, what it then suffices for. */
export function riseTold(discipline: string, [level, points, opens]: Rise, texts: Texts, t: T): string {
  const works = listed(
    opens.map((work) => texts.name("work", work)),
    t.lang,
    "unit",
  );
  return listed(
    [
      t("rise", { discipline: disciplineTold(texts, discipline), level }),
      ...(points > 0 ? [t("gain", { points })] : []),
      ...(works ? [t("opens", { works })] : []),
    ],
    t.lang,
    "unit",
  );
}

/** Leonardo cards and works of an area, by name. */
export function gatheredTold(area: Area, texts: Texts): string[] {
  return [
    ...Object.entries(area.visits).map(
      ([effect, count]) => texts.name("effect", effect) + (count > 1 ? ` × ${count}` : ""),
    ),
    ...area.works.map((work) => texts.name("work", work)),
  ];
}

/** What everybody may know of a hand at a glance. */
export function standingTold(area: Area, players: string[], t: T): string {
  return labelled(areaName(area, players, t), countsTold(area, t), t.lang);
}

/** The same without whose it is. */
export function countsTold(area: Area, t: T): string {
  const parts = [
    t("points_so_far", { points: area.points }),
    t("in_hand", { count: area.cards }),
    t("gathered_count", { count: area.gathered }),
  ];
  if (area.tired) parts.push(t("tired"));
  if (area.rested) parts.push(t("rested"));
  return listed(parts, t.lang, "unit");
}

/** What the points of an area are made of. */
export function partsTold(area: Area, texts: Texts): string[] {
  return Object.entries(area.parts).map(([part, points]) => `${texts.seek("parts", part) ?? part} ${points}`);
}

/** Cards by name. */
export function cardsTold(cards: Card[], texts: Texts): string[] {
  return cards.map((card) => texts.name("card", card.id));
}

/** In a solitaire, the sum of all hands and what it must reach. */
export function goalOf({ solitaire }: Workshop): { sum: number; goal: number } | null {
  return solitaire && { sum: solitaire.points, goal: solitaire.goal };
}
