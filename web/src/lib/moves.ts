// Move texts taken apart, offers looked through, refusals found: no rule, only words compared with words.

import type { Catalogue } from "./catalogue";
import type { Refusal } from "./moment";

export interface Move {
  verb: string;
  fields: Record<string, string>;
  text: string;
}

export const ANY = "*";

/** A text as verb and named fields; the names are those the game declares. */
export function parseMove(catalogue: Catalogue, text: string): Move {
  const [verb = "", ...words] = text.split(" ");
  const declared = catalogue.phrases["moves"]?.[verb];
  if (!declared) throw new Error(`\`${text}\` begins with no verb of ${catalogue.game}`);
  if (declared.length !== words.length)
    throw new Error(`\`${verb}\` takes ${declared.length} words: ${text}`);
  const fields: Record<string, string> = {};
  declared.forEach(([name], place) => (fields[name] = words[place] ?? ""));
  return { verb, fields, text };
}

/** The offers that say at least this: `find(offers, "place", "G12")`. A `*` stands for any word. */
export function find(offers: string[], ...words: string[]): string[] {
  return offers.filter((offer) => {
    const said = offer.split(" ");
    return words.every((word, place) => word === ANY || word === said[place]);
  });
}

/** The distinct words that offers have at a place, in the order they are offered. */
export function wordsAt(offers: string[], place: number): string[] {
  const found = new Set<string>();
  for (const offer of offers) {
    const word = offer.split(" ")[place];
    if (word !== undefined) found.add(word);
  }
  return [...found];
}

/** Whether a pattern covers everything a wish may still become: what the wish leaves open, it must leave open. */
export function covers(pattern: string, wish: string): boolean {
  const words = wish.split(" ");
  const parts = pattern.split(" ");
  return parts.length === words.length && parts.every((part, place) => part === ANY || part === words[place]);
}

/** Why a wish (`place G12 front *`) is not offered, or any of several; each reason once. */
export function whyNot(refusals: Refusal[], ...wishes: string[]): Refusal[] {
  return distinct(wishes.flatMap((wish) => refusals.filter(({ about }) => covers(about, wish))));
}

export function distinct(refusals: Refusal[]): Refusal[] {
  return [...new Map(refusals.map((refusal) => [JSON.stringify(refusal.why), refusal])).values()];
}
