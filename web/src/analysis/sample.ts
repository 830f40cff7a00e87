// Analyses of made-up matches, for tests.

import type { Analysis, Decision } from "../gen/protocol";

interface Told {
  ply: number;
  seat: number;
  before?: number;
  chance?: number;
  doubt?: number;
}

const outlook = (chance: number, doubt: number) => ({
  chance,
  chance_doubt: doubt,
  lead: 100 * (chance - 0.5),
  lead_doubt: 4,
});

export function decisionOf(told: Told, more: Partial<Decision> = {}): Decision {
  const { ply, seat, before = 0.5, chance = 0.5, doubt = 0.05 } = told;
  const made = { move: "pass", outlook: outlook(chance, doubt), why: "pass" };
  return {
    ply,
    seat,
    phase: "take",
    offers: 6,
    before: outlook(before, doubt),
    made,
    best: [made],
    gives: 0,
    doubt: 0,
    mark: "fine",
    parts: {},
    ...more,
  };
}

/** Of a match of Anna and Bruno. */
export function analysisOf(decisions: Decision[]): Analysis {
  const lost = decisions.filter(({ mark }) => mark !== "fine").sort((a, b) => b.gives - a.gives);
  return {
    game: "codex",
    level: "quick",
    players: ["Anna", "Bruno"],
    decisions,
    seats: [0, 1].map((seat) => ({
      seat,
      kept: 97.5,
      marks: { fine: 1, slip: 0, mistake: 0, blunder: 0 },
      best_run: 1,
      gave: {},
      luck: 0,
    })),
    turning_points: lost.map(({ ply }) => ply),
  };
}
