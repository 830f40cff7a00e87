// The cards as they are printed, read from the catalogue: what to draw on each face.

import { byId, rowsOf, tableOf, type Catalogue, type Json, type Table } from "../../lib/catalogue";
import { once } from "../../lib/once";

export const KINGDOMS = ["fungi", "plant", "animal", "insect"] as const;
export const SYMBOLS = [...KINGDOMS, "quill", "inkwell", "manuscript"] as const;
export const CORNERS = ["nw", "ne", "sw", "se"] as const;
const DECKS = ["resource", "gold", "starter"] as const;

export type Kingdom = (typeof KINGDOMS)[number];
export type Symbol = (typeof SYMBOLS)[number];
type Corner = Symbol | "empty" | "none";
type Deck = (typeof DECKS)[number];

export interface Face {
  corners: Corner[]; // in the order of CORNERS
  centre: Symbol[];
}

export interface Card {
  id: string;
  deck: Deck;
  kingdom: Kingdom | null;
  points: number;
  scoring: string; // flat, per_corner, per_quill …
  requires: Symbol[]; // one entry for each resource asked for
  faces: [front: Face, back: Face];
}

export interface Objective {
  id: string;
  points: number;
  cells: { x: number; y: number; kingdom: Kingdom }[]; // none for a set
  symbols: Symbol[]; // none for a pattern
}

export interface Print {
  cards: Map<string, Card>;
  objectives: Map<string, Objective>;
}

/** All cards of a catalogue, read once. */
export const printOf = once((catalogue: Catalogue): Print => {
  const rows = (file: string) => rowsOf(catalogue, `${file}.toml`, "card");
  return {
    cards: byId(DECKS.flatMap((deck) => rows(deck).map((row) => readCard(row, deck)))),
    objectives: byId(rows("objective").map(readObjective)),
  };
});

/** A card of which only the back is seen: `G-insect`. */
export function readBack(name: string): Card {
  const kingdom = KINGDOMS.find((one) => name.endsWith(one)) ?? "fungi";
  const deck = name.startsWith("G") ? "gold" : "resource";
  const face = plainBack(kingdom);
  return { id: "", deck, kingdom, points: 0, scoring: "flat", requires: [], faces: [face, face] };
}

function readCard(row: Table, deck: Deck): Card {
  const kingdom = KINGDOMS.find((one) => one === row["kingdom"]) ?? null;
  const front = { corners: readCorners(row["front"]), centre: deck === "starter" ? list(row["centre"]) : [] };
  const back =
    deck === "starter" ? { corners: readCorners(row["back"]), centre: [] } : plainBack(kingdom ?? "fungi");
  return {
    id: String(row["id"]),
    deck,
    kingdom,
    points: Number(row["points"] ?? 0),
    scoring: String(row["scoring"] ?? "flat"),
    requires: repeated(row["requires"]),
    faces: [front, back],
  };
}

/** Every back is printed alike: four blank corners, the kingdom in the middle. */
function plainBack(kingdom: Kingdom): Face {
  return { corners: ["empty", "empty", "empty", "empty"], centre: [kingdom] };
}

function readObjective(row: Table): Objective {
  const cells = Array.isArray(row["cells"]) ? row["cells"].map(tableOf) : [];
  return {
    id: String(row["id"]),
    points: Number(row["points"]),
    cells: cells.map((cell) => ({
      x: Number(cell["x"]),
      y: Number(cell["y"]),
      kingdom: KINGDOMS.find((one) => one === cell["kingdom"]) ?? "fungi",
    })),
    symbols: repeated(row["symbols"]),
  };
}

function readCorners(front: Json | undefined): Corner[] {
  const named = tableOf(front);
  return CORNERS.map((corner) => named[corner] as Corner);
}

/** `{ fungi = 2, animal = 1 }` as fungi, fungi, animal. */
function repeated(counts: Json | undefined): Symbol[] {
  const named = tableOf(counts);
  return SYMBOLS.flatMap((symbol) => Array<Symbol>(Number(named[symbol] ?? 0)).fill(symbol));
}

function list(value: Json | undefined): Symbol[] {
  return Array.isArray(value) ? SYMBOLS.filter((symbol) => value.includes(symbol)) : [];
}
