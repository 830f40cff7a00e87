import { expect, test } from "vitest";
import { ready } from "../../lib/area";
import { LANGUAGES } from "../../lib/catalogue";
import { catalogueOf, momentAt, momentsOf } from "../../dev/fixtures";
import { tellAll } from "../../dev/telling";
import type { Moment } from "../../lib/moment";
import { workArt } from "./art";
import { DISCIPLINES, printOf, readCard, type Card } from "./cards";
import { Choosing, giveTo, type Thing } from "./choosing.svelte";
import { describe, homeOf } from "./describe";
import { comingOf, playedFrom } from "./pending";
import { idsOf, readTable, type Workshop } from "./table";
import { goalOf, lackingOf } from "./telling";
import { whyThing } from "./why";

await Promise.all(LANGUAGES.map(ready));

const catalogue = catalogueOf("workshop-three");
const MATCHES = ["three", "five", "alone", "sequence"].map((seed) => `workshop-${seed}`);
const moments = MATCHES.flatMap(momentsOf);
const at = (match: string, ply: number, viewer: number) => momentAt(`workshop-${match}`, ply, viewer);
const read = ({ picture }: Moment) => readTable(picture, catalogue);
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** The cards that the board lets one play: those looked at, or else the hand. */
function cardsOf(table: Workshop, viewer: number): Card[] {
  return table.seen.length > 0 ? table.seen : (table.areas[homeOf(table, viewer)]?.known ?? []);
}

/** Everything on the table that can be tapped. */
function thingsOn(table: Workshop, cards: Card[]): Thing[] {
  const words = [...DISCIPLINES, ...table.rows.flatMap(idsOf)];
  return [
    ...[...new Set<string>(words)].map((word): Thing => ({ is: "target", word })),
    ...cards.flatMap((_, place): Thing[] =>
      (["upper", "lower", "whole"] as const).map((is) => ({ is, at: place })),
    ),
    ...table.areas.map((area): Thing => ({ is: "area", move: giveTo(area) })),
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
  const { works, sets, practice } = printOf(catalogue);
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
  expect([sets, practice]).toEqual([[2, 6, 12], 2]);
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

test("every column is drawn, and every apprentice that was played lies in one or is discarded", () => {
  for (const moment of moments) {
    const table = read(moment);
    for (const { columns, rested, tired } of table.areas) {
      expect(columns.map(({ discipline }) => discipline)).toEqual([...DISCIPLINES]);
      for (const { level, study, turned } of columns)
        expect(study + turned * table.print.practice).toBe(level);
      expect(rested && tired).toBe(false);
    }
    const columns = table.areas.flatMap((area) => area.columns);
    const lessons = sum(table.areas.map(({ visits }) => visits["practice"] ?? 0));
    const laid = sum(columns.map(({ study, turned }) => study + turned));
    const coming = table.now.phase === "lesson" ? 1 : 0;
    expect(table.discarded + laid - lessons + coming).toBe(table.played.length);
  }
});

test("one sees one's own hands, and of others' only what one knows until the match is over", () => {
  for (const moment of moments) {
    const { areas, seen, under } = read(moment);
    for (const { seat, known, cards } of areas)
      if (seat === moment.viewer || moment.result) expect(known).toHaveLength(cards);
      else if (moment.viewer < 0) expect([known, seen, under]).toEqual([[], [], []]);
  }
});

test("every offer can be said by tapping what glows, in two taps at most", () => {
  const verbs = new Set<string>();
  for (const moment of moments) {
    const { viewer, offers } = moment;
    const table = read(moment);
    const cards = cardsOf(table, viewer);
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
  const moment = at("three", 8, 0);
  const { viewer, refusals } = moment;
  const table = read(moment);
  const cards = cardsOf(table, viewer);
  const why = (thing: Thing) => whyThing(thing, null, cards, table, refusals).map((one) => one.why.id);
  expect(why({ is: "target", word: "bombarda" })).toEqual(["refusals.too_low", "refusals.too_low"]);
  const work = cards.findIndex(({ action }) => action === "work");
  expect(why({ is: "lower", at: work })).toContain("refusals.too_low");
  expect(why({ is: "target", word: "painting" })).toContain("refusals.no_column");
  expect(why({ is: "upper", at: 0 })).toEqual([]);
});

test("what is still asked is told of each area, and alone the sum of all", () => {
  const table = read(at("three", 37, 2));
  for (const [id, missing] of table.rows.flatMap(({ places }) =>
    places.flatMap((place) => (place ? [place] : [])),
  ))
    for (const { discipline, level } of table.print.works.get(id)?.asks ?? []) {
      const reached = table.areas[2]?.columns.find((one) => one.discipline === discipline)?.level ?? 0;
      expect(lackingOf(missing, 2)[discipline]).toBe(Math.max(0, level - reached));
    }
  expect(goalOf(table)).toBe(null);
  for (const moment of momentsOf("workshop-alone")) {
    const alone = read(moment);
    expect(goalOf(alone)).toEqual({ sum: sum(alone.areas.map(({ points }) => points)), goal: 130 });
  }
});

test("a move that waits is drawn as if it were done", () => {
  const cards = ["painting/work", "letters/any"].map(readCard);
  expect(comingOf("study painting/work")).toEqual({ discipline: "painting", how: "study" });
  expect(comingOf("practise letters/any physics")).toEqual({ discipline: "physics", how: "turned" });
  expect(comingOf("teach biology")).toEqual({ discipline: "biology", how: "turned" });
  expect(comingOf("give 1")).toBe(null);
  expect(playedFrom("study letters/any", cards)).toBe(1);
});

test("the fatigue card is given by seat, or alone by the number of a hand", () => {
  expect(read(at("three", 0, -1)).areas.map(giveTo)).toEqual(["give 0", "give 1", "give 2"]);
  expect(read(at("alone", 0, 0)).areas.map(giveTo)).toEqual(["tire 1", "tire 2", "tire 3", "tire 4"]);
});

test("the table can be told in every language at every moment", () => {
  tellAll(describe, "workshop-three", moments, (told, moment) => {
    const { areas, looked } = read(moment);
    expect(told.length).toBe(4 + areas.length + (looked > 0 ? 1 : 0));
  });
});
