// The table as this viewer sees it: the picture, with the printed cards of what it names.

import {
  SCHEMA,
  type Common,
  type Inventor as Person,
  type Invention as Placed,
  type Laid as Lying,
  type Own,
  type Picture,
  type Share,
  type Side as Seated,
} from "../../gen/inventors";
import type { Catalogue } from "../../lib/catalogue";
import { NOBODY, type AnyPicture } from "../../lib/moment";
import { pictureOf } from "../../lib/picture";
import { seeing } from "../../lib/seen";
import {
  cardOf,
  DISCIPLINES,
  printOf,
  type Counts,
  type Invention,
  type Inventor,
  type Print,
} from "./cards";
import { words } from "./words";

/** An invention of the era, on the table or gone from it. */
export interface Laid extends Lying {
  card: Invention;
  gone: boolean;
  owner: number | null;
  cubes: number[][]; // by discipline, the seats whose cubes lie there
}

/** One of a team, as far as grown. */
export interface Mind {
  card: Inventor;
  levels: Counts;
  missing: Counts; // levels that the goal still asks for
  busy: boolean;
}

/** A team to choose, or chosen already by a seat. */
export interface Team {
  id: string;
  leader: number | null;
  minds: Mind[];
}

/** One player's side of the table. */
export interface Side extends Pick<Seated, "seat" | "team" | "cubes" | "runs" | "score"> {
  minds: Mind[];
  tokens: [id: string, count: number][];
  patents: Invention[];
}

export interface Table extends Pick<Common, "now" | "statuette" | "bag" | "boxed"> {
  inventions: Laid[];
  teams: Team[]; // all of them, as printed; none once they are chosen
  sides: Side[];
  top: number; // the highest level
  /** What a seat knows of its own: what inventors would do, what numbers would add, where tokens would fit. */
  own: Pick<Own, "seat" | "brings" | "runs" | "fits">;
}

const NOTHING: Lying = { empty: [0, 0, 0, 0], shares: [], tokens: [] };

/** The picture of a match of Legendary Inventors as things to draw. */
export function readTable(picture: AnyPicture, catalogue: Catalogue): Table {
  const { common, own } = pictureOf<Picture>(SCHEMA, picture);
  const { now, statuette, bag, boxed } = common;
  const print = printOf(catalogue);
  const sides = common.sides.map((side) => sideOf(side, print));
  return {
    ...{ now, statuette, bag, boxed },
    inventions: common.inventions.map((placed) => laidOf(placed, print)),
    teams: now.era === 0 ? teamsOf(common, sides, print) : [],
    sides,
    top: print.top,
    own: own ?? { seat: NOBODY, brings: {}, runs: [], fits: {} },
  };
}

/** What this viewer sees, read and worded: for the board, and for all that tells it. */
export const seen = seeing(readTable, words);
export type Seen = ReturnType<typeof seen>;

function laidOf({ id, owner, laid }: Placed, print: Print): Laid {
  const lying = laid ?? NOTHING;
  return { card: cardOf(print.inventions, id), gone: laid === null, owner, ...lying, cubes: cubesOf(lying) };
}

/** By discipline, a seat for each cube, in the order of seats. */
function cubesOf({ shares }: Lying): number[][] {
  const bySeat = [...shares].sort(([one], [other]) => one - other);
  const lying = ([seat, , slots]: Share, place: number) => Array<number>(slots[place] ?? 0).fill(seat);
  return DISCIPLINES.map((_, place) => bySeat.flatMap((share) => lying(share, place)));
}

function sideOf({ inventors, tokens, inventions, ...side }: Seated, print: Print): Side {
  return {
    ...side,
    minds: inventors.map((person) => mindOf(person, print)),
    tokens: Object.entries(tokens),
    patents: inventions.map((id) => cardOf(print.inventions, id)),
  };
}

function mindOf([id, busy, levels, missing]: Person, print: Print): Mind {
  return { card: cardOf(print.inventors, id), levels, missing, busy };
}

function teamsOf({ free }: Common, sides: Side[], print: Print): Team[] {
  return print.teams.map((id) => {
    const led = sides.find(({ team }) => team === id);
    const people = free.find((team) => team.id === id)?.inventors ?? [];
    const minds = led?.minds ?? people.map((person) => mindOf(person, print));
    return { id, leader: led?.seat ?? null, minds };
  });
}
