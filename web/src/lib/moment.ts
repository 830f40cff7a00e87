// What some eyes are shown of a match at one instant, and what a board is given to draw it.

import type { Json, Table } from "./catalogue";
import type { Texts } from "./words";

export const NOBODY = -1; // as a seat: a spectator

/** A phrase (`events.placed`) with its arguments, to be worded in the reader's language. */
export interface Line {
  id: string;
  args: Record<string, string>;
}

/** Why moves of a pattern (`place G12 front *`) are not offered. */
export interface Refusal {
  about: string;
  why: Line;
  paragraph: string;
}

export interface Result {
  scores: number[];
  parts: Record<string, number>[];
  ranking: number[];
  tie_breaks: string[];
  winners: number[];
  stand_ins?: number[]; // seats for which a bot that stood in decided
}

/** The table as some eyes see it; `pictureOf` says of which game it is. */
export interface AnyPicture {
  schema: string; // `codex/1`
  common: unknown; // the same for all eyes
  own: unknown; // what a seat knows beside that; null for a spectator
}

/** A state masked for some eyes, as kit/codec.py writes it. */
export interface View {
  game: string;
  edition: number;
  seats: number;
  options: Record<string, string>;
  cards: string;
  board: Table;
  agenda: Table[];
  sealed: Record<string, number>;
}

/** What the rules tell beside the pieces (such as points so far), so that no client has to work them out. */
export type Notes = Record<string, Json>;

/** What a server tells of a match after a ply: as much of `Update` in server/protocol as a board needs. */
export interface Moment {
  eyes: number;
  ply: number;
  lines: { ply: number; line: Line }[];
  picture: AnyPicture | null;
  view: View;
  players: string[];
  awaited: { seat: number; question: Line }[];
  offers: string[];
  refusals: Refusal[];
  result: Result | null;
  notes?: Notes;
}

/** The one face of every board. Nothing here may be changed by it; it speaks through `say` only. */
export interface BoardProps {
  picture: AnyPicture | null;
  view: View;
  offers: string[];
  refusals: Refusal[];
  /** What this seat is asked, or else what the first of those who are awaited is asked. */
  question: Line | null;
  /** The seats that must choose now. */
  awaited: number[];
  seat: number;
  players: string[];
  texts: Texts;
  notes: Notes;
  lines: Line[];
  result: Result | null;
  /** A move that was said and waits to be confirmed: drawn as if it were done. */
  pending?: string | null;
  /** Says a move. */
  say: (text: string) => void;
  /** Opens the rules at a paragraph. */
  rule?: (paragraph: string) => void;
}

/** What a board needs beside the moment. */
export type Around = Pick<BoardProps, "texts" | "say" | "rule" | "pending">;

/** The props of a board, made from what the server told. */
export function boardProps(moment: Moment, around: Around): BoardProps {
  const { picture, view, offers, refusals, players, result, eyes } = moment;
  const asked = moment.awaited.find(({ seat }) => seat === eyes) ?? moment.awaited[0];
  return {
    ...around,
    picture,
    view,
    offers,
    refusals,
    question: asked?.question ?? null,
    awaited: moment.awaited.map(({ seat }) => seat),
    seat: eyes,
    players,
    notes: moment.notes ?? {},
    lines: moment.lines.map(({ line }) => line),
    result,
  };
}

/** A part of the table told in words: a heading and what there is to say under it. */
export interface Told {
  title: string;
  lines: string[];
}

export type Describe = (props: BoardProps) => Told[];
