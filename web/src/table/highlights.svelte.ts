// The card that a page shows over the table, by the clock of the browser: does what `highlights.ts` says.

import { Cards, type Card } from "./highlights";

interface Shown {
  card: Card;
  at: number;
  count: number;
}

export class OpenHighlights {
  private readonly cards: Cards;
  private timer: ReturnType<typeof setTimeout> | undefined;
  shown: Shown | null = $state.raw(null);

  constructor(before: Card[]) {
    this.cards = new Cards(before);
  }

  hear(cards: Card[]): void {
    this.cards.hear(cards, performance.now());
    this.refresh();
  }

  /** The card that begins with this line of the log. */
  open = (place: number): void => this.go(this.cards.cards.findIndex((card) => card.place === place));

  go = (to: number): void => {
    this.cards.go(to);
    this.refresh();
  };

  shut = (): void => {
    this.cards.shut();
    this.refresh();
  };

  stop = (): void => clearTimeout(this.timer);

  private refresh(): void {
    const { at, cards } = this.cards;
    const card = at === null ? undefined : cards[at];
    this.shown = card && at !== null ? { card, at, count: cards.length } : null;
    this.stop();
    const wait = this.cards.wait(performance.now());
    if (wait !== null) this.timer = setTimeout(() => this.look(), wait);
  }

  private look(): void {
    this.cards.look(performance.now());
    this.refresh();
  }
}
