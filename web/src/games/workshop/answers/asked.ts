// What an answer may speak of: the table as whoever asks sees it.

import type { Answer, BoardProps } from "../../../lib/moment";
import type { Texts } from "../../../lib/words";
import { homeOf } from "../describe";
import { seen, type Area, type Workshop } from "../table";
import type { T } from "../words";

export interface Asked {
  table: Workshop;
  /** The place of one's own area; alone, of the hand whose turn it is. */
  home: number;
  props: BoardProps;
  texts: Texts;
  t: T;
}

/** Answers to *What is this?*, by kind of thing; they are given which one it is. */
export type Answers = Record<string, (asked: Asked, ...ids: string[]) => Answer | null>;

export function asked(props: BoardProps): Asked {
  const { table, texts, t } = seen(props);
  return { table, home: homeOf(table, props.seat), props, texts, t };
}

/** The area of a place, told as in `data-what`. */
export const areaAt = ({ table }: Asked, place = ""): Area | undefined => table.areas[Number(place)];
