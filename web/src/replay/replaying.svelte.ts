// A match looked back at: which ply, through which viewer, and what was to be seen there.

import type { Told } from "../gen/protocol";
import { NOBODY, type Result } from "../lib/moment";
import { rest } from "../net/rest";
import { isHidden, wordProblem } from "../net/problems";
import { toSeen, type Seen } from "../table/known";
import { clearest, OPEN } from "./open";

const STEP = 1300; // milliseconds between moves while it plays

export class Replaying {
  viewer: number = $state(NOBODY);
  ply: number = $state(0);
  last: number = $state(0);
  lines: Told[] = $state.raw([]);
  now: Seen | null = $state.raw(null);
  playing: boolean = $state(false);
  problem: string = $state("");
  /** Whether the match is not for whoever is signed in here. */
  hidden: boolean = $state(false);
  /** How the match ended, once it has: then everything may be shown. */
  result: Result | null = $state.raw(null);

  readonly told: Told[] = $derived(this.lines.filter(({ ply }) => ply <= (this.now?.ply ?? 0)));

  private readonly moments = new Map<string, Promise<Seen>>();

  constructor(
    readonly match: string,
    readonly invite: string,
  ) {}

  /** The story through a viewer; from where one is, or from a ply. */
  async look(viewer: number, ply?: number): Promise<void> {
    await this.attempt(async () => {
      const tellers = viewer === OPEN ? await this.seats() : [viewer];
      const stories = await Promise.all(tellers.map((one) => rest.story(this.match, one, this.invite)));
      const lines = clearest(stories.map((story) => story.lines));
      [this.viewer, this.lines, this.last] = [viewer, lines, stories[0]?.ply ?? 0];
      this.result = (await this.moment(this.last, viewer)).result;
    });
    await this.go(ply ?? this.ply);
  }

  async go(ply: number): Promise<void> {
    this.ply = Math.max(0, Math.min(this.last, ply));
    const { ply: wanted, viewer } = this;
    await this.attempt(async () => {
      const seen = await this.moment(wanted, viewer);
      if (this.ply === wanted && this.viewer === viewer) this.now = seen;
      if (wanted < this.last) void this.moment(wanted + 1, viewer).catch(() => undefined);
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

  private async seats(): Promise<number[]> {
    const { players } = await this.moment(0, NOBODY);
    return players.map((_, seat) => seat);
  }

  private async openMoment(ply: number): Promise<Seen> {
    const seen = await this.moment(ply, NOBODY);
    const seat = seen.awaited[0]?.seat;
    return seat === undefined ? seen : await this.moment(ply, seat);
  }

  private moment(ply: number, viewer: number): Promise<Seen> {
    const key = `${viewer} ${ply}`;
    let asked = this.moments.get(key);
    if (!asked) {
      asked =
        viewer === OPEN ? this.openMoment(ply) : rest.ply(this.match, ply, viewer, this.invite).then(toSeen);
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
      this.hidden = isHidden(error);
      this.playing = false;
    }
  }
}
