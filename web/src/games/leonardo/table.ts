// The table as this viewer sees it: the picture, with what a seat knows of its own laid into it.

import {
  SCHEMA,
  type Common,
  type Laboratory,
  type Own,
  type Picture,
  type Place as Plot,
  type Seen,
  type Side as Seat,
  type Work,
} from "../../gen/leonardo";
import type { Catalogue } from "../../lib/catalogue";
import type { AnyPicture } from "../../lib/moment";
import { pictureOf } from "../../lib/picture";
import { seeing } from "../../lib/seen";
import { printOf, type Print } from "./cards";
import { words } from "./words";

export type { Group } from "../../gen/leonardo";

export interface Place extends Plot {
  letter: string;
}

export interface Lab extends Omit<Laboratory, "work"> {
  work: Work | null; // known to this viewer
  invention: string | null; // that of the work
  shown: boolean; // to all
}

/** One player's side of the table. */
export interface Side extends Omit<Seat, "laboratories"> {
  labs: Lab[]; // both; one that is not taken yet has no places
}

export interface City extends Omit<Common, "sides"> {
  print: Print;
  places: Place[];
  sides: Side[];
  seen: Seen[]; // cards of the deck one has looked at
  lacks: Own["lacks"]; // by invention asked for, what one's hand has too few of
}

export const COUNCIL = "council";
export const LABS = ["small", "large"];

/** The laboratory that something from the Workshop is for. */
export const labOf = (good: string): string | undefined =>
  ({
    "five-places": "small",
    "man-small": "small",
    "large-lab": "large",
    "six-places": "large",
    "man-large": "large",
  })[good];

const LETTERS = "ABCDEFGH";

/** The picture of a match of Leonardo da Vinci as things to draw. */
export function readTable(picture: AnyPicture, catalogue: Catalogue): City {
  const { common, own } = pictureOf<Picture>(SCHEMA, picture);
  return {
    ...common,
    print: printOf(catalogue, common.printing),
    places: common.places.map((place, at) => ({ ...place, letter: LETTERS[at] ?? "" })),
    sides: common.sides.map((side) => readSide(side, side.seat === own?.seat ? own : null)),
    seen: own?.deck ?? [],
    lacks: own?.lacks ?? {},
  };
}

/** What this viewer sees, read and worded: for the board, and for all that tells it. */
export const seen = seeing(readTable, words);

function readSide({ laboratories, ...side }: Seat, own: Own | null): Side {
  const labs = LABS.map((id) => {
    const { work, ...lab } = laboratories.find((one) => one.id === id) ?? untaken(id);
    const known = work ?? own?.works[id] ?? null;
    return { ...lab, work: known, invention: known?.invention ?? null, shown: work !== null };
  });
  const { florins, components, hand, score } = own ?? side;
  return { ...side, florins, components, hand, score, labs };
}

function untaken(id: string): Laboratory {
  return { id, places: 0, men: 0, apprentices: 0, master: false, week: null, adds: 0, work: null };
}
