// Which offers a piece of the board stands for, and which are left to plain buttons.

import { LABS, type City } from "./table";

/** Verbs of one word, shown as tiles. */
export const TILED = ["favour", "buy", "pick", "choose", "give", "auction", "reveal", "worker", "call"];

/** Offers that no place, card, tile or field says. */
export function plainOnes(offers: string[], city: City): string[] {
  return offers.filter((offer) => !isShown(offer, city));
}

function isShown(offer: string, city: City): boolean {
  const [verb = "", ...said] = offer.split(" ");
  const isPlace = (word = "") => LABS.includes(word) || city.places.some(({ id }) => id === word);
  if (verb === "send") return isPlace(said[1]);
  if (verb === "master") return isPlace(said[0]);
  if (verb === "shift") return isPlace(said[1]) && isPlace(said[2]);
  if (verb === "start") return LABS.includes(said[0] ?? "") && city.print.inventions.has(said[1] ?? "");
  return verb === "bid" || verb === "order" || TILED.includes(verb);
}

/** The place of the city that a move happens in, if it can be tapped there: components in their shops. */
export function shopOf(offer: string, city: City): string | undefined {
  const [verb, word = ""] = offer.split(" ");
  return verb === "pick" ? city.places.find(({ gives }) => gives.includes(word))?.id : undefined;
}
