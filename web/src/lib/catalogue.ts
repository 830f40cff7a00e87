// What a client is told of a game once: see src/bottega/catalogue.py, which writes it.

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Lang = (typeof LANGUAGES)[number];

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Table = { [key: string]: Json };

/** A field of a phrase and the name of its range. */
export type Field = [name: string, range: string];

/** The names of the values of a range, or how to make them. */
export type RangeShape = { names: string[] } | { numbers: number } | { grid: number };

export interface Option {
  id: string;
  values: string[];
  group: string;
  /** The paragraphs that it changes; the last of them says how. */
  changes: string[];
  /** It changes nothing unless these options have these values, */
  needs: Record<string, string>;
  /** and as many play as this says; empty: any number. */
  seats: number[];
}

/** A figure, and between what the true one lies; in whole percents. */
export type Span = [figure: number, low: number, high: number];

/** What was measured of a variant; what is left out was not told from chance. */
export interface Change {
  /** What it was compared with, if not with the printed game. */
  base?: string;
  longer?: Span;
  /** Victories of whoever begins. */
  first?: Span;
}

/** What was measured for a number of seats: the printed game, and its variants by the names of the measured runs. */
export interface Balance {
  matches: number;
  choices: number;
  first?: Span;
  changes: Record<string, Change>;
}

/** The lines that begin a card, those of the same ply that join it, and the field that is compared side by side. */
export interface Highlight {
  begins: string[];
  joins: string[];
  compares: string;
}

export interface Catalogue {
  game: string;
  edition: number;
  seats: number[];
  options: Option[];
  presets: Record<string, Record<string, string>>;
  /** By seats. A browser may still hold a catalogue from before there was any. */
  balance?: Record<string, Balance>;
  /** The questions that take standing orders: what can be taken, by what they are about. */
  priced: Record<string, Record<string, string[]>>;
  phrases: Record<string, Record<string, Field[]>>;
  /** What stands on a card over the table, by its id. A browser may still hold a catalogue from before there was any. */
  highlights?: Record<string, Highlight> | undefined;
  /** The lines that head what follows them in the log. */
  headings?: string[];
  ranges: Record<string, RangeShape>;
  digest: string;
  cards: Record<string, Table>;
}

/** A table inside a file of cards; anything else is an empty one. */
export const tableOf = (json: Json | undefined): Table =>
  typeof json === "object" && json !== null && !Array.isArray(json) ? json : {};

/** The rows of a file of cards: `rowsOf(catalogue, "gold.toml", "card")`. */
export function rowsOf({ cards }: Pick<Catalogue, "cards">, file: string, key: string): Table[] {
  const found = cards[file]?.[key];
  return Array.isArray(found) ? found.map(tableOf) : [];
}

/** Whether some values of a card are reconstructed: its row says so, or else its file does for all cards. */
export function isReconstructed({ cards }: Pick<Catalogue, "cards">, file: string, id: string): boolean {
  const rows = Object.keys(cards[file] ?? {}).flatMap((key) => rowsOf({ cards }, file, key));
  const row = rows.find((one) => String(one["id"]) === id && one["provenance"] !== undefined);
  return (row ?? tableOf(cards[file]?.["meta"]))["provenance"] === "reconstructed";
}

export const byId = <C extends { id: string }>(cards: C[]) => new Map(cards.map((card) => [card.id, card]));

/** Small integers inside, names outside: `text(3)` is the name of a value, `value("G12")` the way back. */
export interface Range {
  text(value: number): string;
  value(text: string): number;
}

export function rangeOf(catalogue: Catalogue, name: string): Range {
  const shape = catalogue.ranges[name];
  if (!shape) throw new Error(`${catalogue.game} has no range \`${name}\``);
  if ("numbers" in shape) return { text: String, value: Number };
  return "grid" in shape ? grid(shape.grid) : listed(shape.names);
}

function listed(names: string[]): Range {
  const values = new Map(names.map((name, value) => [name, value]));
  return { text: (value) => names[value] ?? "?", value: (text) => values.get(text) ?? -1 };
}

function grid(reach: number): Range {
  const width = 2 * reach + 1;
  return {
    text: (value) => `${(value % width) - reach},${Math.floor(value / width) - reach}`,
    value(text) {
      const [x = 0, y = 0] = text.split(",").map(Number);
      return (y + reach) * width + x + reach;
    },
  };
}
