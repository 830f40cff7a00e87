// What this browser knows of a table, and what follows from it.

import type { ClockFace, Hint, Present, Said, Table, Told, Update } from "../gen/protocol";
import { NOBODY, type Moment } from "../lib/moment";

export interface Seen extends Moment {
  match: string;
  open: boolean;
  /** The ply to which moves were just taken back. */
  back: number | null;
  undo: boolean;
  clocks: ClockFace[];
  /** When it was told, in seconds of this browser's clock. */
  at: number;
}

/** An update of the server, as a board reads it. */
export function toSeen(update: Update): Seen {
  return { ...update, at: Date.now() / 1000 };
}

export interface Log {
  ply: number;
  lines: Told[];
}

/** Why something did not work: a code that there are words for, and what it is about. */
export interface Trouble {
  code: string;
  about: string;
}

export interface Known {
  table: Table | null;
  /** The match through each of our viewer. */
  seen: Record<number, Seen>;
  logs: Record<number, Log>;
  /** Who is at the table, as far as we were told. */
  present: Present | null;
  /** The viewer that the page shows. */
  viewer: number;
  /** Why the table may not be watched; nothing if it may. */
  gone: string;
  trouble: Trouble | null;
  /** A move that waits to be confirmed. */
  pending: string | null;
  /** What a bot would do here, once it was asked. */
  hint: Hint | null;
  /** What happened while nobody looked. */
  digest: Told[];
  /** The bot that played for us until just now. */
  playedForUs: string;
  /** Seats for which we asked that a bot stand in. */
  askedFor: number[];
  /** A command has no answer yet. */
  asking: boolean;
  /** The move that has no answer yet. */
  unanswered: string | null;
  /** The last command that was done. */
  done: Said | null;
}

export const NOTHING: Known = {
  table: null,
  seen: {},
  logs: {},
  present: null,
  viewer: NOBODY,
  gone: "",
  trouble: null,
  pending: null,
  hint: null,
  digest: [],
  playedForUs: "",
  askedFor: [],
  asking: false,
  unanswered: null,
  done: null,
};

export const nowOf = ({ seen, viewer }: Known): Seen | null => seen[viewer] ?? null;

export const seatsOf = (table: Table | null): number[] =>
  (table?.chairs ?? []).flatMap((chair, seat) => (chair.mine ? [seat] : []));

/** Whether a seat was given up: who sits there looks on. */
export const hasResigned = (table: Table | null, seat: number): boolean =>
  table?.chairs[seat]?.resigned ?? false;

/** Who plays for us now, and how many want that somebody does. */
export function stoodInAt(table: Table | null): { bot: string; votes: number } {
  const mine = (table?.chairs ?? []).filter((chair) => chair.mine && !chair.resigned);
  const bot = mine.find((chair) => chair.stand_in)?.stand_in ?? "";
  return { bot, votes: Math.max(0, ...mine.map((chair) => chair.votes)) };
}

/** A command is under way: until the board shows what came of it, for what was offered before is no longer. */
export function isSending(known: Known): boolean {
  const { asking, done } = known;
  const now = nowOf(known);
  return asking || (done !== null && done.match === now?.match && now.ply < done.ply);
}
