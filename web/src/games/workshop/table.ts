// The table as these eyes see it: the numbers of a view turned into rows, areas, hands and the deck.

import { rangeOf, type Catalogue, type Table } from "../../lib/catalogue";
import type { View } from "../../lib/moment";
import {
  DISCIPLINES,
  EFFECTS,
  printOf,
  readCard,
  type Card,
  type Discipline,
  type Effect,
  type Print,
} from "./cards";

/** How the kit writes the board down; see games/workshop/pieces.py. */
interface RawTable {
  deck: number[];
  top: number;
  floor: number;
  hands: number[][];
  aside: number[];
  played: number[];
  rows: number[];
  left: number[];
  columns: number[];
  levels: number[];
  visits: number[];
  owner: number[];
  gathered: number[];
  fatigue: number;
  turn: number;
  ending: number;
}

export interface Column {
  discipline: Discipline;
  study: number; // study cards
  turned: number; // practice cards and lessons beneath them
  level: number;
}

/** What one hand has: its cards, and the area before it. */
export interface Area {
  hand: number;
  seat: number; // who plays it
  cards: (Card | null)[]; // null: unknown to these eyes
  columns: Column[];
  visits: { effect: Effect; count: number }[];
  works: string[];
  gathered: number;
  tired: boolean;
  rested: boolean;
}

export const ROWS = ["leonardo", "patrons", "unfinished"] as const;

/** A row of the middle: what lies there (null: taken), and how many are left in its pile. */
export interface Row {
  id: (typeof ROWS)[number];
  places: (string | null)[];
  left: number;
}

export interface Workshop {
  print: Print;
  alone: boolean; // one person plays all hands
  sequence: boolean; // one hand after another, without the fatigue card
  round: number;
  deck: number;
  /** What lies under the deck as far as these eyes know it, the upper one first. */
  under: Card[];
  discarded: number;
  rows: Row[];
  areas: Area[];
  turn: number;
  /** Cards of the deck being looked at: of these one is played, or one goes back. */
  looked: (Card | null)[];
  /** Cards of an earlier look that wait until this one is over. */
  waiting: (Card | null)[];
  ending: boolean; // the deck is empty, one more round comes
  last: boolean;
}

const ROW = 3;
const ENDING = 1;
const LAST = 2;

/** The view of a match of The Workshop of Leonardo as things to draw. */
export function readTable(view: View, catalogue: Catalogue): Workshop {
  const raw = view.board as unknown as RawTable;
  const print = printOf(catalogue);
  const names = rangeOf(catalogue, "card");
  const card = (number: number) => (number < 0 ? null : readCard(names.text(number)));
  const areas = raw.hands.map((cards, hand) => readArea(raw, view, hand, cards.map(card), print, catalogue));
  const looking = lookedAt(view.agenda, raw.aside.length);
  const aside = raw.aside.map(card);
  const laid = areas.flatMap(({ columns }) => columns).reduce((sum, one) => sum + one.study + one.turned, 0);
  const lessons = areas.reduce((sum, area) => sum + countOf(area, "practice"), 0) - beingTaught(view.agenda);
  return {
    print,
    alone: view.seats < raw.hands.length,
    sequence: raw.fatigue < 0,
    round: roundOf(view.agenda),
    deck: raw.top - raw.floor,
    under: raw.deck
      .slice(raw.floor, raw.top)
      .reverse()
      .flatMap((number) => card(number) ?? []),
    discarded: raw.played.length - (laid - lessons),
    rows: ROWS.map((id, row) => ({ id, places: readRow(raw, row, catalogue), left: raw.left[row] ?? 0 })),
    areas,
    turn: raw.turn,
    looked: aside.slice(aside.length - looking),
    waiting: aside.slice(0, aside.length - looking),
    ending: raw.ending === ENDING,
    last: raw.ending === LAST,
  };
}

/** How many of the cards aside belong to the look that is under way; those of earlier looks lie before them. */
function lookedAt(agenda: Table[], aside: number): number {
  const step = [...agenda].reverse().find(({ is }) => is === "PlayLooked" || is === "PutUnder");
  return Math.min(aside, Number(step?.["count"] ?? 0));
}

/** The round under way; in maintenance, the one just played. */
function roundOf(agenda: Table[]): number {
  const number = (step: string) => Number(agenda.find(({ is }) => is === step)?.["number"] ?? 0);
  return number("EndRound") || Math.max(0, number("BeginRound") - 1);
}

/** A lesson that was taken but lies under no column yet. */
function beingTaught(agenda: Table[]): number {
  return agenda[agenda.length - 1]?.["is"] === "Teach" ? 1 : 0;
}

function readRow(raw: RawTable, row: number, catalogue: Catalogue): (string | null)[] {
  const range = rangeOf(catalogue, row === 0 ? "effect" : "work");
  return raw.rows.slice(row * ROW, row * ROW + ROW).map((number) => (number < 0 ? null : range.text(number)));
}

function readArea(
  raw: RawTable,
  view: View,
  hand: number,
  cards: (Card | null)[],
  print: Print,
  catalogue: Catalogue,
): Area {
  const visits = EFFECTS.map((effect, place) => ({
    effect,
    count: raw.visits[hand * EFFECTS.length + place] ?? 0,
  })).filter(({ count }) => count > 0);
  return {
    hand,
    seat: view.seats < raw.hands.length ? 0 : hand,
    cards,
    columns: DISCIPLINES.map((discipline, place) => {
      const at = hand * DISCIPLINES.length + place;
      const [study, level] = [raw.columns[at] ?? 0, raw.levels[at] ?? 0];
      return { discipline, study, level, turned: (level - study) / print.practice };
    }),
    visits,
    works: raw.owner.flatMap((owner, work) =>
      owner === hand ? [rangeOf(catalogue, "work").text(work)] : [],
    ),
    gathered: raw.gathered[hand] ?? 0,
    tired: raw.fatigue === hand,
    // Without the fatigue card there is nothing to be rested from.
    rested: raw.fatigue >= 0 && visits.some(({ effect }) => print.restful.includes(effect)),
  };
}

/** How many Leonardo cards of an effect an area has. */
export function countOf(area: Area, effect: Effect): number {
  return area.visits.find((one) => one.effect === effect)?.count ?? 0;
}

/** How many cards of a design an area has. */
export function ofDesign(area: Area, design: string, print: Print): number {
  return area.works.filter((work) => print.works.get(work)?.design === design).length;
}
