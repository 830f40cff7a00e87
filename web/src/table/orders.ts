// Standing orders: for which questions they can be left, and what they come to. The game declares them (`Game.priced`).

import type { StandingOrder } from "../gen/protocol";

interface Priced {
  question: string;
  /** The places that offer something, and what they do where it is more than one thing. */
  places: Record<string, string[]>;
}

const IMPROVEMENTS = ["five-places", "large-lab", "six-places", "man-small", "man-large"];

const PRICED: Record<string, Priced> = {
  leonardo: {
    question: "buy_good",
    places: {
      workshop: IMPROVEMENTS,
      academy: [],
      smith: [],
      glazier: [],
      carpenter: [],
      bricklayer: [],
      ropemaker: [],
    },
  },
};

/** What can be ordered in a game, if anything can. */
export const pricedIn = (game: string): Priced | undefined => PRICED[game];

/** All orders with this one, which replaces what was said of its place before. */
export function withOrder(orders: StandingOrder[], order: StandingOrder): StandingOrder[] {
  return [...withoutOrder(orders, order), order];
}

export function withoutOrder(orders: StandingOrder[], gone: StandingOrder): StandingOrder[] {
  return orders.filter(({ question, about }) => question !== gone.question || about !== gone.about);
}
