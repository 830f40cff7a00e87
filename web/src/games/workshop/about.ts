// What a line is about, as the `data-what` of things on this board: where a piece now lies comes first.

import type { BoardProps, Line } from "../../lib/moment";
import { seen, type Workshop } from "./table";

type Things = (args: Record<string, string>, place: number) => string[];

const played: Things = ({ discipline }, place) => [`column ${place} ${discipline}`, `standing ${place}`];
const drew: Things = (_, place) => [`hand ${place}`, `standing ${place}`, "deck"];
const looked: Things = (_, place) => ["looked", `standing ${place}`, "deck"];
const turned: Things = (_, place) => [`standing ${place}`];
const tired: Things = (_, place) => [`fatigue ${place}`, `standing ${place}`];
const counted: Things = (_, place) => [`points ${place}`, `standing ${place}`];
const round: Things = (_, place) => ["round", `standing ${place}`];
const goal: Things = () => ["goal"];

const THINGS: Record<string, Things> = {
  arrived: ({ effect }) => [`effect ${effect}`],
  offered: ({ work }) => [`work ${work}`],
  got_hand: drew,
  got_fatigue: tired,
  round_began: round,
  studied: played,
  practised: played,
  visited: ({ effect }, place) => [`gathered ${place} ${effect}`, `standing ${place}`],
  taught: played,
  worked: ({ work }, place) => [`gathered ${place} ${work}`, `standing ${place}`],
  drew,
  looked,
  looked_at_two: looked,
  looked_at_one: looked,
  returned: (_, place) => ["under", "deck", `standing ${place}`],
  deck_empty: () => ["ending", "deck"],
  last_round: () => ["ending", "round"],
  scored: counted,
  hand_dealt: drew,
  hand_began: turned,
  hand_round: () => ["round"],
  hand_plays: turned,
  hand_tired: tired,
  hand_scored: counted,
  reached_goal: goal,
  missed_goal: goal,
};

export function about(line: Line, props: BoardProps): string[] {
  const { table } = seen(props);
  return THINGS[line.id.replace("events.", "")]?.(line.args, placeOf(line, table, props.lines)) ?? [];
}

/** The area that a line speaks of. Alone, a line names a hand, or else the last one that was named played. */
function placeOf({ id, args }: Line, table: Workshop, lines: Line[]): number {
  if (!table.solitaire) return Number(args["seat"] ?? 0);
  const before = lines.slice(0, lines.findIndex((one) => one.id === id && sameArgs(one.args, args)) + 1);
  const named = args["hand"] ?? before.findLast((one) => one.args["hand"])?.args["hand"];
  const place = table.areas.findIndex(({ hand }) => hand === named);
  return place < 0 ? table.now.turn : place;
}

function sameArgs(one: Record<string, string>, other: Record<string, string>): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}
