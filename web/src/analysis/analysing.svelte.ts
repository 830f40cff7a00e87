// The analysis of a match, as far as it is: asked for once, and looked at again while it is waited for.

import type { Analysis, AnalysisLevel, MatchAnalysis } from "../gen/protocol";
import { asMe } from "../net/me.svelte";
import { rest } from "../net/rest";
import { wordProblem } from "../net/problems";

const AGAIN = 1500; // milliseconds until one looks again how far it is

export class Analysing {
  told: MatchAnalysis | null = $state.raw(null);
  /** The best there is of it. */
  found: Analysis | null = $state.raw(null);
  problem: string = $state("");

  constructor(
    private readonly match: string,
    private readonly invite: string,
  ) {}

  /** Asked for again and again while it is waited for. */
  follow(): () => void {
    const timer = setInterval(() => this.told?.state === "waiting" && void this.look(), AGAIN);
    return () => clearInterval(timer);
  }

  /** Somebody wants to read it: a quick one is asked for if there is none. */
  async want(): Promise<void> {
    if (!this.told) await this.look();
    if (this.told?.state === "none") await this.ask("quick");
  }

  ask(level: AnalysisLevel): Promise<void> {
    return this.hear(() => asMe(() => rest.analyse(this.match, level, this.invite)));
  }

  private look(): Promise<void> {
    return this.hear(() => rest.analysis(this.match, this.found?.level ?? "", this.invite));
  }

  private async hear(asked: () => Promise<MatchAnalysis>): Promise<void> {
    try {
      this.told = await asked();
      this.found = this.told.analysis ?? this.found;
      this.problem = "";
    } catch (error) {
      this.problem = wordProblem(error);
    }
  }
}
