// Which of several things lies next in the direction of an arrow key.

export interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The place in `points` of the one next to `from`; -1 if the key is no arrow or nothing lies there. */
export function nextTo(from: Point, points: Point[], key: string): number {
  const way = DIRECTIONS[key];
  if (!way) return -1;
  let best = -1;
  let shortest = Infinity;
  points.forEach((point, place) => {
    const ahead = (point.x - from.x) * way.x + (point.y - from.y) * way.y;
    const aside = Math.abs((point.x - from.x) * way.y) + Math.abs((point.y - from.y) * way.x);
    const far = ahead + 2 * aside; // straight ahead is nearer than aslant
    if (ahead > 1 && far < shortest) [best, shortest] = [place, far];
  });
  return best;
}
