// When what is told is shown: one ply after the other, each with a caption, and never so slowly that anybody waits for
// long. No I/O: told what happened and when, it says what is to be seen, and when it must be asked again.

import type { Told } from "../gen/protocol";
import { NOBODY } from "../lib/moment";
import type { Pace } from "../lib/settings.svelte";
import type { Seen } from "./known";

export const LEAST = 700; // ms that every caption is in sight
export const LONGEST = 4000; // ms that the board may lag behind what is known
export const LASTS: Record<Pace, number> = { slow: 2600, usual: 1400, quick: LEAST, none: 0 };
const ROUND = 2; // plies of each seat: who missed more is told in a digest

/** What was told at one ply. */
export interface Caption {
  ply: number;
  told: Told[];
}

interface Step {
  seen: Seen;
  caption: Caption | null;
}

/** What was told, ply by ply. */
export function byPly(lines: Told[]): Caption[] {
  const plies = [...new Set(lines.map(({ ply }) => ply))];
  return plies.map((ply) => ({ ply, told: lines.filter((one) => one.ply === ply) }));
}

/** Whether one of these seats chose it, and no bot for them: the first seat that a ply tells of is whoever moved. */
function isOwn({ told }: Caption, seats: number[]): boolean {
  const first = told.find(({ line }) => line.args["seat"] !== undefined);
  return first !== undefined && !first.by && seats.includes(Number(first.line.args["seat"]));
}

export class Showing {
  /** In sight now: one, or several where there was no time to show them one by one. */
  captions: Caption[] = [];
  /** What the others did since one's own last choice. */
  since: Caption[] = [];
  /** After which ply more than a round was missed. */
  missed: number | null = null;

  private begun = 0; // when the captions came in sight
  private waits: Step[] = [];
  private waitsFrom = 0;

  constructor(
    public drawn: Seen,
    public pace: Pace,
  ) {}

  private get newest(): Seen {
    return this.waits.at(-1)?.seen ?? this.drawn;
  }

  /** The server told this, or the page shows another viewer. Own moves are drawn at once. */
  hear(seen: Seen, seats: number[], now: number): void {
    const before = this.newest;
    if (seen.match !== before.match) this.begin(seen);
    else if (seen.ply === before.ply && seen.viewer === before.viewer) this.renew(seen);
    else this.goOn(before, seen, seats, now);
    this.look(now);
  }

  private begin(seen: Seen): void {
    this.drawn = seen;
    Object.assign(this, { captions: [], since: [], missed: null, waits: [] });
  }

  /** The same ply, but for its clocks. */
  private renew(seen: Seen): void {
    const last = this.waits.at(-1);
    for (const step of this.waits) if (step.seen === last?.seen) step.seen = seen;
    if (!last) this.drawn = seen;
  }

  private goOn(before: Seen, seen: Seen, seats: number[], now: number): void {
    const news = byPly((seen.lines as Told[]).filter(({ ply }) => ply > before.ply));
    const last = news.findLastIndex((caption) => isOwn(caption, seats));
    const others = news.slice(last + 1);
    if (last >= 0) this.begin(this.newest);
    const round = ROUND * seen.players.length;
    const isBehind = seen.ply - before.ply > round;
    this.since = [...this.since, ...others];
    if (seen.viewer === NOBODY) this.since = this.since.slice(-round);
    if (isBehind) this.missed ??= before.ply;
    const steps = (others.length > 0 && !isBehind ? others : [null]).map((caption) => ({ seen, caption }));
    const mayWait = last < 0 && !isBehind && this.drawn.offers.length === 0 && seen.viewer === before.viewer;
    if (this.waits.length === 0) this.waitsFrom = now;
    this.waits.push(...steps);
    if (!mayWait) this.flush(now);
  }

  /** Time has passed: what was in sight long enough goes, and what waited comes. */
  look(now: number): void {
    if (this.pace === "none") this.skip();
    while (this.waits.length > 0) {
      if (this.captions.length > 0 && this.waits[0]?.caption && now < this.until()) {
        if (now < this.deadline()) return;
        return this.flush(now);
      }
      this.show(now);
    }
    if (this.captions.length > 0 && now >= this.until()) this.captions = [];
  }

  private show(now: number): void {
    const step = this.waits.shift();
    if (!step) return;
    this.drawn = step.seen;
    if (step.caption) [this.captions, this.begun] = [[step.caption], now];
  }

  /** The captions are on the page only now: a large board takes its time to be drawn. */
  cameInSight(now: number): void {
    this.begun = now;
  }

  /** All that waits is drawn now, and told together. */
  private flush(now: number): void {
    const rest = this.waits.flatMap(({ caption }) => caption ?? []);
    const inSight = now < this.until() ? this.captions : [];
    this.drawn = this.newest;
    this.waits = [];
    if (rest.length > 0) [this.captions, this.begun] = [[...inSight, ...rest], now];
  }

  /** Whoever has seen enough sees how it stands. */
  skip(): void {
    this.drawn = this.newest;
    Object.assign(this, { captions: [], waits: [] });
  }

  /** What was missed is understood. */
  understood(): void {
    this.missed = null;
  }

  private deadline(): number {
    return this.waitsFrom + LONGEST;
  }

  private until(): number {
    const count = this.captions.length;
    const most = Math.min(LONGEST, (LASTS[this.pace] * (1 + count)) / 2);
    const waiting = this.waits.length;
    const share = waiting > 0 ? (this.deadline() - this.begun) / waiting : most;
    return this.begun + Math.max(LEAST, Math.min(most, share));
  }

  /** After how many milliseconds to look again; never, if nothing will change by itself. */
  wait(now: number): number | null {
    if (this.captions.length === 0) return null;
    const until = this.waits.length > 0 ? Math.min(this.until(), this.deadline()) : this.until();
    return Math.max(0, until - now);
  }
}
