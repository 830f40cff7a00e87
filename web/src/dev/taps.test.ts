// The shortest way of taps through recorded matches, counted with the functions that the boards use.

import { expect, test } from "vitest";
import {
  layings,
  NOTHING as NO_CARD,
  takenUp,
  turned,
  without,
  type Held as HeldCards,
} from "../games/codex/choosing";
import { Paths, thenOf, type Thing } from "../games/inventors/choosing";
import { DISCIPLINES } from "../games/inventors/cards";
import { readTable as readTeams } from "../games/inventors/table";
import {
  buttonsFor,
  fromsOffered,
  NOTHING,
  tapOn,
  workersOffered,
  type Mind,
  type Tap,
} from "../games/leonardo/choosing";
import { LABS, readTable as readCity } from "../games/leonardo/table";
import { Choosing as Parts, type Thing as Part } from "../games/workshop/choosing.svelte";
import { readTable as readWorkshop } from "../games/workshop/table";
import { homeOf } from "../games/workshop/describe";
import type { Then } from "../lib/moment";
import { find, wordsAt } from "../lib/moves";
import { decisionsOf, shortest, type Decision, type Hands } from "./decisions";
import { catalogueOf } from "./fixtures";

const sum = (taps: number[]) => taps.reduce((all, one) => all + one, 0);

/** The taps of a player through a match, decision by decision. */
function tapsOf<M>(hands: Hands<M>, play: string, seat: number): { decision: Decision; taps: number }[] {
  const mine = decisionsOf(play).filter((one) => one.seat === seat);
  const taps = shortest(hands, mine);
  return mine.map((decision, at) => ({ decision, taps: taps[at] ?? 0 }));
}

// --- Leonardo da Vinci ----------------------------------------------------------------------------------

const leonardo = catalogueOf("leonardo-three");
const cityOf = ({ picture }: Decision) => readCity(picture, leonardo);

const workers: Hands<Mind> = {
  begin: NOTHING,
  taps: (decision, mind) => {
    const { offers, question, seat } = decision;
    const city = cityOf(decision);
    const asked = { offers, question, seat, city };
    const buttons = mind.doubted ? [mind.doubted] : buttonsFor(mind, asked);
    const taps: Tap[] = [
      ...buttons.flatMap((move): Tap[] => [
        { on: "button", move },
        { on: "button", move, stays: true },
      ]),
      ...workersOffered(offers).map((one): Tap => ({ on: "workers", workers: one })),
      ...fromsOffered(asked).map((from): Tap => ({ on: "from", from })),
      ...[...city.places.map(({ id }) => id), ...LABS].map((place): Tap => ({ on: "place", place })),
      ...wordsAt(find(offers, "start"), 2).map((invention): Tap => ({ on: "invention", invention })),
      ...wordsAt(find(offers, "order"), 1).map((card): Tap => ({ on: "card", card })),
    ];
    return taps.map((tap) => tapOn(tap, mind, asked));
  },
};

/** Taps by turn, from turn 1 on. */
function byTurn(seat: number): number[] {
  const turns: number[] = [];
  for (const { decision, taps } of tapsOf(workers, "leonardo-2p", seat)) {
    const { turn } = cityOf(decision).now;
    turns[turn - 1] = (turns[turn - 1] ?? 0) + taps;
  }
  return turns;
}

test("Leonardo: at most 70 taps in the seven turns with a city, and no turn above 14", () => {
  for (const seat of [0, 1]) {
    const turns = byTurn(seat);
    console.info(`leonardo, seat ${seat}: ${sum(turns.slice(0, 7))} taps, by turn ${turns.join(" ")}`);
    expect(sum(turns.slice(0, 7))).toBeLessThanOrEqual(70);
    expect(Math.max(...turns)).toBeLessThanOrEqual(14);
  }
});

// --- Legendary Inventors --------------------------------------------------------------------------------

const inventors = catalogueOf("inventors-four");

interface Thought {
  tapped: Thing[];
  then: Then | null;
}

const minds: Hands<Thought> = {
  begin: { tapped: [], then: null },
  taps: ({ offers, picture, seat }, { tapped, then }) => {
    const table = readTeams(picture, inventors);
    const side = table.sides[seat];
    const paths = new Paths(offers, table.now.sharing?.invention ?? null);
    const things: Thing[] = [
      ...table.teams.map(({ id }) => `team ${id}`),
      ...table.inventions.map(({ card }) => `invention ${card.id}`),
      ...(side?.tokens ?? []).map(([id]) => `token ${id}`),
      ...(side?.minds ?? []).flatMap(({ card: { id } }) => [
        `inventor ${id}`,
        ...DISCIPLINES.map((discipline) => `level ${id} ${discipline}`),
      ]),
      ...DISCIPLINES.map((discipline) => `slot ${discipline}`),
    ];
    const led = things.filter((thing) => paths.leadsOn(tapped, thing));
    const taps = [
      ...paths.listed(tapped).map((said) => ({ tapped: [], said })),
      ...led.map((thing) => paths.tap(tapped, thing)),
    ];
    return taps.map((after) => {
      const next = after.said ? thenOf(after.said, offers, then) : then;
      return { mind: { tapped: after.tapped, then: next }, said: after.said, then: next };
    });
  },
};

/** The taps of a player from their first turn on, for each turn: a move that begins so. */
function tapsATurn<M>(hands: Hands<M>, play: string, seat: number, verbs: string[]): number {
  const all = tapsOf(hands, play, seat);
  const isTurn = ({ decision }: { decision: Decision }) => verbs.includes(decision.said.split(" ")[0] ?? "");
  const played = all.slice(all.findIndex(isTurn));
  const found = sum(played.map(({ taps }) => taps)) / played.filter(isTurn).length;
  console.info(`${play}, seat ${seat}: ${found.toFixed(2)} taps a turn`);
  return found;
}

test("Inventors: at most 2.2 taps a turn", () => {
  for (const seat of [0, 1])
    expect(tapsATurn(minds, "inventors-2p", seat, ["work", "boost", "rest", "pass"])).toBeLessThanOrEqual(
      2.2,
    );
});

// --- Codex Naturalis ------------------------------------------------------------------------------------

const ELSEWHERE = ["place"]; // said by a spot, not by a button

const cards: Hands<HeldCards> = {
  begin: NO_CARD,
  taps: ({ offers }, held) => [
    ...wordsAt(find(offers, "place"), 1).flatMap((id) => [
      { mind: takenUp(held, id, offers), said: null },
      { mind: turned(held, id), said: null },
    ]),
    ...layings(held, offers).map((said) => ({ mind: without(held, held.card ?? ""), said })),
    ...offers
      .filter((offer) => !ELSEWHERE.includes(offer.split(" ")[0] ?? ""))
      .map((said) => ({ mind: held, said })),
  ],
};

test("Codex: at most 3 taps a turn", () => {
  for (const seat of [0, 1])
    expect(tapsATurn(cards, "codex-2p", seat, ["place", "pass"])).toBeLessThanOrEqual(3);
});

test("a card whose front may not be laid is taken up with its back, once", () => {
  const offers = ["place G12 back 1,1", "place R03 front 1,1", "place R03 back 1,1"];
  const held = takenUp(NO_CARD, "G12", offers);
  expect(layings(held, offers)).toEqual(["place G12 back 1,1"]);
  expect(layings(takenUp(turned(held, "G12"), "G12", offers), offers)).toEqual([]); // turned back by hand
  expect(layings(takenUp(held, "R03", offers), offers)).toEqual(["place R03 front 1,1"]);
});

// --- The Workshop of Leonardo -----------------------------------------------------------------------------

const workshop = catalogueOf("workshop-three");
interface Held {
  at: number | null;
  word: string | null;
}

const parts: Hands<Held> = {
  begin: { at: null, word: null },
  taps: (decision, held) => {
    const { offers, seat, picture } = decision;
    const table = readWorkshop(picture, workshop);
    const cards = table.seen.length > 0 ? table.seen : (table.areas[homeOf(table, seat)]?.known ?? []);
    const words = [...new Set(offers.flatMap((offer) => offer.split(" ").slice(1)))];
    const things: Part[] = [
      ...cards.flatMap((_, at): Part[] => [
        { is: "upper", at },
        { is: "lower", at },
        { is: "whole", at },
      ]),
      ...words.map((word): Part => ({ is: "target", word })),
      ...offers.map((move): Part => ({ is: "area", move })),
    ];
    return things.map((thing) => {
      const choosing = new Parts();
      [choosing.at, choosing.word] = [held.at, held.word];
      const said = choosing.tap(thing, offers, cards);
      return { mind: said ? { at: null, word: null } : { at: choosing.at, word: choosing.word }, said };
    });
  },
};

test("Workshop: at most 3 taps a turn", () => {
  for (const seat of [0, 1, 2])
    expect(tapsATurn(parts, "workshop-3p", seat, ["study", "practise", "visit", "work"])).toBeLessThanOrEqual(
      3,
    );
});
