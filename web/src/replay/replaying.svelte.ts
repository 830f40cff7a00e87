// A match looked back at: which ply, through whose eyes, and what was to be seen there.

import type { Told } from "../gen/protocol";
import { NOBODY } from "../lib/moment";
import { rest } from "../net/rest";
import { wordProblem } from "../net/words";
import { toSeen, type Seen } from "../table/sitting.svelte";

const STEP = 1300; // milliseconds between moves while it plays

export class Replaying {
  eyes: number = $state(NOBODY);
  ply: number = $state(0);
  last: number = $state(0);
  lines: Told[] = $state.raw([]);
  now: Seen | null = $state.raw(null);
  playing: boolean = $state(false);
  problem: string = $state("");

  readonly told: Told[] = $derived(this.lines.filter(({ ply }) => ply <= (this.now?.ply ?? 0)));

  private readonly moments = new Map<string, Promise<Seen>>();

  constructor(
    readonly match: string,
    readonly invite: string,
  ) {}

  /** The story through some eyes; from where one is, or from a ply. */
  async look(eyes: number, ply?: number): Promise<void> {
    await this.attempt(async () => {
      const story = await rest.story(this.match, eyes, this.invite);
      [this.eyes, this.lines, this.last] = [eyes, story.lines, story.ply];
    });
    await this.go(ply ?? this.ply);
  }

  async go(ply: number): Promise<void> {
    this.ply = Math.max(0, Math.min(this.last, ply));
    const { ply: wanted, eyes } = this;
    await this.attempt(async () => {
      const seen = await this.moment(wanted, eyes);
      if (this.ply === wanted && this.eyes === eyes) this.now = seen;
      if (wanted < this.last) void this.moment(wanted + 1, eyes).catch(() => undefined);
    });
  }

  /** Goes on by itself until the end, or until told to stop. */
  run(): () => void {
    const timer = setInterval(() => {
      if (!this.playing || this.now?.ply !== this.ply) return;
      if (this.ply >= this.last) this.playing = false;
      else void this.go(this.ply + 1);
    }, STEP);
    return () => clearInterval(timer);
  }

  private moment(ply: number, eyes: number): Promise<Seen> {
    const key = `${eyes} ${ply}`;
    let asked = this.moments.get(key);
    if (!asked) {
      asked = rest.ply(this.match, ply, eyes, this.invite).then(toSeen);
      asked.catch(() => this.moments.delete(key));
      this.moments.set(key, asked);
    }
    return asked;
  }

  private async attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.problem = "";
    } catch (error) {
      this.problem = wordProblem(error);
      this.playing = false;
    }
  }
}
