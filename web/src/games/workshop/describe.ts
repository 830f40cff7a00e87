// The table of The Workshop of Leonardo told in words, for those who read it.

import { NOBODY, type BoardProps, type Told } from "../../lib/moment";
import { goalOf } from "./notes";
import { readTable, type Area, type Row, type Workshop } from "./table";
import { areaName, cardsTold, columnTold, gatheredTold, partsTold, standingTold, workTold } from "./telling";
import { words, type T } from "./words";

export function describe(props: BoardProps): Told[] {
  const { view, seat, texts } = props;
  const table = readTable(view, texts.catalogue);
  const t = words(texts.lang);
  const home = homeOf(table, seat);
  const order = table.areas.map((_, place) => (place + home) % table.areas.length);
  return [
    { title: t("table"), lines: tableLines(props, table, t) },
    ...table.rows.map((row) => ({ title: t(row.id), lines: rowLines(props, table, row, home, t) })),
    ...lookedAt(props, table, t),
    ...order.flatMap((hand): Told[] => {
      const area = table.areas[hand];
      return area ? [{ title: titleOf(props, table, area, t), lines: areaLines(props, table, area, t) }] : [];
    }),
  ];
}

/** The hand whose area is shown first: one's own, or of one's four the one whose turn it is. */
export function homeOf(table: Workshop, seat: number): number {
  if (table.alone) return table.turn;
  return seat === NOBODY ? 0 : seat;
}

function tableLines({ texts, notes }: BoardProps, table: Workshop, t: T): string[] {
  const lines = table.round > 0 ? [`${t("round", { round: table.round })}.`] : [];
  lines.push(`${t("deck", { count: table.deck })}, ${t("discarded", { count: table.discarded })}.`);
  if (table.under.length > 0) lines.push(`${t("under")}: ${cardsTold(table.under, texts).join("; ")}.`);
  if (table.ending) lines.push(`${t("ending")}.`);
  if (table.last) lines.push(`${t("last")}.`);
  const goal = goalOf(notes);
  return goal ? [...lines, `${t("sum", { ...goal })}.`] : lines;
}

function rowLines({ texts, notes }: BoardProps, table: Workshop, row: Row, home: number, t: T): string[] {
  const shown = row.places.map((id) => {
    const work = table.print.works.get(id ?? "");
    if (work) return `${workTold(work, table, notes, home, texts, t)}.`;
    return `${id ? texts.name("effect", id) : t("taken")}.`;
  });
  return [...shown, `${t("pile", { count: row.left })}.`];
}

function lookedAt({ texts }: BoardProps, table: Workshop, t: T): Told[] {
  const aside = [...table.looked, ...table.waiting];
  if (aside.length === 0) return [];
  const seen = cardsTold(table.looked, texts);
  const waiting = cardsTold(table.waiting, texts);
  const lines = [
    ...seen.map((card) => `${card}.`),
    ...(waiting.length > 0 ? [`${t("waiting")}: ${waiting.join("; ")}.`] : []),
  ];
  const hidden = t("looked_others", { count: aside.length });
  return [{ title: seen.length > 0 ? t("looked") : hidden, lines: seen.length > 0 ? lines : [`${hidden}.`] }];
}

function titleOf({ seat, players }: BoardProps, table: Workshop, area: Area, t: T): string {
  if (table.alone) return t("area_number", { hand: area.hand + 1 });
  return area.seat === seat ? t("yours") : t("area_of", { name: areaName(table, area, players, t) });
}

function areaLines({ texts, notes, players }: BoardProps, table: Workshop, area: Area, t: T): string[] {
  const lines = [`${standingTold(table, area, notes, players, t)}.`];
  const parts = partsTold(notes, area.hand, texts);
  if (parts.length > 0) lines.push(`${parts.join(", ")}.`);
  lines.push(...area.columns.map((column) => `${columnTold(column, texts, t)}.`));
  lines.push(`${t("gathered")}: ${gatheredTold(area, texts).join("; ") || t("nothing")}.`);
  const known = cardsTold(area.cards, texts);
  if (known.length > 0) {
    const all = known.length === area.cards.length;
    lines.push(
      all
        ? `${t("in_hand", { count: known.length })}: ${known.join("; ")}.`
        : `${t("known", { cards: known.join("; ") })}.`,
    );
  }
  return lines;
}
