// Made by tools/gen_web.py from src/bottega/games/leonardo/picture/shapes.py. Not to be edited.

import type { PictureOf } from "../lib/picture";

export const SCHEMA = "leonardo/3";
export type Picture = PictureOf<typeof SCHEMA, Common, Own>;

/** What every viewer sees. */
export interface Common {
  now: Now;
  ways: Ways;
  printing: "example" | "number"; // of the inventions: 8 and 13 have another rank in each
  leonardo: number; // the seat that holds him
  prices: number[]; // beside every place but the Council: for the first good, the second …
  places: Place[]; // A to H
  purse: number; // florins that lie at the Council
  spaces: Space[];
  requested: string[];
  deck: number; // inventions that are still to come
  looked: number[][]; // for the first cards of the deck, who has looked at them
  completed: string[]; // by somebody
  boxed: string[]; // out of this match
  auctions: Auction[]; // still to be held
  bids: Bid[]; // of the last auction of this turn
  sides: Side[];
}

/** What one seat knows beside that. */
export interface Own {
  seat: number;
  sealed: string | null; // this seat's sealed choice, until all have one
  florins: number;
  components: Record<string, number>; // in hand or under a laboratory
  score: Score;
  hand: Record<string, number>;
  lacks: Record<string, Record<string, number>>; // by invention asked for, the components one's hand has too few of
  works: Record<string, Work>; // what one's laboratories make
  deck: Seen[];
}

/** What is being done: in which turn, in which place of the city, at which price. */
export interface Now {
  phase: string; // the rulebook's name; empty when the match is over
  paragraph: string; // of the rulebook
  asked: number[]; // the seats that must choose
  chosen: number[]; // the seats with a sealed choice, until all have one
  letter: "A" | "B" | "C" | "D" | null; // of the phase; none before the first turn and at the end
  turn: number; // 0 before the first one
  turns: number;
  city_turns: number; // in the turns after these, nobody goes to the city
  place: string | null; // where the Lord of the City stands
  sold: number | null; // so many were sold there in this turn
  price: number | null; // of the next one
}

/** How this match is played, where variants differ. */
export interface Ways {
  gives_leonardo: boolean; // the first at the Council says who holds him
  leaves_out: boolean; // the last at a full Council gets nothing
  stays: boolean; // who has bought is asked again
  labs_first: boolean; // laboratories get their workers before anybody goes to the city
  auctions: boolean; // for the card of what several complete at once
  points: boolean; // win, not florins
}

/** A place of the city. */
export interface Place {
  id: string;
  gives: string[]; // goods; the Council gives its four spaces instead
  left: number | null; // of the stack of a shop
  line: Group[]; // from the arrow on
}

/** A space of the Council. Only the values are written, in this order. */
export type Space = [id: string, price: number, seat: number | null, gives: "component" | "look" | "move-any" | "move-last" | "move-own" | "purse" | "turn-up" | "two-florins"];

/** An invention that several completed at once, and who may bid for its card. */
export interface Auction {
  invention: string;
  seats: number[];
}

/** What was bid for a card. */
export interface Bid {
  seat: number;
  florins: number;
}

/** What lies before a seat. */
export interface Side {
  seat: number;
  florins: number | null; // none while stocks are hidden; a seat has its own in `Own`
  components: Record<string, number> | null; // in hand or under a laboratory; none while stocks are hidden
  hand: Record<string, number> | null; // of them, those in hand; none while it makes something in secret
  apprentices: Apprentices;
  master: boolean; // not placed yet
  passed: boolean;
  laboratories: Laboratory[]; // those that it has
  cards: string[]; // inventions whose card it has
  completed: string[]; // with the card or without
  saves: Record<string, number>; // by type, so many weeks less for its next invention
  useful: string[]; // what the Workshop and the Academy sell and this seat could use now
  score: Score | null; // none while hidden florins are a part of it
}

/** One seat's score if the match ended now. */
export interface Score {
  total: number;
  parts: Record<string, number>; // by where they come from
}

/** What a laboratory makes. */
export interface Work {
  invention: string;
  weeks: number; // as printed
  discount: number; // so many weeks less, for one's own cards of the same type
  left: number; // weeks it still needs, the discount counted
}

/** A card of the deck that one has looked at. */
export interface Seen {
  depth: number; // 1 is the top card
  invention: string;
}

/** Workers of one seat who stand together. Only the values are written, in this order. */
export type Group = [seat: number, apprentices: number, master: boolean, strength: number, asked: boolean, rank: number];

/** The apprentices of a seat: so many are not placed yet, of all that it has. */
export interface Apprentices {
  free: number;
  of: number;
  academy: number; // still to be had there
}

/** A laboratory, its workers and its mechanical men. */
export interface Laboratory {
  id: string;
  places: number; // of the side that is up
  men: number;
  apprentices: number;
  master: boolean;
  week: number | null; // of the work under way; none if it is at rest
  adds: number; // weeks that those who are there now will work in this turn
  work: Work | null; // once it is shown to all; when the match is over, all are
}
