// The table as these eyes see it: the numbers of a view turned into inventions, teams and tokens.

import { rangeOf, type Catalogue, type Table as Json } from "../../lib/catalogue";
import type { View } from "../../lib/moment";
import { DISCIPLINES, printOf, type Counts, type Invention, type Inventor, type Print } from "./cards";

/** How the kit writes the board down; see games/inventors/pieces.py. */
interface RawTable {
  era: number; // 0 while teams are chosen
  statuette: number;
  left: number;
  boxed: number;
  eras: number[][];
  bag: number[];
  teams: number[];
  laid: number[];
  rewards: number[];
  levels: number[];
  tokens: number[];
  owner: number[];
  cubes: number[][];
  spare: number[]; // cubes at hand; empty if they do not run out
  busy: number[];
}

/** An invention of the era, on the table or gone from it. */
export interface Laid {
  card: Invention;
  place: number;
  gone: boolean;
  owner: number; // a seat; below 0, nobody
  slots: number[][]; // by discipline, the seats whose cubes lie there
  tokens: (string | null)[]; // null: taken
}

/** One of a team, as far as grown. */
export interface Mind {
  card: Inventor;
  levels: Counts;
  busy: boolean;
}

/** One player's side of the table. */
export interface Side {
  seat: number;
  team: string | null;
  minds: Mind[];
  tokens: { id: string; count: number }[];
  patents: Invention[];
  cubes: number | null; // at hand; null if they do not run out
}

export interface Table {
  print: Print;
  era: number;
  left: number; // inventions that can still be worked on, and the one the era ends with
  statuette: number;
  bag: number; // tokens that have not come yet
  boxed: number; // tokens out of the game
  inventions: Laid[];
  sides: Side[];
  /** The invention whose rewards are being shared, and who is still to choose, in their order. */
  sharing: { id: string; seats: number[] } | null;
  /** The invention that cubes are being placed on. */
  putting: { id: string; seat: number; cubes: number } | null;
}

const TEAM_SIZE = 4;
const TOKENS_EACH = 2;
export const ERA_NAMES = ["I", "II", "III"] as const;

/** The view of a match of Legendary Inventors as things to draw. */
export function readTable(view: View, catalogue: Catalogue): Table {
  const raw = view.board as unknown as RawTable;
  const print = printOf(catalogue);
  const names = {
    team: rangeOf(catalogue, "team"),
    invention: rangeOf(catalogue, "invention"),
    token: rangeOf(catalogue, "token"),
  };
  const cardOf = (number: number) => print.inventions.get(names.invention.text(number));
  const tokenOf = (number: number) => (number >= 0 ? names.token.text(number) : null);
  const come = raw.eras[raw.era - 1]?.slice(0, raw.laid.length) ?? [];
  const inventions = come.flatMap((number, place): Laid[] => {
    const card = cardOf(number);
    const first = place * TOKENS_EACH;
    return card
      ? [
          {
            card,
            place,
            gone: raw.laid[place] !== number,
            owner: raw.owner[number] ?? -1,
            slots: slotsOf(raw.cubes[place] ?? []),
            tokens: raw.rewards.slice(first, first + TOKENS_EACH).map(tokenOf),
          },
        ]
      : [];
  });
  const kinds = raw.tokens.length / raw.teams.length;
  const sides = raw.teams.map((number, seat): Side => {
    const team = number >= 0 ? names.team.text(number) : null;
    return {
      seat,
      team,
      minds: (print.teams.get(team ?? "") ?? []).map((card, slot) => mindOf(raw, seat, slot, card)),
      tokens: raw.tokens
        .slice(seat * kinds, (seat + 1) * kinds)
        .flatMap((count, token) => (count > 0 ? [{ id: names.token.text(token), count }] : [])),
      patents: raw.owner.flatMap((owner, invention) => (owner === seat ? (cardOf(invention) ?? []) : [])),
      cubes: raw.spare[seat] ?? null,
    };
  });
  const drawn = raw.era * TOKENS_EACH * raw.laid.length;
  return {
    print,
    era: raw.era,
    left: raw.left,
    statuette: raw.statuette,
    bag: raw.bag.length - drawn,
    boxed: raw.boxed,
    inventions,
    sides,
    ...agendaOf(view.agenda, inventions),
  };
}

function mindOf(raw: RawTable, seat: number, slot: number, card: Inventor): Mind {
  const first = (seat * TEAM_SIZE + slot) * DISCIPLINES.length;
  return {
    card,
    levels: raw.levels.slice(first, first + DISCIPLINES.length),
    busy: (((raw.busy[seat] ?? 0) >> slot) & 1) === 1,
  };
}

/** By discipline, a seat for each cube. */
function slotsOf(row: number[]): number[][] {
  const slots: number[][] = DISCIPLINES.map(() => []);
  row.forEach((cubes, at) => {
    const seat = Math.floor(at / DISCIPLINES.length);
    slots[at % DISCIPLINES.length]?.push(...Array<number>(cubes).fill(seat));
  });
  return slots;
}

/** What is under way; the last step of an agenda comes first. */
function agendaOf(agenda: Json[], inventions: Laid[]): Pick<Table, "sharing" | "putting"> {
  const steps = [...agenda].reverse();
  const idAt = (step: Json) => inventions.find(({ place }) => place === step["place"])?.card.id ?? "";
  const back = steps.find((step) => step["is"] === "TakeBack");
  const put = steps.find((step) => step["is"] === "PutCubes");
  return {
    sharing: back
      ? {
          id: idAt(back),
          seats: steps.filter((step) => step["is"] === "TakeReward").map((step) => Number(step["seat"])),
        }
      : null,
    putting: put ? { id: idAt(put), seat: Number(put["seat"]), cubes: Number(put["cubes"]) } : null,
  };
}

/** How many cubes of each seat lie on an invention. */
export function given(laid: Laid, seats: number): number[] {
  const all = laid.slots.flat();
  return Array.from({ length: seats }, (_, seat) => all.filter((one) => one === seat).length);
}
