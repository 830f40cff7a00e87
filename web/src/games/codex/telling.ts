// Cards in words, as they are printed: for those who read the table and those who ask what something is.

import { listed } from "../../lib/listed";
import type { Texts } from "../../lib/words";
import { CORNERS, type Card, type Face } from "./cards";
import type { T } from "./words";

/** “3 × fungi, 1 × blank”, of corners that are missing nothing. */
export function symbolsTold(symbols: string[], texts: Texts, t: T): string {
  const counts: Record<string, number> = {};
  for (const symbol of symbols) if (symbol !== "none") counts[symbol] = (counts[symbol] ?? 0) + 1;
  return countsTold(counts, texts, t);
}

export function countsTold(counts: Record<string, number>, texts: Texts, t: T): string {
  return listed(
    Object.entries(counts).map(
      ([symbol, count]) => `${count} × ${symbol === "empty" ? t("blank") : texts.name("symbol", symbol)}`,
    ),
    texts.lang,
    "unit",
  );
}

export function pointsTold({ points, scoring }: Card, texts: Texts, t: T): string {
  if (scoring === "flat") return t("flat", { points });
  if (scoring === "per_corner") return t("per_corner", { points });
  return t("per_symbol", { points, symbol: texts.name("symbol", scoring.slice(4)) });
}

export function cornerTold(card: Card, face: number, place: number, texts: Texts, t: T): string {
  const what = card.faces[face === 0 ? 0 : 1].corners[place] ?? "none";
  const where = t(CORNERS[place] ?? "nw");
  const told = what === "empty" ? t("blank") : what === "none" ? t("missing") : texts.name("symbol", what);
  return t("corner", { where, what: told });
}

/** What a side shows for good, and what only until a card covers it. */
export function sideTold(face: Face, texts: Texts, t: T): string[] {
  const always =
    face.centre.length > 0 ? [t("side_always", { symbols: symbolsTold(face.centre, texts, t) })] : [];
  return [...always, t("side_corners", { corners: symbolsTold(face.corners, texts, t) })];
}

/** A card of which only the back is seen. */
export const backName = (card: Card, texts: Texts): string =>
  texts.name("card", card.id || `${card.deck === "gold" ? "G" : "R"}-${card.kingdom}`);
