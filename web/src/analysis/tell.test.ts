import { beforeAll, expect, test } from "vitest";
import { ready } from "../lib/area";
import { LANGUAGES } from "../lib/catalogue";
import { comparedIn, courseTold, inHundred, isBest, phaseName, phasesOf, signed, tenths } from "./tell";
import { analysisOf, decisionOf } from "./sample";
import { words } from "./words";

beforeAll(() => Promise.all(LANGUAGES.map(ready)));

const outlook = { chance: 0.5, chance_doubt: 0.1, lead: 0, lead_doubt: 1 };
const option = (move: string, why = "scores 5") => ({ move, outlook, why });
const decision = (more: object) => decisionOf({ ply: 4, seat: 0 }, more);

test("figures are round, and have their sign where it tells something", () => {
  expect([inHundred(0.456), inHundred(-0.001), inHundred(1)]).toEqual([46, 0, 100]);
  expect([signed(3.24, "en", 1), signed(-2, "en"), signed(0, "en")]).toEqual(["+3.2", "−2", "0"]);
  expect([signed(3.24, "fr", 1), tenths(3, "fr"), tenths(1.06, "en")]).toEqual(["+3,2", "3,0", "1.1"]);
});

test("the move that was made is among those that are compared, once", () => {
  const [one, two, made] = [option("take G14"), option("draw gold"), option("draw resource")];
  expect(comparedIn(decision({ best: [one, two], made }))).toEqual([one, two, made]);
  expect(comparedIn(decision({ best: [one, made], made }))).toEqual([one, made]);
  expect([isBest(decision({ best: [made, one], made })), isBest(decision({ best: [one], made }))]).toEqual([
    true,
    false,
  ]);
});

test("how a match went is one sentence", () => {
  const course = [0.5, 0.4, 0.8, 0.3, 0].map((chance, place) => ({ ply: 4 * place, chance, doubt: 0.1 }));
  expect(courseTold(course, "Anna", words("en"))).toBe(
    "Anna: 50% at first, 0% at the end. Highest after move 8: 80%. Lowest after move 12: 30%.",
  );
  expect(courseTold([], "Anna", words("en"))).toBe("");
  for (const lang of LANGUAGES) expect(courseTold(course.slice(3), "Anna", words(lang))).toContain("Anna");
});

test("phases have names, and one without words has its own", () => {
  expect(phaseName("codex", "play", words("en"))).toBe("laying cards");
  expect(phaseName("ink", "auction", words("en"))).toBe("auction");
});

test("phases come in the order of the match, and only where something was given away", () => {
  const analysis = analysisOf([
    decisionOf({ ply: 1, seat: 0 }, { phase: "starters" }),
    decisionOf({ ply: 2, seat: 1 }, { phase: "play" }),
    decisionOf({ ply: 3, seat: 1 }, { phase: "take" }),
  ]);
  const seats = analysis.seats.map((one) => ({
    ...one,
    gave: { [one.seat === 0 ? "take" : "starters"]: 0.2 },
  }));
  expect(phasesOf({ ...analysis, seats })).toEqual(["starters", "take"]);
});
