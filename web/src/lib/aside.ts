// Where a note goes that would cover what it is about.

export interface Band {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const EDGE = 8; // pixels between the note and what is beside it

const meets = (a: Band, b: Band) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How far down (or up, if less than nothing): to the other end of its frame, or else above or below the thing. */
export function aside(note: Band, thing: Band, frame: Band): number {
  const high = note.top - frame.top < frame.bottom - note.bottom;
  const ways = [
    0,
    high ? frame.bottom - EDGE - note.bottom : frame.top + EDGE - note.top,
    thing.top - EDGE - note.bottom,
  ];
  const { left, right, top, bottom } = note; // taken out one by one: what a browser measures cannot be spread
  const isFree = (way: number) =>
    top + way >= 0 && !meets({ left, right, top: top + way, bottom: bottom + way }, thing);
  return ways.find(isFree) ?? thing.bottom + EDGE - note.top;
}
