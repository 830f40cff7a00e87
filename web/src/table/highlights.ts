// The cards over the table that show what a game declares a highlight: an auction, an invention completed, the last
// round. Here is what stands on them and when they are seen. No I/O: told the time, it says when to look again.

import type { Told } from "../gen/protocol";
import type { Catalogue } from "../lib/catalogue";

export const LASTS = 4000; // ms that a card stays by itself
const MOST = 3; // cards that wait: who comes back to more finds them in the log

/** Lines of one ply that belong together; the first of them has this place among all lines. */
export interface Card {
  id: string;
  place: number;
  told: Told[];
  /** The field that is compared side by side. */
  compares: string;
}

/** The cards in a log, the oldest first. A line joins the card before it, or begins one, or is on none. */
export function cardsIn(log: Told[], { highlights = {} }: Catalogue): Card[] {
  const cards: Card[] = [];
  const begins = new Map(Object.entries(highlights).flatMap(([id, one]) => one.begins.map((on) => [on, id])));
  for (const [place, told] of log.entries()) {
    const open = cards.at(-1);
    const id = begins.get(told.line.id);
    if (open?.told[0]?.ply === told.ply && highlights[open.id]?.joins.includes(told.line.id))
      open.told.push(told);
    else if (id !== undefined)
      cards.push({ id, place, told: [told], compares: highlights[id]?.compares ?? "" });
  }
  return cards;
}

/** Which card is in sight. New ones come one after the other; one that was asked for stays until it is shut. */
export class Cards {
  cards: Card[] = [];
  at: number | null = null;
  private next: number; // the first that was not in sight yet
  private until = Infinity;

  /** What was told before is in the log, and on no card that comes by itself. */
  constructor(cards: Card[]) {
    this.cards = cards;
    this.next = cards.length;
  }

  /** More happened, or less: the last move may have been taken back. */
  hear(cards: Card[], now: number): void {
    this.cards = cards;
    this.next = Math.max(cards.length - MOST, Math.min(this.next, cards.length));
    if (this.at !== null && this.at >= cards.length) this.at = null;
    if (this.at === null) this.goOn(now);
  }

  /** The next that was not in sight yet; none, if there is no such card. */
  goOn(now: number): void {
    this.at = this.next < this.cards.length ? this.next : null;
    if (this.at !== null) this.next += 1;
    this.until = now + LASTS;
  }

  /** Somebody wants to see this one, for as long as they like. */
  go(to: number): void {
    this.at = Math.max(0, Math.min(to, this.cards.length - 1));
    this.next = Math.max(this.next, this.at + 1);
    this.until = Infinity;
  }

  /** Enough: nothing that waits comes any more. */
  shut(): void {
    [this.at, this.next] = [null, this.cards.length];
  }

  look(now: number): void {
    if (this.at !== null && now >= this.until) this.goOn(now);
  }

  /** After how many milliseconds to look again; never, if nothing will change by itself. */
  wait(now: number): number | null {
    return this.at === null || this.until === Infinity ? null : Math.max(0, this.until - now);
  }
}
