// What is said for a player without a tap: the only move there is, and what was meant to follow a move. No I/O.

import type { Line, Then } from "../lib/moment";

/** A question as whoever must answer it sees it. */
export interface Asked {
  question: Line | null;
  offers: string[];
  /** No secret decides what is offered: a move that is made at once tells nobody anything. */
  open: boolean;
}

/** The only move there is, if everybody can know that it is. */
export const forced = ({ offers, open }: Asked): string | null =>
  open && offers.length === 1 ? (offers[0] ?? null) : null;

/** What was meant to be said next, if that is asked now and nothing else has become possible. */
export function following(then: Then | null, { question, offers, open }: Asked): string | null {
  if (!then || question?.id !== then.question || (then.open && !open)) return null;
  const same = Object.entries(then.args).every(([name, value]) => question.args[name] === value);
  const isNew = (offer: string) => offer !== then.said && then.known && !then.known.includes(offer);
  const changed = offers.some((offer) => then.unless.includes(offer.split(" ")[0] ?? "") || isNew(offer));
  return same && !changed && offers.includes(then.said) ? then.said : null;
}

/** Remembers what was meant, and says what is to be said; each ply is answered once. */
export class Unasked {
  private meant: { then: Then; ply: number } | null = null;
  private answered = -1;

  /** The player said a move at this ply, and perhaps what shall follow it. */
  said(ply: number, then: Then | null): void {
    this.meant = then && { then, ply };
  }

  /** What is said at this ply without a tap. `wanted`: whether the player lets forced moves be made. */
  answer(ply: number, asked: Asked, wanted: boolean): string | null {
    const then = this.meant && this.meant.ply < ply ? this.meant.then : null;
    if (then) this.meant = null;
    if (ply <= this.answered) return null;
    const said = (wanted ? forced(asked) : null) ?? (then?.open && !wanted ? null : following(then, asked));
    if (said !== null) this.answered = ply;
    return said;
  }

  /** A move was taken back: nothing is said for the player until they have said something themselves. */
  forget(): void {
    this.meant = null;
  }
}
