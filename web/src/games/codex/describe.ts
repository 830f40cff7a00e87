// The table of Codex Naturalis told in words, for those who read it.

import { inARow, labelled, listed } from "../../lib/listed";
import type { BoardProps, Told } from "../../lib/moment";
import type { Texts } from "../../lib/words";
import type { Card } from "./cards";
import { NEIGHBOURS } from "./layout";
import { seen, type Codex, type CodexTable, type Laid, type Seen } from "./table";
import { backName, cornerTold, pointsTold, symbolsTold } from "./telling";
import type { T } from "./words";

export function describe(props: BoardProps): Told[] {
  const { table, t, seat, players, texts, home, result } = seen(props);
  const told: Told[] = [{ title: t("track"), lines: scores(table, players, result?.scores, t) }];
  if (seat >= 0) told.push({ title: t("hand"), lines: handLines(table, seat, texts, t) });
  told.push({ title: t("take"), lines: takeLines(table, texts, t) });
  told.push({ title: t("objectives"), lines: aimLines(seen(props)) });
  const order = players.map((_, other) => (other + home) % players.length);
  for (const other of order) {
    const name = players[other] ?? "";
    const codex = table.codices[other];
    const title = other === seat ? t("your_codex") : t("codex_of", { name });
    if (codex)
      told.push({
        title,
        lines: [...codexLines(codex, texts, t), ...backs(table, other, seat, name, texts, t)],
      });
  }
  return told;
}

/** The points on the score track; at the end, the totals with objectives. */
function scores(table: CodexTable, players: string[], totals: number[] | undefined, t: T): string[] {
  const lines = players.map((name, seat) =>
    t("score_told", { name, points: totals?.[seat] ?? table.codices[seat]?.points ?? 0 }),
  );
  return table.ending && !table.over ? [...lines, `${t(table.last ? "last" : "last_round")}.`] : lines;
}

function handLines(table: CodexTable, seat: number, texts: Texts, t: T): string[] {
  const cards = table.hands[seat] ?? [];
  const starter = table.starters[seat];
  if (cards.length === 0 && starter && !table.over) {
    return [`${texts.name("card", starter.id)}.`, ...sides(starter, texts, t)];
  }
  return cards.map((card) => cardLine(card, texts, t));
}

/** Both sides of a starter: here the choice is between them. */
function sides(card: Card, texts: Texts, t: T): string[] {
  return card.faces.map((face, side) => {
    const always =
      face.centre.length > 0 ? [t("always", { symbols: symbolsTold(face.centre, texts, t) })] : [];
    const parts = [...face.corners.map((_, place) => cornerTold(card, side, place, texts, t)), ...always];
    return `${labelled(texts.name("face", side === 0 ? "front" : "back"), inARow(parts, t.lang), t.lang)}.`;
  });
}

function takeLines(table: CodexTable, texts: Texts, t: T): string[] {
  const decks = table.decks.map((deck) => {
    const name = t("deck", { deck: texts.name("deck", deck.name) });
    if (!deck.top) return `${labelled(name, t("empty"), t.lang)}.`;
    const back = backName(deck.top, texts);
    return `${labelled(name, listed([t("left", { left: deck.left }), t("top", { card: back })], t.lang, "unit"), t.lang)}.`;
  });
  return [...table.shown.flatMap((card) => (card ? [cardLine(card, texts, t)] : [])), ...decks];
}

function cardLine(card: Card, texts: Texts, t: T): string {
  const parts = card.faces[0].corners.map((_, place) => cornerTold(card, 0, place, texts, t));
  if (card.points > 0) parts.push(pointsTold(card, texts, t));
  if (card.requires.length > 0) parts.push(t("asks", { symbols: symbolsTold(card.requires, texts, t) }));
  return t("card_told", { card: texts.name("card", card.id), told: inARow(parts, t.lang) });
}

function aimLines({ table, t, home, seat, players, texts }: Seen): string[] {
  const line = (id: string, whose: string, points: number) =>
    t("objective_told", {
      objective: t("objective_of", { objective: texts.name("objective", id), whose }),
      points,
    });
  const lines = table.common.map(({ id, earned }) => line(id, t("common"), earned[home] ?? 0));
  table.goals.forEach((goals, owner) => {
    const own = owner === seat ? t("secret") : t("secret_of", { name: players[owner] ?? "" });
    const seen = table.chosen ? goals.slice(0, 1) : goals;
    lines.push(...seen.map(({ id, earned }) => line(id, table.chosen ? own : t("to_choose"), earned)));
  });
  return lines;
}

function codexLines(codex: Codex, texts: Texts, t: T): string[] {
  if (codex.laid.length === 0) return [t("waiting_start")];
  const shown = codex.symbols.filter(({ count }) => count > 0);
  const symbols = listed(
    shown.map(({ symbol, count }) => `${count} × ${texts.name("symbol", symbol)}`),
    t.lang,
    "unit",
  );
  const open = inARow(
    codex.open.map((spot) => spot.name),
    t.lang,
  );
  return [
    `${labelled(t("symbols"), symbols || t("no_symbols"), t.lang)}.`,
    open ? t("open_spots", { spots: open }) : t("no_open"),
    ...codex.laid.map((laid, order) => laidLine(codex, laid, order, texts, t)),
  ];
}

/** A card as it lies: only the corners that can still be seen are told. */
function laidLine(codex: Codex, laid: Laid, order: number, texts: Texts, t: T): string {
  const over = new Set(codex.laid.slice(order + 1).map((later) => later.name));
  const face = laid.card.faces[laid.face];
  const corners = face.corners.flatMap((corner, place) => {
    const step = NEIGHBOURS[place] ?? NEIGHBOURS[0];
    const covered = over.has(`${laid.x + step.x},${laid.y + step.y}`);
    return covered || corner === "none" ? [] : [cornerTold(laid.card, laid.face, place, texts, t)];
  });
  if (face.centre.length > 0) corners.push(t("always", { symbols: symbolsTold(face.centre, texts, t) }));
  return t("laid_card", {
    spot: laid.name,
    card: texts.name("card", laid.card.id),
    face: t(laid.face === 0 ? "front_up" : "back_up"),
    corners: corners.length > 0 ? `${inARow(corners, t.lang)}.` : "",
  }).trim();
}

function backs(table: CodexTable, other: number, seat: number, name: string, texts: Texts, t: T): string[] {
  const hand = table.hands[other] ?? [];
  if (other === seat || hand.length === 0) return [];
  const names = hand.map((card) => backName(card, texts));
  return [t("hand_of", { name, cards: listed(names, t.lang, "unit") })];
}
