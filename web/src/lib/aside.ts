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

export interface Size {
  width: number;
  height: number;
}

const within = (from: number, size: number, low: number, high: number) =>
  Math.max(low + EDGE, Math.min(from, high - EDGE - size));

/** Where a note goes that is about a thing: below it, above, to its right or left; if it is too large, at the foot. */
export function beside({ width, height }: Size, thing: Band, frame: Band): { left: number; top: number } {
  const left = within((thing.left + thing.right - width) / 2, width, frame.left, frame.right);
  const top = within((thing.top + thing.bottom - height) / 2, height, frame.top, frame.bottom);
  const ways = [
    { left, top: thing.bottom + EDGE },
    { left, top: thing.top - EDGE - height },
    { left: thing.right + EDGE, top },
    { left: thing.left - EDGE - width, top },
  ];
  const fits = (way: { left: number; top: number }) =>
    way.left >= frame.left &&
    way.top >= frame.top &&
    way.left + width <= frame.right &&
    way.top + height <= frame.bottom;
  return ways.find(fits) ?? { left, top: frame.bottom - EDGE - height };
}
