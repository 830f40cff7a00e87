// The table of The Workshop of Leonardo told in words, for those who read it.

import type { Row } from "../../gen/workshop";
import { inARow, labelled, listed } from "../../lib/listed";
import { NOBODY, type BoardProps, type Told } from "../../lib/moment";
import type { Texts } from "../../lib/words";
import { seen, type Area, type Workshop } from "./table";
import {
  areaName,
  cardsTold,
  columnTold,
  gatheredTold,
  goalOf,
  lackingOf,
  partsTold,
  standingTold,
  workTold,
} from "./telling";
import type { T } from "./words";

export function describe(props: BoardProps): Told[] {
  const { table, t, seat, players, texts } = seen(props);
  const home = homeOf(table, seat);
  return [
    { title: t("table"), lines: tableLines(table, texts, t) },
    ...table.rows.map((row) => ({ title: t(row.id), lines: rowLines(table, row, home, texts, t) })),
    ...lookedAt(table, texts, t),
    ...[...table.areas.slice(home), ...table.areas.slice(0, home)].map((area) => ({
      title: titleOf(area, seat, players, t),
      lines: areaLines(area, players, texts, t),
    })),
  ];
}

/** The place of the area that is shown first: one's own, or of one's four the one whose turn it is. */
export function homeOf({ solitaire, now }: Workshop, seat: number): number {
  if (solitaire) return now.turn;
  return seat === NOBODY ? 0 : seat;
}

/** Whose area it is. */
export function titleOf(area: Area, seat: number, players: string[], t: T): string {
  if (area.hand) return t("area_number", { hand: area.hand });
  return area.seat === seat ? t("yours") : t("area_of", { name: areaName(area, players, t) });
}

function tableLines(table: Workshop, texts: Texts, t: T): string[] {
  const { round } = table.now;
  const lines = round === null ? [] : [`${t("round", { round })}.`];
  lines.push(
    `${listed([t("deck", { count: table.deck }), t("discarded", { count: table.discarded })], t.lang, "unit")}.`,
  );
  if (table.under.length > 0)
    lines.push(`${labelled(t("under"), inARow(cardsTold(table.under, texts), t.lang), t.lang)}.`);
  if (table.ending !== "no") lines.push(`${t(table.ending === "last" ? "last" : "ending")}.`);
  const goal = goalOf(table);
  return goal ? [...lines, `${t("sum", goal)}.`] : lines;
}

function rowLines(table: Workshop, row: Row, home: number, texts: Texts, t: T): string[] {
  const shown = row.places.map((place) => {
    if (!place) return `${t("taken")}.`;
    const [id, missing] = place;
    const work = table.print.works.get(id);
    const told = work ? workTold(work, lackingOf(missing, home), table, texts, t) : texts.name("effect", id);
    return `${told}.`;
  });
  return [...shown, `${t("pile", { count: row.left })}.`];
}

function lookedAt({ looked, seen, waiting }: Workshop, texts: Texts, t: T): Told[] {
  if (looked === 0) return [];
  const lines = cardsTold(seen, texts).map((card) => `${card}.`);
  if (waiting.length > 0)
    lines.push(`${labelled(t("waiting"), inARow(cardsTold(waiting, texts), t.lang), t.lang)}.`);
  const hidden = t("looked_others", { count: looked });
  return [lines.length > 0 ? { title: t("looked"), lines } : { title: hidden, lines: [`${hidden}.`] }];
}

function areaLines(area: Area, players: string[], texts: Texts, t: T): string[] {
  const lines = [`${standingTold(area, players, t)}.`];
  const parts = partsTold(area, texts);
  if (parts.length > 0) lines.push(`${listed(parts, t.lang, "unit")}.`);
  lines.push(...area.columns.map((column) => `${columnTold(column, texts, t)}.`));
  lines.push(
    `${labelled(t("gathered"), inARow(gatheredTold(area, texts), t.lang) || t("nothing"), t.lang)}.`,
  );
  const cards = inARow(cardsTold(area.known, texts), t.lang);
  if (cards) {
    const all = area.known.length === area.cards;
    lines.push(
      all ? `${labelled(t("in_hand", { count: area.cards }), cards, t.lang)}.` : `${t("known", { cards })}.`,
    );
  }
  return lines;
}
