// Recorded matches, decision by decision, and the shortest way of taps through them.

import type { AnyPicture, Line, Then } from "../lib/moment";
import { following, forced } from "../table/unasked";

export interface Decision {
  ply: number;
  seat: number;
  question: Line;
  offers: string[];
  open: boolean;
  picture: AnyPicture;
  /** What was chosen. */
  said: string;
}

/** What a tap leads to. */
export interface After<Mind> {
  mind: Mind;
  said: string | null;
  then?: Then | null;
}

/** How the board of a game is tapped; `Mind` is what it keeps in mind between taps. */
export interface Hands<Mind> {
  begin: Mind;
  /** What each tap leads to that is possible now. */
  taps: (decision: Decision, mind: Mind) => After<Mind>[];
}

const FILES = import.meta.glob<Decision[]>("../../fixtures/taps/*.json", { eager: true, import: "default" });

export function decisionsOf(play: string): Decision[] {
  const found = FILES[`../../fixtures/taps/${play}.json`];
  if (!found) throw new Error(`no fixtures/taps/${play}.json: run npm run fixtures`);
  return found;
}

const MOST = 16; // taps for one decision

interface State<Mind> {
  mind: Mind;
  then: Then | null;
  /** After each decision, so many. */
  taps: number[];
}

type States<Mind> = Map<string, State<Mind>>;

const sum = (taps: number[]) => taps.reduce((all, one) => all + one, 0);

function note<Mind>(states: States<Mind>, state: State<Mind>): boolean {
  const key = JSON.stringify([state.mind, state.then]);
  const known = states.get(key);
  if (known && sum(known.taps) <= sum(state.taps)) return false;
  states.set(key, state);
  return true;
}

/** All that may be in mind once the decision was said, each with the fewest taps. */
function decide<Mind>(
  hands: Hands<Mind>,
  decision: Decision,
  before: State<Mind>,
  after: States<Mind>,
): void {
  const seen = new Set<string>();
  let open = [before.mind];
  for (let taps = 1; taps <= MOST && open.length > 0; taps += 1) {
    const reached: Mind[] = [];
    for (const mind of open)
      for (const next of hands.taps(decision, mind)) {
        const key = JSON.stringify(next.mind);
        if (next.said === decision.said)
          note(after, { mind: next.mind, then: next.then ?? null, taps: [...before.taps, taps] });
        else if (next.said === null && !seen.has(key)) {
          seen.add(key);
          reached.push(next.mind);
        }
      }
    open = reached;
  }
}

/** The fewest taps of a seat for each of its decisions; moves that are made without a tap take none. */
export function shortest<Mind>(hands: Hands<Mind>, decisions: Decision[]): number[] {
  let states: States<Mind> = new Map();
  note(states, { mind: hands.begin, then: null, taps: [] });
  for (const decision of decisions) {
    const after: States<Mind> = new Map();
    for (const state of states.values()) {
      const unasked = forced(decision) ?? following(state.then, decision);
      if (unasked === null) decide(hands, decision, state, after);
      else if (unasked === decision.said) note(after, { ...state, then: null, taps: [...state.taps, 0] });
    }
    if (after.size === 0) throw new Error(`no taps say \`${decision.said}\` at ply ${decision.ply}`);
    states = after;
  }
  const ways = [...states.values()].map(({ taps }) => taps);
  return ways.reduce((best, taps) => (sum(taps) < sum(best) ? taps : best));
}
