// Inventors and inventions as they are printed, read from the catalogue.

import type { Catalogue, Json, Table } from "../../lib/catalogue";

export const DISCIPLINES = ["physics", "chemistry", "mechanics", "mathematics"] as const;
export const CLASSES = ["weapons", "transport", "communication", "leisure", "time", "energy"] as const;

export type Discipline = (typeof DISCIPLINES)[number];

/** A number for each discipline, in the order of DISCIPLINES. */
export type Counts = number[];

export interface Invention {
  id: string;
  era: number;
  number: number; // of classification: a place in CLASSES
  slots: Counts;
  points: number;
}

export interface Inventor {
  id: string;
  start: Counts;
  goal: Counts;
  points: number; // for reaching the goal
}

export interface Print {
  inventions: Map<string, Invention>;
  inventors: Map<string, Inventor>;
  teams: Map<string, Inventor[]>;
}

const prints = new WeakMap<Catalogue, Print>();

/** All cards of a catalogue, read once. */
export function printOf(catalogue: Catalogue): Print {
  const print = prints.get(catalogue) ?? readPrint(catalogue);
  prints.set(catalogue, print);
  return print;
}

function readPrint({ cards }: Catalogue): Print {
  const inventions = rows(cards["inventions.toml"], "invention").map(readInvention);
  const inventors = rows(cards["inventors.toml"], "inventor");
  const teams = new Map<string, Inventor[]>();
  for (const row of inventors) {
    const team = String(row["team"]);
    teams.set(team, [...(teams.get(team) ?? []), readInventor(row)]);
  }
  return {
    inventions: new Map(inventions.map((card) => [card.id, card])),
    inventors: new Map([...teams.values()].flat().map((card) => [card.id, card])),
    teams,
  };
}

function readInvention(row: Table): Invention {
  return {
    id: String(row["id"]),
    era: Number(row["era"]),
    number: Number(row["classification"] ?? 0),
    slots: counts(row["slots"]),
    points: Number(row["vp"]),
  };
}

function readInventor(row: Table): Inventor {
  return {
    id: String(row["id"]),
    start: counts(row["start"]),
    goal: counts(row["goal"]),
    points: Number(row["goal_vp"]),
  };
}

function counts(value: Json | undefined): Counts {
  const named = table(value);
  return DISCIPLINES.map((discipline) => Number(named[discipline] ?? 0));
}

function rows(file: Table | undefined, key: string): Table[] {
  const found = file?.[key];
  return Array.isArray(found) ? found.map(table) : [];
}

function table(value: Json | undefined): Table {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
