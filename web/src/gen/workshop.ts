// Made by tools/gen_web.py from src/bottega/games/workshop/picture/shapes.py. Not to be edited.

import type { PictureOf } from "../lib/picture";

export const SCHEMA = "workshop/3";
export type Picture = PictureOf<typeof SCHEMA, Common, Own>;

/** What every viewer sees. */
export interface Common {
  now: Now;
  ending: "last" | "no" | "round"; // the deck is empty and another round follows; the last round
  deck: number; // cards left to draw for the area whose turn it is
  discarded: number;
  looked: number; // cards of the deck that whoever has the turn looks at
  played: string[]; // every apprentice on the table or discarded, in order
  rows: Row[];
  areas: Area[];
  tired: number | null; // the area that has the fatigue card; null where it is not used
  rested: number[]; // the areas that can never have it
  solitaire: Solitaire | null;
}

/** What one seat knows beside that. */
export interface Own {
  seat: number;
  sealed: string | null; // this seat's sealed choice, until all have one
  hands: string[][]; // by area: all cards of its own hands; of another hand those that it knows
  outlook: Outlook; // of its area; of its hands alone, of the one whose turn it is
  looked: string[]; // cards of the deck that it looks at now
  waiting: string[]; // cards of an earlier look, until this one is over
  under: (string | null)[]; // cards put under the deck, the upper one first; null: put there by another
}

/** What is being done. An area is told by its place in `areas`, which is its seat if each has one. */
export interface Now {
  phase: string; // the rulebook's name; empty when the match is over
  paragraph: string; // of the rulebook
  asked: number[]; // the seats that must choose
  chosen: number[]; // the seats with a sealed choice, until all have one
  round: number | null; // under way, or in maintenance just played; null when the match is over
  order: number[]; // the areas that play in this round, one after the other; then comes maintenance
  first: number; // the area that begins the round
  turn: number; // the area whose turn it is
}

/** A row of the middle, beside its pile. */
export interface Row {
  id: "leonardo" | "patrons" | "unfinished";
  places: (Place | null)[]; // null: empty until maintenance
  left: number; // cards in the pile
}

/** What lies before a player, or before one of the hands of one person. */
export interface Area {
  seat: number; // who plays it
  hand: string | null; // its number in a solitaire; null where each seat has one
  cards: number; // in hand
  held: string[]; // these cards, once the match is over and hands are shown; empty before
  columns: Column[];
  visits: Record<string, number>; // Leonardo cards, by effect
  works: string[];
  gathered: number; // Leonardo cards and works together
  points: number; // so far
  parts: Record<string, number>; // what the points are made of
}

/** How near one person is to the goal. */
export interface Solitaire {
  order: "rotation" | "sequence"; // four hands in turn, or one after another
  points: number; // of all hands so far
  goal: number;
  piles: number[]; // cards left to draw, by area: each has a pile of its own
}

/** What one more card would make of each discipline of an area. */
export interface Outlook {
  study: Record<string, Rise>;
  practice: Record<string, Rise>; // of disciplines in play; a lesson does the same
}

/** An effect or a work in the middle: levels areas lack, by discipline; points it would bring each. */
export type Place = [id: string, missing: Record<string, number[]>, points: number[]];

/** A discipline in play, its level, how many study cards and how many turned cards beneath them. */
export type Column = [discipline: string, level: number, study: number, turned: number];

/** A discipline after one more card: its level, points gained, works of the middle then within reach. */
export type Rise = [level: number, points: number, opens: string[]];
