// What was measured of each way to play, in a line: docs/balance/README.md says how.

import type { Balance, Change, Span } from "../lib/catalogue";
import { labelled } from "../lib/listed";
import type { Texts } from "../lib/words";
import { sayMinutes } from "./time";
import { words } from "./words";

type Chosen = Record<string, string>;

/** What is known for a number of seats. */
export const measured = ({ catalogue }: Texts, seats: number): Balance | undefined =>
  catalogue.balance?.[String(seats)];

/** The game as printed: how long it is, and whether it matters who begins; nothing where nothing was measured. */
export function sayPrinted(texts: Texts, seats: number, minutes: number | undefined): string {
  const found = measured(texts, seats);
  if (!found) return "";
  const t = words(texts.lang);
  const told = [
    sayMinutes(minutes === undefined ? [] : [minutes], texts.lang),
    t("figures-choices", { count: found.choices }),
    found.first ? t("figures-fair", { ...said(found.first), fair: Math.round(100 / seats) }) : "",
  ];
  return t("figures-printed", { count: seats, told: listed(told) });
}

/** What is known of a match with these options: the printed game, or how a ready-made one differs from it. */
export function sayChosen(texts: Texts, seats: number, minutes: number | undefined, options: Chosen): string {
  const changed = Object.fromEntries(
    texts.catalogue.options
      .map(({ id, values }) => [id, options[id] ?? values[0], values[0]] as const)
      .filter(([, value, printed]) => value !== printed),
  ) as Chosen;
  if (Object.keys(changed).length === 0) return sayPrinted(texts, seats, minutes);
  const [name] = presetsOf(texts, changed);
  const line = sayChange(texts, seats, changed);
  return name !== undefined && line ? labelled(nameOf(texts, name), line, texts.lang) : line;
}

/** The differences found with these options, be they a preset or one option alone; nothing where none was found. */
export function sayChange(texts: Texts, seats: number, options: Chosen): string {
  const change = changeOf(texts, seats, options);
  if (!change) return "";
  const t = words(texts.lang);
  const { longer, first, base } = change;
  const told = listed([
    longer && longer[0] > 0 ? t("figures-longer", said(longer)) : "",
    longer && longer[0] < 0 ? t("figures-shorter", said(less(longer))) : "",
    first ? t("figures-first", said(first)) : "",
  ]);
  if (!told) return "";
  const line = { told };
  return base ? t("figures-beside_base", { ...line, base: nameOf(texts, base) }) : t("figures-beside", line);
}

/** A run measures a preset of one option once, under either name. */
function changeOf(texts: Texts, seats: number, options: Chosen): Change | undefined {
  const changes = measured(texts, seats)?.changes ?? {};
  const pairs = Object.entries(options).map((pair) => pair.join("="));
  const names = [...presetsOf(texts, options), ...(pairs.length === 1 ? pairs : [])];
  return names.map((name) => changes[name]).find((found) => found !== undefined);
}

const presetsOf = ({ catalogue: { presets } }: Texts, options: Chosen) =>
  Object.keys(presets).filter((name) => same(presets[name] ?? {}, options));

const same = (one: Chosen, other: Chosen) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, value]) => other[id] === value);

/** What a way to play is called: a preset, or one option. */
function nameOf(texts: Texts, change: string): string {
  const [id = "", value = ""] = change.split("=");
  const preset = value ? presetsOf(texts, { [id]: value })[0] : change;
  if (preset !== undefined) return texts.seek("presets", preset) ?? preset;
  const chosen = texts.seek("options", id, value);
  const name = texts.seek("options", id) ?? id;
  return chosen ? `${name}: ${chosen}` : name;
}

const said = ([figure, low, high]: Span) => ({ figure, low, high });
const less = ([figure, low, high]: Span): Span => [0 - figure, 0 - high, 0 - low]; // no −0, which would be said
const listed = (told: string[]) => told.filter(Boolean).join(", ");
