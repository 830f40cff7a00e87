import { expect, test } from "vitest";
import { catalogueOf, MATCHES, momentsOf } from "../dev/fixtures";
import { rangeOf } from "./catalogue";
import { covers, find, parseMove, whyNot, wordsAt } from "./moves";

const codex = catalogueOf("codex-four");
const OFFERS = ["place G12 front 0,2", "place G12 back 0,2", "place R01 front 1,1", "pass"];

test("a move is its verb and its fields", () => {
  expect(parseMove(codex, "place G12 front 3,-5")).toEqual({
    verb: "place",
    fields: { card: "G12", face: "front", spot: "3,-5" },
    text: "place G12 front 3,-5",
  });
  expect(parseMove(codex, "pass").fields).toEqual({});
  expect(() => parseMove(codex, "dance G12")).toThrow("no verb");
  expect(() => parseMove(codex, "place G12")).toThrow("takes 3 words");
});

test("every offer of every fixture can be parsed", () => {
  for (const match of MATCHES) {
    for (const moment of momentsOf(match)) {
      for (const offer of moment.offers) expect(parseMove(catalogueOf(match), offer).text).toBe(offer);
    }
  }
});

test("offers are found by their first words, and by any word with a star", () => {
  expect(find(OFFERS, "place", "G12")).toEqual(OFFERS.slice(0, 2));
  expect(find(OFFERS, "place", "*", "front")).toEqual([OFFERS[0], OFFERS[2]]);
  expect(wordsAt(OFFERS, 1)).toEqual(["G12", "R01"]);
});

test("a refusal covers a wish when it leaves open whatever the wish does", () => {
  expect(covers("place G12 front *", "place G12 front *")).toBe(true);
  expect(covers("place G12 front *", "place G12 front 0,2")).toBe(true);
  expect(covers("place * * 0,2", "place G12 front 0,2")).toBe(true);
  expect(covers("place * * 0,2", "place G12 front *")).toBe(false);
  expect(covers("place G12 front *", "place G12 back *")).toBe(false);
  expect(covers("place * * *", "place G12 front *")).toBe(true);
});

test("why not: the refusals of the fixture", () => {
  const moment = momentsOf("codex-four").find(({ ply, viewer }) => ply === 8 && viewer === 0);
  const why = whyNot(moment?.refusals ?? [], "place G07 front *");
  expect(why.map(({ why, paragraph }) => [why.id, paragraph])).toEqual([["refusals.too_few", "4.1.2"]]);
});

test("ranges go from number to name and back", () => {
  const spots = rangeOf(codex, "spot");
  expect(spots.text(80 * 161 + 80)).toBe("0,0");
  for (const name of ["0,0", "-3,7", "80,-80"]) expect(spots.text(spots.value(name))).toBe(name);
  const cards = rangeOf(codex, "card");
  expect(cards.text(40)).toBe("G01");
  expect(cards.value("S1")).toBe(80);
  expect(rangeOf(codex, "points").text(12)).toBe("12");
});

test("of several wishes each reason is told once", () => {
  const low = { id: "refusals.too_low", args: {} };
  const refusals = ["work * bombarda", "visit * bombarda", "work * moon"].map((about) => ({
    about,
    why: low,
    paragraph: "4.4",
  }));
  expect(whyNot(refusals, "work a bombarda", "visit b bombarda")).toHaveLength(1);
  expect(whyNot(refusals, "study a", "give 1")).toEqual([]);
});
