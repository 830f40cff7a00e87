// Made by tools/gen_web.py from src/bottega/games/codex/picture/shapes.py. Not to be edited.

import type { PictureOf } from "../lib/picture";

export const SCHEMA = "codex/2";
export type Picture = PictureOf<typeof SCHEMA, Common, Own>;

/** What every viewer sees. */
export interface Common {
  now: Now;
  first: number | null; // the seat that goes first, once it is drawn
  ending: "last" | "no" | "over" | "round"; // this round is played to its end; the last round; over
  ends_at: number; // whoever has so many points brings on the end
  decks: Deck[];
  shown: (string | null)[]; // the cards that lie face up, two of each deck
  objectives: Shared[]; // those that count for everybody
  codices: Codex[];
}

/** What one seat knows beside that. */
export interface Own {
  seat: number;
  sealed: string | null; // this seat's sealed choice, until all have one
  hand: string[];
  lacking: Record<string, Record<string, number>>;
  prospects: Prospect[];
  objectives: Secret[]; // two to choose from; once that is done, the kept one comes first
}

/** The current step. A game may add more, such as the turn and the place. */
export interface Now {
  phase: string; // the rulebook's name; empty when the match is over
  paragraph: string; // of the rulebook
  asked: number[]; // the seats that must choose
  chosen: number[]; // the seats with a sealed choice, until all have one
}

/** A deck that lies face down. */
export interface Deck {
  id: string;
  left: number;
  top: string | null; // the back of the top card
}

/** An objective that counts for everybody, and the points that it would earn each seat now. */
export interface Shared {
  id: string;
  earned: number[];
}

/** What lies before a seat. */
export interface Codex {
  seat: number;
  points: number; // of the cards laid so far
  hand: string[]; // the backs of its cards; once the match is over, the cards
  starter: string;
  laid: Laid[]; // in the order in which they were laid: a later one lies over an earlier one
  open: string[]; // spots on which a card may be laid
  shut: string[]; // spots on which no card may ever be laid, for it would cover a missing corner
  symbols: Record<string, number>; // those that can be seen
  objective: Secret | null; // the secret one, once it is shown
}

/** An open spot of one's own, and what laying a card there would do. Only values are written. */
export type Prospect = [spot: string, covers: string[], points: number[]];

/** An objective of one seat, and the points that it would earn that seat now. */
export interface Secret {
  id: string;
  earned: number;
}

/** A card of a codex. There are so many of them that only their values are written, in this order. */
export type Laid = [spot: string, card: string, face: string];
