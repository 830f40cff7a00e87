// The inventions as they are printed, read from the catalogue.

import type { Common } from "../../gen/leonardo";
import { byId, rowsOf, tableOf, type Catalogue, type Table } from "../../lib/catalogue";
import { once } from "../../lib/once";

export const COMPONENTS = ["iron", "wood", "rope", "brick", "glass"] as const;
const RANKS = ["bronze", "copper", "silver", "gold"] as const;
const TYPES = ["metalwork", "carpentry", "ropework", "masonry", "optics"] as const;

export type Component = (typeof COMPONENTS)[number];
type Rank = (typeof RANKS)[number];
export type Type = (typeof TYPES)[number];

/** So many of each component. */
export type Counts = Record<string, number>;

export interface Invention {
  id: string; // its number, as in moves
  rank: Rank;
  type: Type;
  weeks: number;
  needs: Counts;
  first: number; // florins for the first, and for those who come later
  later: number;
}

export interface Print {
  inventions: Map<string, Invention>;
  /** The weeks at which a rank is finished: marks on the track of a laboratory. */
  ends: { rank: Rank; weeks: number }[];
}

const printings = once((catalogue: Catalogue): Record<Common["printing"], Print> => {
  const read = (key: string) => rowsOf(catalogue, "inventions.toml", key).map(readInvention);
  const ranks = tableOf(catalogue.cards["inventions.toml"]?.["ranks"]);
  const ends = RANKS.map((rank) => ({ rank, weeks: Number(tableOf(ranks[rank])["weeks"] ?? 0) }));
  const all = read("invention");
  return {
    example: { inventions: byId(all), ends },
    number: { inventions: byId([...all, ...read("alternate")]), ends },
  };
});

/** All cards of a catalogue, read once. Two inventions are printed otherwise if ranks go by number. */
export const printOf = (catalogue: Catalogue, printing: Common["printing"]): Print =>
  printings(catalogue)[printing];

function readInvention(row: Table): Invention {
  const needs = tableOf(row["components"]);
  return {
    id: String(row["id"]),
    rank: RANKS.find((rank) => rank === row["rank"]) ?? "bronze",
    type: TYPES.find((type) => type === row["type"]) ?? "metalwork",
    weeks: Number(row["weeks"]),
    needs: Object.fromEntries(COMPONENTS.map((component) => [component, Number(needs[component] ?? 0)])),
    first: Number(row["first"]),
    later: Number(row["later"]),
  };
}

/** Each component as often as it is counted: iron, iron, rope. */
export function spelled(counts: Counts): Component[] {
  return COMPONENTS.flatMap((component) => Array<Component>(counts[component] ?? 0).fill(component));
}
