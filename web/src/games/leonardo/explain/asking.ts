// What an answer to “What is this?” is made from: the table as this viewer sees it, and its words.

import type { Answer, BoardProps } from "../../../lib/moment";
import { seen, type City, type Side } from "../table";
import type { T } from "../words";

export interface Asking extends BoardProps {
  city: City;
  t: T;
  /** One's own side; a spectator has none. */
  mine: Side | undefined;
}

/** Answers for one kind of thing; the words after its kind say which one. */
export type Tell = (asking: Asking, ...ids: string[]) => Answer | null;

export function asking(props: BoardProps): Asking {
  const { table: city, t } = seen(props);
  return { ...props, city, t, mine: city.sides[props.seat] };
}

/** The seat, the laboratory or whatever else an id names. */
export const sideOf = ({ city }: Asking, seat = ""): Side | undefined => city.sides[Number(seat)];
