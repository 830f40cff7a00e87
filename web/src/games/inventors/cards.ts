// Inventors and inventions as they are printed, read from the catalogue.

import type { Catalogue, Json, Table } from "../../lib/catalogue";

export const DISCIPLINES = ["physics", "chemistry", "mechanics", "mathematics"] as const;
export const CLASSES = ["weapons", "transport", "communication", "leisure", "time", "energy"] as const;
export const ERA_NAMES = ["I", "II", "III"] as const;
export type TeamId = "antiquity" | "middle_ages" | "renaissance" | "enlightenment" | "contemporary";

export type Discipline = (typeof DISCIPLINES)[number];

/** A number for each discipline, in the order of DISCIPLINES. */
export type Counts = number[];

export interface Invention {
  id: string;
  era: number;
  number: number; // of classification: a place in CLASSES
  points: number;
}

export interface Inventor {
  id: string;
  points: number; // for reaching the goal
}

export interface Print {
  inventions: Map<string, Invention>;
  inventors: Map<string, Inventor>;
  teams: string[];
  top: number; // the highest level
}

const prints = new WeakMap<Catalogue, Print>();

/** All cards of a catalogue, read once. */
export function printOf(catalogue: Catalogue): Print {
  const print = prints.get(catalogue) ?? readPrint(catalogue);
  prints.set(catalogue, print);
  return print;
}

/** The card that a picture names. */
export function cardOf<C>(cards: Map<string, C>, id: string): C {
  const card = cards.get(id);
  if (!card) throw new Error(`the catalogue has no ${id}`);
  return card;
}

function readPrint({ cards }: Catalogue): Print {
  const inventions = rows(cards["inventions.toml"], "invention").map(readInvention);
  const inventors = rows(cards["inventors.toml"], "inventor").map(readInventor);
  return {
    inventions: new Map(inventions.map((card) => [card.id, card])),
    inventors: new Map(inventors.map((card) => [card.id, card])),
    teams: rows(cards["inventors.toml"], "team").map((row) => String(row["id"])),
    top: Number(table(cards["inventors.toml"]?.["meta"])["max_level"]),
  };
}

function readInvention(row: Table): Invention {
  return {
    id: String(row["id"]),
    era: Number(row["era"]),
    number: Number(row["classification"] ?? 0),
    points: Number(row["vp"]),
  };
}

function readInventor(row: Table): Inventor {
  return { id: String(row["id"]), points: Number(row["goal_vp"]) };
}

function rows(file: Table | undefined, key: string): Table[] {
  const found = file?.[key];
  return Array.isArray(found) ? found.map(table) : [];
}

function table(value: Json | undefined): Table {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
