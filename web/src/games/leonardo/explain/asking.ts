// What an answer to “What is this?” is made from: the table as these eyes see it, and its words.

import type { Answer, BoardProps } from "../../../lib/moment";
import { readTable, type City, type Side } from "../table";
import { words, type T } from "../words";

export interface Asking extends BoardProps {
  city: City;
  t: T;
  /** One's own side; a spectator has none. */
  mine: Side | undefined;
}

/** Answers for one kind of thing; the words after its kind say which one. */
export type Tell = (asking: Asking, ...ids: string[]) => Answer | null;

export function asking(props: BoardProps): Asking {
  const city = readTable(props.picture, props.texts.catalogue);
  return { ...props, city, t: words(props.texts.lang), mine: city.sides[props.seat] };
}

/** Sentences one after the other; what does not apply is left out. */
export const inSentences = (...said: (string | false | null | undefined)[]): string =>
  said.filter(Boolean).join(" ");

export const answer = (name: string, text: string, paragraph: string): Answer => ({ name, text, paragraph });

/** The seat, the laboratory or whatever else an id names. */
export const sideOf = ({ city }: Asking, seat = ""): Side | undefined => city.sides[Number(seat)];
