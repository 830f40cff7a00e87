// Inventors and inventions as they are printed, read from the catalogue.

import { byId, rowsOf, tableOf, type Catalogue, type Table } from "../../lib/catalogue";
import { once } from "../../lib/once";

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

/** All cards of a catalogue, read once. */
export const printOf = once((catalogue: Catalogue): Print => ({
  inventions: byId(rowsOf(catalogue, "inventions.toml", "invention").map(readInvention)),
  inventors: byId(rowsOf(catalogue, "inventors.toml", "inventor").map(readInventor)),
  teams: rowsOf(catalogue, "inventors.toml", "team").map((row) => String(row["id"])),
  top: Number(tableOf(catalogue.cards["inventors.toml"]?.["meta"])["max_level"]),
}));

/** The card that a picture names. */
export function cardOf<C>(cards: Map<string, C>, id: string): C {
  const card = cards.get(id);
  if (!card) throw new Error(`the catalogue has no ${id}`);
  return card;
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
