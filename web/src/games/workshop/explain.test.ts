import { render } from "svelte/server";
import { expect, test } from "vitest";
import { poorAnswers } from "../../dev/asking";
import { catalogueOf, faceOf, momentAt, momentsOf } from "../../dev/fixtures";
import { ready } from "../../lib/area";
import { LANGUAGES } from "../../lib/catalogue";
import type { Line, Moment } from "../../lib/moment";
import { about } from "./about";
import Board from "./Board.svelte";
import { explain } from "./explain";

await Promise.all(LANGUAGES.map(ready));

const MATCHES = ["three", "five", "alone", "sequence"].map((seed) => `workshop-${seed}`);
const moments = MATCHES.flatMap(momentsOf);
const { phrases } = catalogueOf("workshop-three");

/** Everything drawn at a moment, as its `data-what`, `data-piece` or `data-from`. */
function drawn(moment: Moment, attribute: string): string[] {
  const { body } = render(Board, { props: faceOf(moment, "en") });
  const found = [...body.matchAll(new RegExp(`data-${attribute}="([^"]*)"`, "g"))];
  return found.flatMap(([, thing = ""]) => (thing.startsWith("table ") ? [] : [thing])); // those the page explains
}

const ask = (moment: Moment, what: string) => explain(what.split(" "), faceOf(moment, "en"));
const at = (match: string, ply: number, viewer: number) => momentAt(`workshop-${match}`, ply, viewer);

test("everything drawn has an answer without a hole, in every language, and a paragraph of the rules", () => {
  const things = new Map(moments.map((moment) => [moment, [...new Set(drawn(moment, "what"))]]));
  expect(poorAnswers(explain, moments, (moment) => things.get(moment) ?? [])).toEqual([]);
  expect(new Set([...things.values()].flat().map((what) => what.split(" ")[0])).size).toBeGreaterThan(22);
});

test("an answer says what a thing would bring here and now", () => {
  const early = at("three", 8, 0);
  expect(ask(early, "upper painting/any")?.text).toContain("painting at level 1, +2 points");
  expect(ask(early, "lower architecture/work")?.text).toContain("reach none of them yet");
  expect(ask(early, "ask bombarda physics")?.text).toBe("Bombard asks for level 3; reached so far: 1.");
  expect(ask(early, "worth bombarda")?.text).toContain("6 points");
  expect(ask(early, "fatigue 0")).toEqual({
    name: "The fatigue card",
    text: "Anna plays last. After the round the fatigue card goes to the player with the most cards collected, if more than 0.",
    paragraph: "6.2",
  });
  expect(ask(at("three", 8, 1), "effect practice")?.text).toContain("in your turn");
});

test("no two pieces have one key", () => {
  for (const moment of moments) {
    const pieces = drawn(moment, "piece");
    expect(pieces.filter((piece, place) => pieces.indexOf(piece) !== place)).toEqual([]);
  }
});

test("every event is about something that may be drawn", () => {
  const kinds = new Set(moments.flatMap((moment) => drawn(moment, "what")).map((what) => what.split(" ")[0]));
  const args = { seat: "0", hand: "1", discipline: "physics", effect: "practice", work: "bombarda" };
  for (const moment of [at("three", 8, 0), at("alone", 0, 0)])
    for (const id of Object.keys(phrases["events"] ?? {})) {
      const things = about({ id: `events.${id}`, args }, faceOf(moment, "en"));
      expect([id, things.length]).not.toEqual([id, 0]);
      for (const thing of things) expect([...kinds, "ending"]).toContain(thing.split(" ")[0]);
    }
});

test("alone, a card was played by the hand that was named last", () => {
  const props = faceOf(at("alone", 0, 0), "en");
  const line = (id: string, args: Record<string, string>): Line => ({ id: `events.${id}`, args });
  const studied = line("studied", { seat: "0", card: "painting/any", discipline: "painting", level: "1" });
  const lines = [line("hand_plays", { hand: "3" }), studied, line("hand_plays", { hand: "4" })];
  expect(about(studied, { ...props, lines })).toEqual(["column 2 painting", "standing 2"]);
});
