// How taps become a move: what is in mind but not yet said, what each thing on the board says, and what a tap leads to.
// No rule is known here, only offers looked through. The board and the test that counts taps use the same functions.

import type { Line, Then } from "../../lib/moment";
import { find, wordsAt } from "../../lib/moves";
import type { Texts } from "../../lib/words";
import { plainOnes, shopOf, TILED } from "./offers";
import { LABS, type City, type Group } from "./table";

export const MASTER = "master"; // as a choice of workers, beside numbers of apprentices

export interface Mind {
  /** Who goes to the place that is tapped next: a number of apprentices, or the master. */
  workers: string | null;
  /** Whose apprentice is moved, and from where: `0 council`. */
  from: string | null;
  /** A laboratory, and what can be done there. */
  lab: string | null;
  invention: string | null;
  /** Cards of the deck in the order in which they are put back, as far as it was tapped. */
  order: string[];
  /** A move that loses something: tapped once, to be tapped again. */
  doubted: string | null;
}

export const NOTHING: Mind = {
  workers: null,
  from: null,
  lab: null,
  invention: null,
  order: [],
  doubted: null,
};

/** What is asked, of whom, and the city it is about. */
export interface Asked {
  offers: string[];
  question: Line | null;
  seat: number;
  city: City;
}

/** What a part of the board with places is given to be tapped. */
export interface Tapping {
  city: City;
  texts: Texts;
  offered: (place: string) => boolean;
  chosen: string | null;
  /** The move that a tap says at once. */
  says: (place: string) => string | null;
  /** What a tap does, or why it does nothing, in words. */
  told: (place: string) => string;
  /** Workers who would go there or are on their way, drawn as if they were there. */
  coming: (place: string) => Group | null;
  tap: (place: string) => void;
}

export type Tap =
  | { on: "workers"; workers: string }
  | { on: "from"; from: string }
  | { on: "place"; place: string }
  | { on: "invention"; invention: string }
  | { on: "card"; card: string }
  | { on: "button"; move: string; stays?: boolean };

/** What a tap leads to: the move it says, if it says one, and what is in mind then. */
export interface After {
  mind: Mind;
  said: string | null;
  /** What shall follow it. */
  then: Then | null;
}

// --- workers --------------------------------------------------------------------------------------------

/** Who may be sent somewhere: numbers of apprentices from the least on, then the master. */
export function workersOffered(offers: string[]): string[] {
  const counts = wordsAt(find(offers, "send"), 1).sort((a, b) => Number(a) - Number(b));
  return find(offers, "master").length > 0 ? [...counts, MASTER] : counts;
}

const sending = (workers: string | null, place: string) =>
  workers === MASTER ? `master ${place}` : `send ${workers} ${place}`;

/** The workers that a place takes. */
const workersTo = (offers: string[], place: string) =>
  workersOffered(offers).filter((workers) => offers.includes(sending(workers, place)));

/** Who goes to a place that is tapped: whoever alone may go there, those that were chosen, or as many as are usual. */
export function workersFor(place: string, mind: Mind, asked: Asked): string | null {
  const fitting = workersTo(asked.offers, place);
  if (fitting.length === 1) return fitting[0] ?? null;
  if (mind.workers !== null && workersOffered(asked.offers).includes(mind.workers))
    return fitting.find((one) => one === mind.workers) ?? null;
  const counts = fitting.filter((one) => one !== MASTER).map(Number);
  const wanted = LABS.includes(place) ? weeksLeft(place, asked) : aheadAt(place, asked);
  const usual = counts.findLast((count) => count <= wanted) ?? counts[0];
  return usual === undefined ? (fitting[0] ?? null) : String(usual);
}

/** The weeks that the work in a laboratory still needs, without those who are there already. */
function weeksLeft(lab: string, { seat, city }: Asked): number {
  const found = city.sides[seat]?.labs.find(({ id }) => id === lab);
  return (found?.work?.left ?? 1) - (found?.adds ?? 0);
}

/** Two where a single apprentice of another is the strongest so far, else one. */
function aheadAt(place: string, { seat, city }: Asked): number {
  const line = city.places.find(({ id }) => id === place)?.line ?? [];
  const mine = line.find(([whose]) => whose === seat);
  const strongest = Math.max(0, ...line.map(([, , , strength]) => strength));
  return !mine && strongest === 1 ? 2 : 1;
}

/** The workers who would go to a place that is tapped, as a group that stands there. */
export function goingTo(place: string, mind: Mind, asked: Asked): Group | null {
  const workers = workersFor(place, mind, asked);
  if (workers === null || !asked.offers.includes(sending(workers, place))) return null;
  const sent = workers === MASTER ? 0 : Number(workers);
  return [asked.seat, sent, workers === MASTER, sent, false, 0];
}

// --- an apprentice to be moved ------------------------------------------------------------------------------

/** The apprentices that may be moved, as their seat and their place; one's own that chose it comes first. */
export function fromsOffered({ offers, seat, city }: Asked): string[] {
  const froms = find(offers, "shift").map((offer) => offer.split(" ").slice(1, 3).join(" "));
  const first = `${seat} ${city.now.place}`;
  return [...new Set(froms)].sort((a, b) => Number(b === first) - Number(a === first));
}

/** The apprentice that is about to be moved: the one that was chosen, or else the first. */
export function fromIn({ from }: Mind, asked: Asked): string | null {
  const offered = fromsOffered(asked);
  return offered.find((one) => one === from) ?? offered[0] ?? null;
}

// --- places -----------------------------------------------------------------------------------------------

/** What can be done in a laboratory besides sending workers there. */
export const doneIn = (offers: string[], lab: string): string[] =>
  ["start", "stop", "reveal"].flatMap((verb) => find(offers, verb, lab));

/** What a tap on a place says at once. */
export function saidAt(place: string, mind: Mind, asked: Asked): string | null {
  const { offers, city } = asked;
  const sold = find(offers, "buy");
  const said = [
    mind.invention ? `start ${place} ${mind.invention}` : "",
    sending(workersFor(place, mind, asked), place),
    `shift ${fromIn(mind, asked)} ${place}`,
    ...(city.now.place === place && sold.length === 1 ? sold : []),
    ...find(offers, "pick").filter((offer) => shopOf(offer, city) === place),
  ];
  return said.find((move) => offers.includes(move)) ?? null;
}

/** Whether a place glows. */
export function glowsAt(place: string, mind: Mind, asked: Asked): boolean {
  return (
    saidAt(place, mind, asked) !== null || (LABS.includes(place) && doneIn(asked.offers, place).length > 0)
  );
}

// --- buttons ----------------------------------------------------------------------------------------------

/** The moves that have a button now. */
export function buttonsFor({ lab, invention }: Mind, { offers, city }: Asked): string[] {
  if (lab) return doneIn(offers, lab);
  if (invention) return find(offers, "start", "*", invention);
  return [...TILED.flatMap((verb) => find(offers, verb)), ...plainOnes(offers, city)];
}

/** Whether the buyer may wait for another of the same place instead of leaving with the first. */
export function mayStay(move: string, { city, seat, question }: Asked): number | null {
  if (!move.startsWith("buy ") || !city.ways.stays) return null;
  const next = city.prices[(city.now.sold ?? 0) + 1];
  const left = (city.sides[seat]?.florins ?? 0) - Number(question?.args["florins"] ?? 0);
  return next !== undefined && next <= left ? next : null;
}

/** Whether a move loses something that only a second tap should lose. */
export const loses = (move: string): boolean => move.startsWith("stop ");

// --- taps -------------------------------------------------------------------------------------------------

const keeping = (kept: Partial<Mind>): After => ({ mind: { ...NOTHING, ...kept }, said: null, then: null });
const saying = (said: string, asked: Asked, stays = false): After => ({
  mind: NOTHING,
  said,
  then: thenOf(said, asked, stays),
});

/** What follows a move: a buyer leaves, and nothing more is started once no laboratory can be. */
function thenOf(move: string, { question, city }: Asked, stays: boolean): Then | null {
  if (!question) return null;
  const { id, args } = question;
  if (move.startsWith("start "))
    return { question: id, args: {}, said: "done", unless: ["start"], open: true };
  const leaves = move.startsWith("buy ") && city.ways.stays && !stays;
  const here = { place: args["place"] ?? "" };
  return leaves ? { question: id, args: here, said: "decline", unless: [], open: false } : null;
}

/** What a tap leads to. */
export function tapOn(tap: Tap, mind: Mind, asked: Asked): After {
  switch (tap.on) {
    case "workers":
      return keeping({ workers: mind.workers === tap.workers ? null : tap.workers });
    case "from":
      return keeping({ from: tap.from });
    case "place":
      return tapPlace(tap.place, mind, asked);
    case "invention":
      return tapInvention(tap.invention, mind, asked);
    case "card":
      return tapCard(tap.card, mind, asked);
    case "button":
      if (loses(tap.move) && mind.doubted !== tap.move) return keeping({ ...mind, doubted: tap.move });
      return saying(tap.move, asked, tap.stays);
  }
}

function tapPlace(place: string, mind: Mind, asked: Asked): After {
  const said = saidAt(place, mind, asked);
  if (said) return saying(said, asked);
  if (mind.lab !== place && doneIn(asked.offers, place).length > 0) return keeping({ lab: place });
  return keeping({ workers: workersTo(asked.offers, place).at(-1) ?? null });
}

function tapInvention(invention: string, mind: Mind, asked: Asked): After {
  const { offers } = asked;
  const there = mind.lab ? find(offers, "start", mind.lab, invention) : [];
  const starts = there.length > 0 ? there : find(offers, "start", "*", invention);
  const [only] = starts;
  if (only !== undefined && starts.length === 1) return saying(only, asked);
  return keeping({ invention: starts.length > 0 && mind.invention !== invention ? invention : null });
}

/** Once one card is left it is the last, and the order is said. */
function tapCard(card: string, { order }: Mind, asked: Asked): After {
  const next = order.includes(card) ? order.filter((one) => one !== card) : [...order, card];
  const left = next.length > 0 ? find(asked.offers, "order", ...next) : [];
  return left.length === 1 && left[0] ? saying(left[0], asked) : keeping({ order: next });
}

/** Whether what is in mind can still become one of these offers. */
export function fits({ doubted, lab, invention, order }: Mind, { offers }: Asked): boolean {
  if (doubted && !offers.includes(doubted)) return false;
  if (lab) return doneIn(offers, lab).length > 0;
  if (invention) return find(offers, "start", "*", invention).length > 0;
  return order.length === 0 || find(offers, "order", ...order).length > 0;
}
