// The inventions as they are printed, read from the catalogue.

import type { Common } from "../../gen/leonardo";
import type { Catalogue, Json, Table } from "../../lib/catalogue";

export const COMPONENTS = ["iron", "wood", "rope", "brick", "glass"] as const;
export const RANKS = ["bronze", "copper", "silver", "gold"] as const;
export const TYPES = ["metalwork", "carpentry", "ropework", "masonry", "optics"] as const;

export type Component = (typeof COMPONENTS)[number];
export type Rank = (typeof RANKS)[number];
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

const prints = new WeakMap<Catalogue, Map<string, Print>>();

/** All cards of a catalogue, read once. Two inventions are printed otherwise if ranks go by number. */
export function printOf(catalogue: Catalogue, printing: Common["printing"]): Print {
  const kept = prints.get(catalogue) ?? new Map<string, Print>();
  const print = kept.get(printing) ?? readPrint(catalogue.cards["inventions.toml"] ?? {}, printing);
  prints.set(catalogue, kept.set(printing, print));
  return print;
}

function readPrint(file: Table, printing: string): Print {
  const printed = [...rows(file, "invention"), ...(printing === "number" ? rows(file, "alternate") : [])];
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
    needs: Object.fromEntries(COMPONENTS.map((component) => [component, Number(needs[component] ?? 0)])),
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
  return COMPONENTS.flatMap((component) => Array<Component>(counts[component] ?? 0).fill(component));
}

function table(value: Json | undefined): Table {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
