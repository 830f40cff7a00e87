// The picture as the board draws it: every area with six columns, and cards read from their names.

import {
  SCHEMA,
  type Common,
  type Area as Laid,
  type Outlook,
  type Picture,
  type Place,
  type Row,
} from "../../gen/workshop";
import type { Catalogue } from "../../lib/catalogue";
import type { AnyPicture } from "../../lib/moment";
import { pictureOf } from "../../lib/picture";
import { seeing } from "../../lib/seen";
import { DISCIPLINES, printOf, readCard, type Card, type Discipline, type Print } from "./cards";
import { words } from "./words";

export interface Column {
  discipline: Discipline;
  level: number;
  study: number; // study cards
  turned: number; // practice cards and lessons beneath them
}

/** What one hand has: the cards of it that this viewer knows, and the area before it. */
export interface Area extends Omit<Laid, "columns"> {
  place: number; // among the areas
  known: Card[];
  columns: Column[];
  tired: boolean;
  rested: boolean;
}

export interface Workshop extends Omit<Common, "areas"> {
  print: Print;
  areas: Area[];
  /** What one more card would make of each discipline; whoever watches has none. */
  outlook: Outlook | null;
  /** Cards of the deck that this viewer looks at: of these one is played, or one goes back. */
  seen: Card[];
  /** Cards of an earlier look that wait until this one is over. */
  waiting: Card[];
  /** What lies under the deck as far as this viewer knows it, the upper one first. */
  under: Card[];
}

/** The picture of a match of The Workshop of Leonardo as things to draw. */
export function readTable(picture: AnyPicture, catalogue: Catalogue): Workshop {
  const { common, own } = pictureOf<Picture>(SCHEMA, picture);
  return {
    ...common,
    print: printOf(catalogue),
    areas: common.areas.map((area, place) => ({
      ...area,
      place,
      known: (area.held.length > 0 ? area.held : (own?.hands[place] ?? [])).map(readCard),
      columns: DISCIPLINES.map((discipline) => readColumn(area, discipline)),
      tired: common.tired === place,
      rested: common.rested.includes(place),
    })),
    outlook: own?.outlook ?? null,
    seen: (own?.looked ?? []).map(readCard),
    waiting: (own?.waiting ?? []).map(readCard),
    under: (own?.under ?? []).flatMap((id) => (id ? [readCard(id)] : [])),
  };
}

/** What this viewer sees, read and worded: for the board, and for all that tells it. */
export const seen = seeing(readTable, words);
export type Seen = ReturnType<typeof seen>;

function readColumn({ columns }: Laid, discipline: Discipline): Column {
  const [, level, study, turned] = columns.find(([id]) => id === discipline) ?? [discipline, 0, 0, 0];
  return { discipline, level, study, turned };
}

/** What lies in a row. */
export function idsOf({ places }: Row): string[] {
  return places.flatMap((place) => (place ? [place[0]] : []));
}

/** What lies in the middle under a name; of equal Leonardo cards any. */
export function placeOf({ rows }: Workshop, id: string): Place | undefined {
  return rows.flatMap(({ places }) => places).find((place) => place?.[0] === id) ?? undefined;
}

/** The works of the middle that an area has all levels for, and the points each would bring it. */
export function withinReach({ rows }: Workshop, area: number): { id: string; points: number }[] {
  return rows
    .filter(({ id }) => id !== "leonardo")
    .flatMap(({ places }) => places)
    .flatMap((place) => {
      if (!place) return [];
      const [id, missing, points] = place;
      const reached = Object.values(missing).every((levels) => levels[area] === 0);
      return reached ? [{ id, points: points[area] ?? 0 }] : [];
    });
}

/** How many cards of a design an area has. */
export function ofDesign(area: Area, design: string, print: Print): number {
  return area.works.filter((work) => print.works.get(work)?.design === design).length;
}
