// What is in mind but not yet said, and what each thing on the table says: no rule, only offers looked through.

import { find } from "../../lib/moves";
import type { Card } from "./cards";
import type { Area } from "./table";

/** Something to tap: half a card in hand, a card to go back, a target (a column, a card of the middle), an area. */
export type Thing =
  | { is: "upper" | "lower" | "whole"; at: number }
  | { is: "target"; word: string }
  | { is: "area"; move: string };

const PLAYS = ["practise", "visit", "work"];

export class Choosing {
  at: number | null = $state(null); // the card whose lower half is in mind
  word: string | null = $state(null); // the discipline, effect or work in mind

  nothing(): void {
    [this.at, this.word] = [null, null];
  }

  /** Forgets what cannot be said any more. */
  keep(offers: string[], cards: Card[]): void {
    const card = this.at === null ? null : cards[this.at];
    const fits = card
      ? find(offers, card.action, card.id).length > 0
      : this.at === null && (this.word === null || forWord(offers, this.word).length > 0);
    if (!fits) this.nothing();
  }

  /** The moves a thing stands for, given what is in mind. */
  movesAt(thing: Thing, offers: string[], cards: Card[]): string[] {
    if (thing.is === "area") return offers.filter((offer) => offer === thing.move);
    if (thing.is === "target") return this.targetMoves(thing.word, offers, cards);
    const card = cards[thing.at];
    if (!card) return [];
    if (thing.is === "upper") return find(offers, "study", card.id);
    if (thing.is === "whole") return find(offers, "return", card.id);
    const moves = find(offers, card.action, card.id);
    return this.word === null ? moves : moves.filter((move) => move.endsWith(` ${this.word}`));
  }

  private targetMoves(word: string, offers: string[], cards: Card[]): string[] {
    const taught = find(offers, "teach", word);
    if (taught.length > 0) return taught;
    const card = this.at === null ? null : cards[this.at];
    return card ? find(offers, card.action, card.id, word) : forWord(offers, word);
  }

  /** Whether a thing glows: with something in mind, only what completes it does. */
  glows(thing: Thing, offers: string[], cards: Card[]): boolean {
    if (thing.is === "upper" && (this.at !== null || this.word !== null)) return false;
    if (thing.is === "lower" && this.at !== null) return false;
    if (thing.is === "target" && this.word !== null) return false;
    return this.movesAt(thing, offers, cards).length > 0;
  }

  /** A tap: the move it says, or null, and then something else is in mind. */
  tap(thing: Thing, offers: string[], cards: Card[]): string | null {
    if (thing.is === "upper" && (this.at !== null || this.word !== null)) {
      this.nothing(); // first put back what was in mind
      return null;
    }
    const [move] = this.movesAt(thing, offers, cards);
    if (thing.is === "lower" && (this.word === null || !move)) return this.takeCard(thing.at, offers, cards);
    if (thing.is === "target" && this.at === null && !move?.startsWith("teach "))
      return this.takeWord(thing.word, move);
    return move ?? null;
  }

  /** What to do next: the message that says it. */
  next(offers: string[], cards: Card[]) {
    if (offers.length === 0) return null;
    const card = this.at === null ? null : cards[this.at];
    if (card) return `hint_${card.action}` as const;
    if (this.word !== null) return "hint_card";
    if (find(offers, "teach").length > 0) return "hint_teach";
    if (find(offers, "return").length > 0) return "hint_return";
    return find(offers, "study").length > 0 ? "hint_play" : "hint_give";
  }

  private takeCard(at: number, offers: string[], cards: Card[]): null {
    const card = cards[at];
    const held = card && this.at !== at && find(offers, card.action, card.id).length > 0;
    [this.at, this.word] = [held ? at : null, null];
    return null;
  }

  private takeWord(word: string, move: string | undefined): null {
    [this.at, this.word] = [null, this.word === word || !move ? null : word];
    return null;
  }
}

/** The offers to play some card for this column or this card of the middle. */
function forWord(offers: string[], word: string): string[] {
  return PLAYS.flatMap((verb) => find(offers, verb, "*", word));
}

/** The move that gives an area the fatigue card: by seat, or in a solitaire by the number of the hand. */
export function giveTo({ seat, hand }: Area): string {
  return hand === null ? `give ${seat}` : `tire ${hand}`;
}
