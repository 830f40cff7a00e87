// What a board, its sentences and its answers are made from: what it is given, read and worded once for all of them.

import type { Catalogue, Lang } from "./catalogue";
import type { AnyPicture, BoardProps } from "./moment";
import { once } from "./once";

export interface Seen<Table, T> extends BoardProps {
  table: Table;
  t: T;
  /** The seat whose side is large: one's own, and for whoever watches the first. */
  home: number;
}

type Read<Table> = (picture: AnyPicture, catalogue: Catalogue) => Table;

/** How the boards of a game see: `read` makes things to draw of a picture. */
export function seeing<Table, T>(read: Read<Table>, words: (lang: Lang) => T) {
  const readOnce = once(read);
  return (props: BoardProps): Seen<Table, T> => {
    const { picture, seat, texts } = props;
    const table = readOnce(picture, texts.catalogue);
    return { ...props, table, t: words(texts.lang), home: Math.max(seat, 0) };
  };
}
