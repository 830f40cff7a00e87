// The table as this viewer sees it: the ids of a picture turned into cards and spots to draw.

import type { Catalogue } from "../../lib/catalogue";
import type { AnyPicture } from "../../lib/moment";
import { pictureOf } from "../../lib/picture";
import { seeing } from "../../lib/seen";
import { SCHEMA, type Codex as Drawn, type Picture, type Secret, type Shared } from "../../gen/codex";
import { printOf, readBack, SYMBOLS, type Card, type Symbol } from "./cards";
import { words } from "./words";

export interface Spot {
  name: string; // as in moves: `3,-1`
  x: number;
  y: number;
}

export interface Laid extends Spot {
  card: Card;
  face: 0 | 1;
}

export interface Codex {
  laid: Laid[]; // in the order in which they were laid: a later one lies over an earlier one
  open: Spot[];
  shut: Spot[];
  symbols: { symbol: Symbol; count: number }[];
  points: number;
}

export interface Prospect {
  spot: string;
  covers: string[]; // a symbol, or `empty`, for each corner
  points: Record<string, number>; // by card in hand
}

export interface CodexTable {
  decks: { name: string; left: number; top: Card | null }[];
  shown: (Card | null)[];
  hands: Card[][]; // of some, only the back is known: they have no id
  codices: Codex[];
  starters: Card[];
  common: Shared[];
  goals: Secret[][]; // of each seat, those this viewer may know; once chosen, the kept one comes first
  chosen: boolean;
  lacking: Record<string, Record<string, number>>; // what cards in hand and face up ask for beyond what one's codex shows
  prospects: Prospect[]; // one's open spots, and what laying a card there would do
  endsAt: number; // whoever has so many points brings on the end
  ending: boolean;
  last: boolean; // the last round
  over: boolean;
}

/** The picture of a match of Codex Naturalis as things to draw. */
export function readTable(picture: AnyPicture, catalogue: Catalogue): CodexTable {
  const { common, own } = pictureOf<Picture>(SCHEMA, picture);
  const print = printOf(catalogue);
  const cardOf = (id: string): Card => print.cards.get(id) ?? readBack(id);
  return {
    decks: common.decks.map(({ id, left, top }) => ({ name: id, left, top: top ? cardOf(top) : null })),
    shown: common.shown.map((id) => (id ? cardOf(id) : null)),
    hands: common.codices.map((one) => (own?.seat === one.seat ? own : one).hand.map(cardOf)),
    codices: common.codices.map((one) => readCodex(one, cardOf)),
    starters: common.codices.map((one) => cardOf(one.starter)),
    common: common.objectives,
    goals: common.codices.map((one) =>
      own?.seat === one.seat ? own.objectives : one.objective ? [one.objective] : [],
    ),
    chosen: common.first !== null,
    lacking: own?.lacking ?? {},
    prospects: (own?.prospects ?? []).map(([spot, covers, points]) => ({
      spot,
      covers,
      points: Object.fromEntries(points.map((many, at) => [own?.hand[at], many])),
    })),
    endsAt: common.ends_at,
    ending: common.ending !== "no",
    last: common.ending === "last",
    over: common.ending === "over",
  };
}

/** What this viewer sees, read and worded: for the board, and for all that tells it. */
export const seen = seeing(readTable, words);
export type Seen = ReturnType<typeof seen>;

function readCodex(one: Drawn, cardOf: (id: string) => Card): Codex {
  return {
    laid: one.laid.map(([spot, card, face]) => ({
      ...readSpot(spot),
      card: cardOf(card),
      face: face === "front" ? 0 : 1,
    })),
    open: one.open.map(readSpot),
    shut: one.shut.map(readSpot),
    symbols: SYMBOLS.map((symbol) => ({ symbol, count: one.symbols[symbol] ?? 0 })),
    points: one.points,
  };
}

/** A spot from its name. */
export function readSpot(name: string): Spot {
  const [x = 0, y = 0] = name.split(",").map(Number);
  return { name, x, y };
}
