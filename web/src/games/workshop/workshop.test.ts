import { expect, test } from "vitest";
import { catalogueOf, momentsOf } from "../../dev/fixtures";
import { LANGUAGES } from "../../lib/catalogue";
import { boardProps, type Moment } from "../../lib/moment";
import { Texts } from "../../lib/words";
import { workArt } from "./art";
import { DISCIPLINES, printOf, readCard, type Card } from "./cards";
import { Choosing, type Thing } from "./choosing.svelte";
import { describe, homeOf } from "./describe";
import { goalOf, missingOf, partsOf, pointsOf } from "./notes";
import { comingOf, givenTo, playedFrom } from "./pending";
import { readTable, type Workshop } from "./table";
import { whyThing } from "./why";

const catalogue = catalogueOf("workshop-three");
const MATCHES = ["three", "five", "alone", "sequence"].map((seed) => `workshop-${seed}`);
const moments = MATCHES.flatMap(momentsOf);
const at = (match: string, ply: number, eyes: number): Moment => {
  const found = momentsOf(`workshop-${match}`).find((moment) => moment.ply === ply && moment.eyes === eyes);
  if (!found) throw new Error(`no moment at ply ${ply}`);
  return found;
};
const known = (cards: (Card | null)[]) => cards.filter((card) => card !== null);

/** The cards that the board lets one play: those looked at, or else the hand. */
function cardsOf(table: Workshop, eyes: number): Card[] {
  const looked = known(table.looked);
  return looked.length > 0 ? looked : known(table.areas[homeOf(table, eyes)]?.cards ?? []);
}

/** Everything on the table that can be tapped. */
function thingsOn(table: Workshop, cards: Card[]): Thing[] {
  const words = [...DISCIPLINES, ...table.rows.flatMap(({ places }) => places.flatMap((id) => id ?? []))];
  return [
    ...[...new Set<string>(words)].map((word): Thing => ({ is: "target", word })),
    ...cards.flatMap((_, place): Thing[] =>
      (["upper", "lower", "whole"] as const).map((is) => ({ is, at: place })),
    ),
    ...table.areas.map(({ hand }): Thing => ({ is: "area", hand })),
  ];
}

/** Every move that taps on what glows can say, and how long each chain of taps is. */
function sayable(offers: string[], cards: Card[], things: Thing[]): Map<string, number> {
  const said = new Map<string, number>();
  const goOn = (path: Thing[]): void => {
    const choosing = new Choosing();
    for (const thing of path) choosing.tap(thing, offers, cards);
    for (const thing of things.filter((one) => choosing.glows(one, offers, cards))) {
      const trial = new Choosing();
      [trial.at, trial.word] = [choosing.at, choosing.word];
      const move = trial.tap(thing, offers, cards);
      if (move) said.set(move, path.length + 1);
      else if (path.length < 3) goOn([...path, thing]);
      else throw new Error(`no move after ${JSON.stringify([...path, thing])}`);
    }
  };
  goOn([]);
  return said;
}

test("all cards are read from the catalogue", () => {
  const { works, sets, practice, restful } = printOf(catalogue);
  expect(works.size).toBe(24);
  expect(works.get("bombarda")).toEqual({
    id: "bombarda",
    asks: [
      { discipline: "engineering", level: 2 },
      { discipline: "physics", level: 3 },
    ],
    points: 6,
    design: null,
  });
  expect(works.get("ponte_bosforo_3")?.design).toBe("ponte_bosforo");
  expect([sets, practice, restful]).toEqual([[2, 6, 12], 2, ["draw_one_rested"]]);
  for (const work of works.keys()) expect(workArt(work)).toContain("<path");
});

test("an apprentice is its two halves", () => {
  expect(readCard("painting/letters+biology")).toMatchObject({
    study: "painting",
    action: "practise",
    shows: ["letters", "biology"],
  });
  expect(readCard("physics/any").shows).toEqual([...DISCIPLINES]);
  expect(readCard("letters/visit")).toMatchObject({ study: "letters", action: "visit", shows: [] });
});

test("a view is read whole: every apprentice in play, Leonardo card and work is somewhere", () => {
  const decks: Record<number, number> = { 1: 64, 3: 48, 5: 72 };
  for (const { view } of moments) {
    const table = readTable(view, catalogue);
    const [leonardo, patrons, unfinished] = table.rows;
    const shown = (row: typeof leonardo) => (row?.left ?? 0) + known2(row?.places ?? []);
    const visits = table.areas.flatMap((area) => area.visits).reduce((sum, { count }) => sum + count, 0);
    const works = table.areas.reduce((sum, area) => sum + area.works.length, 0);
    expect(shown(leonardo) + visits).toBe(11);
    expect(shown(patrons) + shown(unfinished) + works).toBe(24);
    expect(table.discarded).toBeGreaterThanOrEqual(0);
    for (const { columns } of table.areas)
      for (const { level, study, turned } of columns) expect(study + turned * 2).toBe(level);
    if (table.sequence) continue; // hands that begin later have piles of their own
    const held = table.areas.reduce((sum, area) => sum + area.cards.length, 0);
    const laid = table.areas.flatMap((area) => area.columns).reduce((sum, one) => sum + one.study, 0);
    const aside = table.looked.length + table.waiting.length;
    expect(table.deck + held + laid + aside).toBeLessThanOrEqual(decks[view.seats] ?? 0);
  }
});

test("cards of an earlier look wait until the later one is over", () => {
  const { view } = at("three", 17, 0);
  const aside = [0, 1, 2, 3, 4];
  const agenda = [
    { is: "PutUnder", hand: 0, count: 2 },
    { is: "PlayLooked", hand: 0, count: 3 },
  ];
  const table = readTable({ ...view, board: { ...view.board, aside }, agenda }, catalogue);
  expect(table.looked).toHaveLength(3);
  expect(table.waiting.map((card) => card?.id)).toEqual(["painting/visit", "painting/work"]);
});

test("one sees one's own hands, and of others' only what one knows", () => {
  for (const { view, eyes } of moments) {
    const table = readTable(view, catalogue);
    for (const area of table.areas)
      if (area.seat === eyes) expect(known(area.cards)).toHaveLength(area.cards.length);
      else if (eyes < 0) expect(known(area.cards)).toEqual([]);
  }
});

test("every offer can be said by tapping what glows, in two taps at most", () => {
  const verbs = new Set<string>();
  for (const { view, eyes, offers } of moments) {
    const table = readTable(view, catalogue);
    const cards = eyes < 0 ? [] : cardsOf(table, eyes);
    const said = sayable(offers, cards, thingsOn(table, cards));
    expect([...said.keys()].sort()).toEqual([...offers].sort());
    for (const taps of said.values()) expect(taps).toBeLessThanOrEqual(2);
    for (const offer of offers) verbs.add(offer.split(" ")[0] ?? "");
  }
  expect([...verbs].sort()).toEqual(
    ["give", "practise", "return", "study", "teach", "tire", "visit", "work"].sort(),
  );
});

test("what is in mind can be put back, and is forgotten when it cannot be said any more", () => {
  const cards = ["painting/work", "letters/visit"].map(readCard);
  const offers = ["study painting/work", "work painting/work bombarda", "visit letters/visit draw_two"];
  const choosing = new Choosing();
  expect(choosing.tap({ is: "lower", at: 0 }, offers, cards)).toBe(null);
  expect(choosing.at).toBe(0);
  expect(choosing.glows({ is: "lower", at: 0 }, offers, cards)).toBe(false);
  expect(choosing.glows({ is: "target", word: "draw_two" }, offers, cards)).toBe(false);
  expect(choosing.tap({ is: "upper", at: 0 }, offers, cards)).toBe(null);
  expect(choosing.at).toBe(null);
  choosing.tap({ is: "target", word: "bombarda" }, offers, cards);
  expect(choosing.word).toBe("bombarda");
  choosing.tap({ is: "lower", at: 1 }, offers, cards); // another wish than the one in mind
  expect([choosing.at, choosing.word]).toEqual([1, null]);
  choosing.keep(["study painting/work"], cards);
  expect(choosing.at).toBe(null);
});

test("what is not offered says why", () => {
  const { view, eyes, refusals } = at("three", 8, 0);
  const table = readTable(view, catalogue);
  const cards = cardsOf(table, eyes);
  const why = (thing: Thing) => whyThing(thing, null, cards, table, refusals).map((one) => one.why.id);
  expect(why({ is: "target", word: "bombarda" })).toEqual(["refusals.too_low", "refusals.too_low"]);
  const work = cards.findIndex(({ action }) => action === "work");
  expect(why({ is: "lower", at: work })).toContain("refusals.too_low");
  expect(why({ is: "target", word: "painting" })).toContain("refusals.no_column");
  expect(why({ is: "upper", at: 0 })).toEqual([]);
});

test("points and what is still asked are what the rules told", () => {
  const { notes = {}, view } = at("three", 37, 2);
  expect(pointsOf(notes, 2)).toBe(partsOf(notes, 2).reduce((sum, { points }) => sum + points, 0));
  const table = readTable(view, catalogue);
  const [work] = table.rows[1]?.places.flatMap((id) => id ?? []) ?? [];
  const card = table.print.works.get(work ?? "");
  for (const { discipline, level } of card?.asks ?? []) {
    const reached = table.areas[2]?.columns.find((one) => one.discipline === discipline)?.level ?? 0;
    expect(missingOf(notes, work ?? "", 2, discipline)).toBe(Math.max(0, level - reached));
  }
  expect(goalOf(notes)).toBe(null);
  expect(missingOf({}, "bombarda", 0, "physics")).toBe(null);
  for (const moment of momentsOf("workshop-alone")) {
    const sum = [0, 1, 2, 3].reduce((points, hand) => points + pointsOf(moment.notes ?? {}, hand), 0);
    expect(goalOf(moment.notes ?? {})).toEqual({ sum, goal: 130 });
  }
});

test("a move that waits is drawn as if it were done", () => {
  const cards = ["painting/work", "letters/any"].map(readCard);
  expect(comingOf("study painting/work")).toEqual({ discipline: "painting", how: "study" });
  expect(comingOf("practise letters/any physics")).toEqual({ discipline: "physics", how: "turned" });
  expect(comingOf("teach biology")).toEqual({ discipline: "biology", how: "turned" });
  expect(comingOf("give 1")).toBe(null);
  expect(playedFrom("study letters/any", cards)).toBe(1);
  expect([givenTo("give 1"), givenTo("tire 1"), givenTo("study letters/any")]).toEqual([1, 0, null]);
});

test("the table can be told in every language at every moment", () => {
  for (const lang of LANGUAGES) {
    const texts = new Texts(catalogue, lang);
    for (const moment of moments) {
      const told = describe(boardProps(moment, { texts, say: () => undefined }));
      const { areas, looked } = readTable(moment.view, catalogue);
      expect(told.length).toBe(4 + areas.length + (looked.length > 0 ? 1 : 0));
      const words = told.flatMap(({ title, lines }) => [title, ...lines]).join("\n");
      expect(words).not.toMatch(/undefined|NaN|\{|\}|…/);
    }
  }
});

function known2(places: (string | null)[]): number {
  return places.filter((id) => id !== null).length;
}
