import { expect, test } from "vitest";
import { MATCHES, momentsOf } from "../dev/fixtures";
import { groupsOf, READABLE } from "./choices";

/** Every move one can reach from here by choosing. */
function reached(offers: string[], said: string, depth = 0): string[] {
  expect(depth).toBeLessThan(6);
  return groupsOf(offers, said).flatMap(({ choices }) =>
    choices.flatMap((choice) =>
      choice.offers.length === 1 ? choice.offers : reached(offers, choice.text, depth + 1),
    ),
  );
}

test("every offer can be reached, and once only", () => {
  for (const match of MATCHES) {
    for (const { offers } of momentsOf(match)) expect(reached(offers, "").sort()).toEqual([...offers].sort());
  }
});

test("few offers are all shown, those of a card under the card", () => {
  const offers = ["place R01 front 1,1", "place R01 back 1,1", "place R02 back 1,1", "pass"];
  expect(groupsOf(offers, "").map(({ head, choices }) => [head, choices.length])).toEqual([
    ["place R01", 2],
    ["place R02", 1],
    ["pass", 1],
  ]);
});

test("offers of one word more go under their verb", () => {
  const offers = ["take R01", "take R02", "draw gold"];
  expect(groupsOf(offers, "").map(({ head }) => head)).toEqual(["take", "draw"]);
});

test("many offers are chosen word by word", () => {
  const offers = ["R01", "R02"].flatMap((card) =>
    ["front", "back"].flatMap((face) => Array.from({ length: 9 }, (_, n) => `place ${card} ${face} ${n},0`)),
  );
  expect(offers.length).toBeGreaterThan(READABLE);
  expect(groupsOf(offers, "").flatMap(({ choices }) => choices.map(({ text }) => text))).toEqual([
    "place R01",
    "place R02",
  ]);
  expect(groupsOf(offers, "place R01").flatMap(({ choices }) => choices.map(({ text }) => text))).toEqual([
    "place R01 front",
    "place R01 back",
  ]);
  expect(groupsOf(offers, "place R01 back").flatMap(({ choices }) => choices)).toHaveLength(9);
});
