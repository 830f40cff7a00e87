// The table as these eyes see it: the numbers of a view turned into places, workers, laboratories and cards.

import { rangeOf, type Catalogue, type Table } from "../../lib/catalogue";
import type { View } from "../../lib/moment";
import { COMPONENTS, printOf, type Component, type Counts, type Print } from "./cards";

/** How the kit writes the board down; see games/leonardo/city.py and pieces.py. */
interface RawCity {
  turn: number;
  leonardo: number;
  purse: number;
  stacks: number[];
  deck: number[];
  display: number[];
  done: number[];
  boxed: number[];
  lines: Group[][];
  players: RawPlayer[];
  spaces: number[];
  contested: Record<string, number[]>;
}

interface RawPlayer {
  florins: number;
  owned: number[];
  apprentices: number;
  academy: number;
  free: number;
  master: boolean;
  labs: RawLab[];
  cards: number[];
  completed: number[];
  passed: boolean;
  favours: number[];
}

interface RawLab {
  places: number;
  men: number;
  week: number;
  invention: number;
  shown: boolean;
  apprentices: number;
  masters: number;
}

/** Workers of one seat who stand together. */
export interface Group {
  seat: number;
  apprentices: number;
  masters: number;
}

export interface Place {
  id: string; // as in moves: `workshop`
  letter: string;
  workers: Group[]; // from the arrow on
  sells: Component | null;
  stack: number; // components left in a shop
}

export interface Lab {
  id: "small" | "large";
  places: number; // 0: not taken yet
  men: number;
  week: number;
  working: boolean;
  invention: string | null; // known to these eyes
  shown: boolean;
  apprentices: number;
  masters: number;
}

/** One player's side of the table. */
export interface Side {
  seat: number;
  florins: number;
  owned: Counts;
  /** What does not lie under a laboratory; null for those who may not know. */
  hand: Counts | null;
  apprentices: number;
  academy: number;
  free: number;
  master: boolean;
  labs: Lab[];
  cards: string[];
  completed: string[]; // with the card or without
  passed: boolean;
  favours: number[];
}

export interface City {
  print: Print;
  turn: number;
  phase: Phase | null;
  leonardo: number;
  purse: number;
  places: Place[];
  deck: number;
  /** Cards of the deck one has looked at; 1 lies on top. */
  known: { depth: number; id: string }[];
  display: string[];
  done: string[];
  boxed: string[];
  sides: Side[];
  spaces: { id: string; seat: number }[];
  /** Where the Lord of the City stands, and how far the offers there are; -1 if he is not in the city. */
  lord: number;
  sold: number;
  served: number; // whose turn it is in the line there
  contested: { id: string; seats: number[] }[];
}

/** A phase by its letter and the paragraph of the rules that tells of it. */
export interface Phase {
  letter: string;
  paragraph: string;
}

export const PRICES = [0, 2, 3, 4]; // as printed beside every place but the Council
export const TURNS = 9;
export const LAST_WEEK = 15;
export const COUNCIL = 0;

const LETTERS = "ABCDEFGH";
const FIRST_SHOP = 3;
const NOWHERE = -1;

const PHASES: Record<string, [letter: string, paragraph: string]> = {
  TakeHalfFavour: ["0", "12"],
  TakeFavour: ["0", "12"],
  StartWork: ["A", "6"],
  AssignWorkers: ["B", "7"],
  PlaceWorkers: ["B", "7"],
  CallApprentices: ["B", "7"],
  GiveLeonardo: ["C", "8.A"],
  ChoosePrivilege: ["C", "8.A"],
  Shift: ["C", "8.A"],
  ShiftOne: ["C", "8.A"],
  OrderDeck: ["C", "8.A"],
  Offer: ["C", "8.B"],
  HoldAuctions: ["D", "9.3"],
  Bids: ["D", "9.3"],
  Reveal: ["D", "9"],
};

/** The view of a match of Leonardo da Vinci as things to draw. */
export function readTable(view: View, catalogue: Catalogue): City {
  const raw = view.board as unknown as RawCity;
  const print = printOf(catalogue, view.options["ranks"]);
  const names = rangeOf(catalogue, "invention");
  const id = (number: number) => names.text(number);
  const steps = view.agenda.map((step) => String(step["is"]));
  const now = view.agenda[view.agenda.length - 1];
  const offer = now?.["is"] === "Offer" ? now : null;
  const atCouncil = steps.includes("LeaveCouncil");
  return {
    print,
    turn: raw.turn,
    phase: phaseOf(now, atCouncil),
    leonardo: raw.leonardo,
    purse: raw.purse,
    places: raw.lines.map((workers, place) => readPlace(place, workers, raw, catalogue)),
    deck: raw.deck.length,
    known: raw.deck
      .map((number, place) => ({ depth: raw.deck.length - place, number }))
      .flatMap(({ depth, number }) => (number >= 0 ? [{ depth, id: id(number) }] : []))
      .reverse(),
    display: [...raw.display].sort((a, b) => a - b).map(id),
    done: raw.done.map(id),
    boxed: raw.boxed.map(id),
    sides: raw.players.map((player, seat) => readSide(player, seat, id, print)),
    spaces: raw.spaces.map((seat, space) => ({ id: rangeOf(catalogue, "space").text(space), seat })),
    lord: offer ? Number(offer["place"]) : atCouncil ? COUNCIL : NOWHERE,
    sold: offer ? Number(offer["sold"]) : NOWHERE,
    served: Number((offer ?? (now?.["is"] === "ChoosePrivilege" ? now : null))?.["at"] ?? NOWHERE),
    contested: Object.entries(raw.contested).map(([number, seats]) => ({ id: id(Number(number)), seats })),
  };
}

function phaseOf(now: Table | undefined, atCouncil: boolean): Phase | null {
  if (!now) return null;
  const step = String(now["is"]);
  const found = step === "PickComponents" ? (atCouncil ? ["C", "8.A"] : ["0", "12"]) : PHASES[step];
  return found ? { letter: found[0] ?? "", paragraph: found[1] ?? "" } : null;
}

function readPlace(place: number, workers: Group[], raw: RawCity, catalogue: Catalogue): Place {
  const sells = SELLS[place - FIRST_SHOP] ?? null;
  return {
    id: rangeOf(catalogue, "place").text(place),
    letter: LETTERS[place] ?? "",
    workers,
    sells,
    stack: sells ? (raw.stacks[COMPONENTS.indexOf(sells)] ?? 0) : 0,
  };
}

/** What each shop has a stack of, from the smith on. */
const SELLS: Component[] = ["iron", "glass", "wood", "brick", "rope"];

function readSide(raw: RawPlayer, seat: number, id: (n: number) => string, print: Print): Side {
  const labs = raw.labs.map((lab, place) => readLab(lab, place === 0 ? "small" : "large", id));
  const secret = labs.some((lab) => lab.working && lab.invention === null);
  const under = labs.map(({ invention }) => print.inventions.get(invention ?? "")?.needs ?? []);
  return {
    ...raw,
    seat,
    hand: secret
      ? null
      : raw.owned.map((held, place) => under.reduce((left, needs) => left - (needs[place] ?? 0), held)),
    labs,
    cards: raw.cards.map(id),
    completed: raw.completed.map(id),
  };
}

function readLab(raw: RawLab, lab: "small" | "large", id: (n: number) => string): Lab {
  return {
    ...raw,
    id: lab,
    working: raw.week >= 0,
    invention: raw.invention >= 0 ? id(raw.invention) : null,
  };
}
