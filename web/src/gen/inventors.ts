// Made by tools/gen_web.py from src/bottega/games/inventors/picture/shapes.py. Not to be edited.

import type { PictureOf } from "../lib/picture";

export const SCHEMA = "inventors/1";
export type Picture = PictureOf<typeof SCHEMA, Common, Own>;

/** What every viewer sees. */
export interface Common {
  now: Now;
  statuette: number | null; // the seat that has it, once the first player is drawn
  bag: number; // tokens that have not come yet
  boxed: number; // tokens out of the game
  inventions: Invention[]; // in the order in which they were laid out
  free: Team[]; // to choose from, until teams are chosen
  sides: Side[];
}

/** What one seat knows beside that: nothing is secret, but only the own inventors can be sent. */
export interface Own {
  seat: number;
  sealed: string | null; // this seat's sealed choice, until all have one
  brings: Record<string, Record<string, Work>>; // by inventor and invention, where any cube would be placed
  runs: number[]; // what an invention of number 0, 1, 2 and so on would add to the points of runs
  fits: Record<string, number>; // by progress token: how many levels of the own inventors it could raise now
}

/** What is being done. */
export interface Now {
  phase: string; // the rulebook's name; empty when the match is over
  paragraph: string; // of the rulebook
  asked: number[]; // the seats that must choose
  chosen: number[]; // the seats with a sealed choice, until all have one
  turn: number | null; // the seat whose turn it is; others may be asked in it
  era: number; // from 1 on; 0 while teams are chosen
  eras: number; // how many there are
  ahead: number; // inventions still to be completed before the era ends
  putting: Putting | null;
  sharing: Sharing | null;
}

/** An invention of this era. */
export interface Invention {
  id: string;
  owner: number | null; // the seat that has acquired it
  laid: Laid | null; // null: the invention has left the table
}

/** A team that nobody leads. */
export interface Team {
  id: string;
  inventors: Inventor[];
}

/** What lies before a seat. */
export interface Side {
  seat: number;
  team: string | null;
  inventors: Inventor[];
  cubes: number | null; // at hand; null: they do not run out
  tokens: Record<string, number>; // face up
  inventions: string[]; // acquired
  runs: Run[]; // as they score most
  score: Score;
}

/** What an inventor would do for an invention now. Only the values are written, in this order. */
export type Work = [cubes: number, slots: ByDiscipline, lost: number, completes: boolean, rank: number];

/** Cubes whose slots are being chosen. */
export interface Putting {
  seat: number;
  cubes: number;
  invention: string;
}

/** A completed invention whose rewards are being shared. */
export interface Sharing {
  invention: string;
  seats: number[]; // those that are still to choose, in their order
}

/** What lies on an invention. */
export interface Laid {
  empty: ByDiscipline; // slots
  shares: Share[]; // of the contributors; whoever would choose a reward first comes first
  tokens: (string | null)[]; // null: taken
}

/** An inventor and the levels that the goal still asks for. Only the values are written, in this order. */
export type Inventor = [id: string, busy: boolean, levels: ByDiscipline, missing: ByDiscipline];

/** The points of a run and its inventions, of number 0, 1, 2 and so on; null is a wild number. */
export type Run = [points: number, inventions: (string | null)[]];

/** One seat's score if the match ended now. */
export interface Score {
  total: number;
  parts: Record<string, number>; // by where they come from
}

/** A number for each discipline. Only the numbers are written, in this order. */
export type ByDiscipline = [physics: number, chemistry: number, mechanics: number, mathematics: number];

/** What a seat has contributed to an invention. Only the values are written, in this order. */
export type Share = [seat: number, cubes: number, slots: ByDiscipline];
