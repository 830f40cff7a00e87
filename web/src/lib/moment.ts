// What some eyes are shown of a match at one instant, and what a board is given to draw it.

import type { Picture as AnyPicture } from "../gen/protocol";
import type { Texts } from "./words";

export type { AnyPicture };

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

/** What a server tells of a match after a ply: as much of `Update` in server/protocol as a board needs. */
export interface Moment {
  eyes: number;
  ply: number;
  lines: { ply: number; line: Line }[];
  picture: AnyPicture;
  players: string[];
  awaited: { seat: number; question: Line }[];
  offers: string[];
  refusals: Refusal[];
  result: Result | null;
}

/** The one face of every board. Nothing here may be changed by it; it speaks through `say` only. */
export interface BoardProps {
  picture: AnyPicture;
  offers: string[];
  refusals: Refusal[];
  /** What this seat is asked, or else what the first of those who are awaited is asked. */
  question: Line | null;
  /** The seats that must choose now. */
  awaited: number[];
  seat: number;
  players: string[];
  texts: Texts;
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
  const { picture, offers, refusals, players, result, eyes } = moment;
  const asked = moment.awaited.find(({ seat }) => seat === eyes) ?? moment.awaited[0];
  return {
    ...around,
    picture,
    offers,
    refusals,
    question: asked?.question ?? null,
    awaited: moment.awaited.map(({ seat }) => seat),
    seat: eyes,
    players,
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
