// How a match went: each seat's chance of victory over the plies, and where that is drawn.

import type { Analysis, Decision } from "../gen/protocol";
import type { Result } from "../lib/moment";

/** A chance of victory at a ply, from 0 to 1, and how far it may be off. */
export interface Point {
  ply: number;
  chance: number;
  doubt: number;
}

/** Where a match ended, and who won; nobody if it was not played to its end. */
export interface End {
  ply: number;
  winners: number[] | null;
}

export const endOf = (ply: number, result: Result | null): End => ({
  ply,
  winners: result && result.scores.length > 0 ? result.winners : null,
});

/** One course a seat: before its first decision, after each of them, and at the end if it came to that. */
export const coursesOf = (analysis: Analysis, end: End): Point[][] =>
  analysis.seats.map(({ seat }) =>
    courseOf(
      analysis.decisions.filter((one) => one.seat === seat),
      seat,
      end,
    ),
  );

function courseOf(own: Decision[], seat: number, { ply, winners }: End): Point[] {
  const [first] = own;
  if (!first) return [];
  const { chance, chance_doubt: doubt } = first.before;
  const course = own.map(({ ply, made }) => ({
    ply,
    chance: made.outlook.chance,
    doubt: made.outlook.chance_doubt,
  }));
  const begun = { ply: first.ply - 1, chance, doubt };
  if (!winners) return [begun, ...course];
  const won = { ply, chance: shareOf(winners, seat), doubt: 0 };
  return [begun, ...course.filter((point) => point.ply < ply), won];
}

const shareOf = (winners: number[], seat: number) => (winners.includes(seat) ? 1 / winners.length : 0);

/** What was known at a ply: by the last decision until then, or by the first one. */
export const at = (course: Point[], ply: number): Point | undefined =>
  course.findLast((point) => point.ply <= ply) ?? course[0];

/** The turning point nearest to a ply on one side of it; the same ply if there is none. */
export function nextTurn(turns: number[], ply: number, way: 1 | -1): number {
  const beyond = turns.filter((turn) => (turn - ply) * way > 0);
  return beyond.length > 0 ? (way > 0 ? Math.min(...beyond) : Math.max(...beyond)) : ply;
}

/** The room of a drawing, in pixels, and how many plies it shows. */
export interface Room {
  width: number;
  height: number;
  last: number;
}

const EDGE = { left: 34, right: 30, top: 12, bottom: 24 };
const NEAR = 20; // pixels from a turning point at which a touch means it
const TICK = 46; // pixels between numbers at least
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** From plies and chances to pixels, and back. */
export class Scale {
  readonly left = EDGE.left;
  readonly right: number;
  readonly top = EDGE.top;
  readonly bottom: number;

  constructor(private readonly room: Room) {
    this.right = Math.max(EDGE.left + 1, room.width - EDGE.right);
    this.bottom = room.height - EDGE.bottom;
  }

  x = (ply: number): number => this.left + (ply / Math.max(1, this.room.last)) * (this.right - this.left);
  y = (chance: number): number => this.bottom - within(chance) * (this.bottom - this.top);

  /** The ply that is meant by a touch: a turning point if one is near. */
  ply(x: number, turns: number[]): number {
    const near = turns
      .map((turn) => ({ turn, far: Math.abs(this.x(turn) - x) }))
      .filter(({ far }) => far <= NEAR)
      .sort((a, b) => a.far - b.far)[0];
    const part = (x - this.left) / (this.right - this.left);
    return near?.turn ?? Math.round(within(part) * this.room.last);
  }

  /** The plies that are written under the drawing. */
  ticks(): number[] {
    const { last } = this.room;
    const most = Math.max(1, (this.right - this.left) / TICK);
    const step = STEPS.find((one) => last / one <= most) ?? last;
    return Array.from({ length: Math.floor(last / step) + 1 }, (_, place) => place * step);
  }

  line(course: Point[]): string {
    return `M${course.map(({ ply, chance }) => this.pair(ply, chance)).join("L")}`;
  }

  /** The band within which a course may well lie. */
  band(course: Point[]): string {
    const above = course.map(({ ply, chance, doubt }) => this.pair(ply, chance + doubt));
    const below = course.map(({ ply, chance, doubt }) => this.pair(ply, chance - doubt));
    return `M${[...above, ...below.reverse()].join("L")}Z`;
  }

  private pair = (ply: number, chance: number) => `${this.x(ply).toFixed(1)} ${this.y(chance).toFixed(1)}`;
}

const within = (part: number) => Math.min(1, Math.max(0, part));
