// Standing orders: for which questions they can be left, and what they come to. The game declares them (`Game.priced`).

import type { StandingOrder } from "../gen/protocol";
import type { Catalogue } from "../lib/catalogue";

export interface Priced {
  question: string;
  /** What can be taken, by what the question is about. */
  goods: Record<string, string[]>;
}

/** What can be ordered in a game, if anything can. */
export function pricedIn({ priced }: Catalogue): Priced | undefined {
  const [first] = Object.entries(priced);
  return first && { question: first[0], goods: first[1] };
}

/** All orders with this one, which replaces what was said of its place before. */
export function withOrder(orders: StandingOrder[], order: StandingOrder): StandingOrder[] {
  return [...withoutOrder(orders, order), order];
}

export function withoutOrder(orders: StandingOrder[], gone: StandingOrder): StandingOrder[] {
  return orders.filter(({ question, about }) => question !== gone.question || about !== gone.about);
}
