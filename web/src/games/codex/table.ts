// The table as these eyes see it: the numbers of a view turned into cards, spots and names.

import { rangeOf, type Catalogue } from "../../lib/catalogue";
import type { View } from "../../lib/moment";
import { printOf, readBack, SYMBOLS, type Card, type Symbol } from "./cards";

/** How the kit writes the board down; see games/codex/pieces.py. */
interface RawTable {
  decks: number[][];
  shown: number[];
  hands: number[][];
  areas: {
    spots: Record<string, number>;
    open: number[];
    laid: number[];
    symbols: number[];
    points: number;
  }[];
  starters: number[];
  common: number[];
  goals: number[][];
  first: number;
  ending: number;
}

export interface Spot {
  name: string; // as in moves: `3,-1`
  x: number;
  y: number;
}

export interface Laid extends Spot {
  card: Card;
  face: 0 | 1;
}

/** A card in a hand: known by name, or by its back only. */
export interface Held {
  card: Card;
  known: boolean;
}

export interface Codex {
  laid: Laid[]; // in the order in which they were laid: a later one lies over an earlier one
  open: Spot[];
  shut: Spot[];
  symbols: { symbol: Symbol; count: number }[];
  points: number;
}

export interface CodexTable {
  decks: { name: "resource" | "gold"; left: number; top: Card | null }[];
  shown: (Card | null)[];
  hands: Held[][];
  codices: Codex[];
  starters: Card[];
  common: string[];
  goals: string[][]; // of each seat, those these eyes may know; once chosen, the kept one comes first
  chosen: boolean;
  ending: boolean;
  over: boolean;
}

const SHUT = -1;
const OVER = 3;

/** The view of a match of Codex Naturalis as things to draw. */
export function readTable(view: View, catalogue: Catalogue): CodexTable {
  const raw = view.board as unknown as RawTable;
  const print = printOf(catalogue);
  const cardNames = rangeOf(catalogue, "card");
  const goalNames = rangeOf(catalogue, "objective");
  const cardOf = (number: number): Card => {
    const name = cardNames.text(number);
    return print.cards.get(name) ?? readBack(name);
  };
  const top = (deck: number[]): Card | null => {
    const last = deck[deck.length - 1];
    return last === undefined ? null : cardOf(last);
  };
  return {
    decks: raw.decks.map((deck, place) => ({
      name: place === 0 ? "resource" : "gold",
      left: deck.length,
      top: top(deck),
    })),
    shown: raw.shown.map((number) => (number >= 0 ? cardOf(number) : null)),
    hands: raw.hands.map((hand) => hand.map((number) => held(cardOf(number)))),
    codices: raw.areas.map((area) => readCodex(area, cardOf, catalogue)),
    starters: raw.starters.map(cardOf),
    common: raw.common.map((goal) => goalNames.text(goal)),
    goals: raw.goals.map((goals) => goals.filter((goal) => goal >= 0).map((goal) => goalNames.text(goal))),
    chosen: raw.first >= 0,
    ending: raw.ending > 0,
    over: raw.ending === OVER,
  };
}

function held(card: Card): Held {
  return { card, known: card.id !== "" };
}

function readCodex(
  area: RawTable["areas"][number],
  cardOf: (n: number) => Card,
  catalogue: Catalogue,
): Codex {
  const spotNames = rangeOf(catalogue, "spot");
  const spot = (number: number): Spot => readSpot(spotNames.text(number));
  const laid = area.laid.map((number): Laid => {
    const face = area.spots[String(number)] ?? 0;
    return { ...spot(number), card: cardOf(face >> 1), face: face % 2 === 0 ? 0 : 1 };
  });
  return {
    laid,
    open: area.open.map(spot),
    shut: Object.entries(area.spots).flatMap(([number, there]) =>
      there === SHUT ? [spot(Number(number))] : [],
    ),
    symbols: SYMBOLS.map((symbol, place) => ({ symbol, count: area.symbols[place] ?? 0 })),
    points: area.points,
  };
}

/** A spot from its name. */
export function readSpot(name: string): Spot {
  const [x = 0, y = 0] = name.split(",").map(Number);
  return { name, x, y };
}
