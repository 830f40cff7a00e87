// The cards as they are printed, read from the catalogue; an apprentice is told by its name alone.

import { byId, rowsOf, tableOf, type Catalogue, type Table } from "../../lib/catalogue";
import { once } from "../../lib/once";

export const DISCIPLINES = [
  "painting",
  "letters",
  "architecture",
  "engineering",
  "physics",
  "biology",
] as const;

export type Discipline = (typeof DISCIPLINES)[number];
/** What the lower half of an apprentice is for: verbs of moves. */
export type Action = "practise" | "visit" | "work";

/** An apprentice: above a discipline to study, below something to do. */
export interface Card {
  id: string; // as in moves: `painting/letters+biology`
  study: Discipline;
  action: Action;
  shows: Discipline[]; // what it can be practised in
  any: boolean; // printed as one sign for all disciplines
}

/** A patron or an unfinished work. */
export interface Work {
  id: string;
  asks: { discipline: Discipline; level: number }[];
  points: number; // of a patron
  design: string | null; // of an unfinished work
}

export interface Print {
  works: Map<string, Work>;
  sets: number[]; // points of 1, 2, 3 cards of one design
  practice: number; // levels of a practice card
}

/** All cards of a catalogue, read once. */
export const printOf = once((catalogue: Catalogue): Print => {
  const meta = (file: string) => tableOf(catalogue.cards[file]?.["meta"]);
  const patrons = rowsOf(catalogue, "patrons.toml", "patron");
  const unfinished = rowsOf(catalogue, "unfinished.toml", "unfinished");
  return {
    works: byId([...patrons, ...unfinished].map(readWork)),
    sets: [meta("unfinished.toml")["set_value"] ?? []].flat().map(Number),
    practice: Number(meta("apprentices.toml")["practice_points"]),
  };
});

function readWork(row: Table): Work {
  const requires = tableOf(row["requires"]);
  return {
    id: String(row["id"]),
    asks: DISCIPLINES.flatMap((discipline) =>
      requires[discipline] ? [{ discipline, level: Number(requires[discipline]) }] : [],
    ),
    points: Number(row["vp"] ?? 0),
    design: row["design"] ? String(row["design"]) : null,
  };
}

/** An apprentice by its name: `painting/any`. */
export function readCard(id: string): Card {
  const [study = "", below = ""] = id.split("/");
  const action = below === "visit" || below === "work" ? below : "practise";
  const any = below === "any";
  const shows = action !== "practise" ? [] : any ? [...DISCIPLINES] : (below.split("+") as Discipline[]);
  return { id, study: study as Discipline, action, shows, any };
}
