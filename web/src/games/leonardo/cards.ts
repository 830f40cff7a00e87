// The inventions as they are printed, read from the catalogue.

import type { Catalogue, Json, Table } from "../../lib/catalogue";

export const COMPONENTS = ["iron", "wood", "rope", "brick", "glass"] as const;
export const RANKS = ["bronze", "copper", "silver", "gold"] as const;
export const TYPES = ["metalwork", "carpentry", "ropework", "masonry", "optics"] as const;

export type Component = (typeof COMPONENTS)[number];
export type Rank = (typeof RANKS)[number];
export type Type = (typeof TYPES)[number];

/** So many of each component, in the order of COMPONENTS. */
export type Counts = number[];

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

const prints = new WeakMap<Catalogue, Map<string, Print>>();

/** All cards of a catalogue, read once. Two inventions are printed otherwise under the option `ranks`. */
export function printOf(catalogue: Catalogue, ranks = "example"): Print {
  const kept = prints.get(catalogue) ?? new Map<string, Print>();
  const print = kept.get(ranks) ?? readPrint(catalogue.cards["inventions.toml"] ?? {}, ranks);
  prints.set(catalogue, kept.set(ranks, print));
  return print;
}

function readPrint(file: Table, option: string): Print {
  const printed = [...rows(file, "invention"), ...(option === "number" ? rows(file, "alternate") : [])];
  const ranks = table(file["ranks"]);
  return {
    inventions: new Map(printed.map((row) => [String(row["id"]), readInvention(row)])),
    ends: RANKS.map((rank) => ({ rank, weeks: Number(table(ranks[rank])["weeks"] ?? 0) })),
  };
}

function readInvention(row: Table): Invention {
  const needs = table(row["components"]);
  return {
    id: String(row["id"]),
    rank: RANKS.find((rank) => rank === row["rank"]) ?? "bronze",
    type: TYPES.find((type) => type === row["type"]) ?? "metalwork",
    weeks: Number(row["weeks"]),
    needs: COMPONENTS.map((component) => Number(needs[component] ?? 0)),
    first: Number(row["first"]),
    later: Number(row["later"]),
  };
}

function rows(file: Table, key: string): Table[] {
  const found = file[key];
  return Array.isArray(found) ? found.map(table) : [];
}

/** Each component as often as it is counted: iron, iron, rope. */
export function spelled(counts: Counts): Component[] {
  return COMPONENTS.flatMap((component, place) => Array<Component>(counts[place] ?? 0).fill(component));
}

function table(value: Json | undefined): Table {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
