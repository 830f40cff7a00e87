// What the coach of a first match says, and when. No I/O: every method answers with the effects it wants.

import type { Hint, Verdict } from "../gen/protocol";

/** What the coach need not say again, kept by this browser for each game. */
export interface Memory {
  /** Questions that were explained. */
  told: string[];
  /** How often a move was said to give much away. */
  warned: number;
}

export const FRESH: Memory = { told: [], warned: 0 };
export const WARNINGS = 5; // of one game; who has heard so many knows what to look for

/** A question that is asked, of whom, and whether there is anything to choose. */
export interface Asked {
  match: string;
  seat: number;
  ply: number;
  question: string;
  choices: number;
}

/** A move that was made. */
export type Made = Pick<Asked, "match" | "seat" | "ply">;

export interface Note {
  asked: Asked;
  /** What a bot would do here; nothing while it thinks, or if it does not say. */
  hint: Hint | null;
}

export interface Warning {
  made: Made;
  verdict: Verdict;
}

export type Effect =
  { do: "keep"; memory: Memory } | { do: "advise"; asked: Asked } | { do: "judge"; made: Made };

export class Coach {
  note: Note | null = null;
  warning: Warning | null = null;
  private last: Made | null = null;

  constructor(private memory: Memory) {}

  /** This is asked now, or nothing. A note stays while others choose at the same time, until we have chosen. */
  sees(asked: Asked | null): Effect[] {
    if (!asked || this.isAbout(asked)) return [];
    this.note = null;
    if (asked.choices < 2 || this.memory.told.includes(asked.question)) return [];
    this.note = { asked, hint: null };
    return [...this.remember({ told: [...this.memory.told, asked.question] }), { do: "advise", asked }];
  }

  private isAbout({ match, question }: Asked): boolean {
    return this.note?.asked.match === match && this.note.asked.question === question;
  }

  advised(asked: Asked, hint: Hint): void {
    if (this.note?.asked === asked) this.note = { asked, hint };
  }

  /** We made a move, or took one back: what was said of the one before is past. */
  moved(made: Made): Effect[] {
    if (this.last?.match === made.match && this.last.ply === made.ply) return [];
    this.last = made;
    this.warning = null;
    if (this.note && this.note.asked.ply < made.ply) this.note = null; // else we were asked after it
    return this.memory.warned < WARNINGS ? [{ do: "judge", made }] : [];
  }

  judged(made: Made, verdict: Verdict): Effect[] {
    if (this.last !== made || verdict.loses === 0) return [];
    this.warning = { made, verdict };
    return this.remember({ warned: this.memory.warned + 1 });
  }

  /** One thing is said at a time, and shut at a time. */
  understood(): void {
    if (this.warning) this.warning = null;
    else this.note = null;
  }

  private remember(news: Partial<Memory>): Effect[] {
    this.memory = { ...this.memory, ...news };
    return [{ do: "keep", memory: this.memory }];
  }
}
