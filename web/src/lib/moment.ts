// What a viewer is shown of a match at one instant, and what a board is given to draw it.

import type { Line, Picture as AnyPicture, Refusal, Result as Ended } from "../gen/protocol";
import type { Texts } from "./words";

export type { AnyPicture, Line, Refusal };

export const NOBODY = -1; // as a seat: a spectator

/** How it ended; a moment of a fixture says nothing of those who left. */
type Left = "stand_ins" | "resigned" | "abandoned" | "cancelled" | "brought";
export type Result = Omit<Ended, Left> & Partial<Pick<Ended, Left>>;

/** What a server tells of a match after a ply: as much of `Update` in server/core/shown.py as a board needs. */
export interface Moment {
  viewer: number;
  ply: number;
  lines: { ply: number; line: Line }[];
  picture: AnyPicture;
  players: string[];
  awaited: { seat: number; question: Line }[];
  offers: string[];
  refusals: Refusal[];
  result: Result | null;
}

/** What is said without a tap after a move, if the player is asked that next. */
export interface Then {
  question: string;
  /** Arguments that the question must have. */
  args: Record<string, string>;
  said: string;
  /** Verbs of offers that make it a new choice. */
  unless: string[];
  /** If given, only these offers are known: any other makes it a new choice. */
  known?: string[];
  /** It must tell nobody what is secret: only where all can know what is offered. */
  open: boolean;
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
  pending: string | null;
  /** Says a move, and perhaps what shall follow it. */
  say: (text: string, then?: Then) => void;
  /** Opens the rules at a paragraph. */
  rule?: (paragraph: string) => void;
  /** Hears why something was refused, when that is told. */
  refused?: (why: Refusal[]) => void;
}

/** A part of what a board is given, handed on to a part of the board. */
export type Given<K extends keyof BoardProps> = Pick<BoardProps, K>;

/** What a board needs beside the moment. */
export type Around = Given<"texts" | "say" | "rule"> & Partial<Given<"pending" | "refused">>;

/** Whether a game tells this; what the server tells, such as who resigned, is on no board. */
export const isOfGame = ({ id }: Line) => !id.startsWith("server.");

/** The props of a board, made from what the server told. */
export function boardProps(moment: Moment, around: Around): BoardProps {
  const { picture, offers, refusals, players, result, viewer } = moment;
  const asked = moment.awaited.find(({ seat }) => seat === viewer) ?? moment.awaited[0];
  return {
    pending: null,
    ...around,
    picture,
    offers,
    refusals,
    question: asked?.question ?? null,
    awaited: moment.awaited.map(({ seat }) => seat),
    seat: viewer,
    players,
    lines: moment.lines.map(({ line }) => line).filter(isOfGame),
    result: result && result.scores.length > 0 ? result : null, // else there is nothing to count
  };
}

/** A part of the table told in words: a heading and what there is to say under it. */
export interface Told {
  title: string;
  lines: string[];
}

export type Describe = (props: BoardProps) => Told[];

/** What is drawn, as its `data-what` says: a kind, and which one of that kind: `["place", "academy"]`. */
export type What = string[];

/** The answer to *What is this?*: its name, what it does here and now, and the paragraph that says so. */
export interface Answer {
  name: string;
  text: string;
  paragraph: string;
  /** Some values of the card it speaks of are reconstructed. */
  reconstructed?: boolean;
}

export type Explain = (what: What, props: BoardProps) => Answer | null;

/** The things that a line is about, as their `data-what`: beside the first stands its caption, all are marked. */
export type About = (line: Line, props: BoardProps) => string[];
