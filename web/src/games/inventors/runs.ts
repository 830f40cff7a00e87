// Runs of classification numbers as they are shown; how far they go is told by the rules.

import type { Invention } from "./cards";

/** A number of a run, by a card or by a wild token. */
export interface Link {
  number: number;
  card: Invention | null;
}

export interface Runs {
  runs: Link[][];
  /** Cards that serve in no run. */
  rest: Invention[];
}

/** Cards dealt out to runs, of which so many reach each number. */
export function layRuns(patents: Invention[], reached: number[]): Runs {
  const runs: Link[][] = Array.from({ length: reached[0] ?? 0 }, () => []);
  const used = new Set<Invention>();
  reached.forEach((count, number) => {
    const cards = patents.filter((card) => card.number === number);
    runs.slice(0, count).forEach((run, at) => {
      const card = cards[at] ?? null;
      if (card) used.add(card);
      run.push({ number, card });
    });
  });
  return { runs, rest: patents.filter((card) => !used.has(card)) };
}
