import { expect, test } from "vitest";
import type { WhatIfNode } from "../gen/protocol";
import { ME, planOf, seatOf, signed, treeOf, wayTo } from "./trying";

const made = (match: string, source: string, rest: Partial<WhatIfNode> = {}): WhatIfNode => ({
  match,
  table: `table of ${match}`,
  source,
  ply: 5,
  seat: 0,
  known: true,
  name: "",
  by: "Anna",
  mine: true,
  public: false,
  state: "over",
  began: 0,
  scores: [],
  difference: null,
  took: "",
  instead: "",
  ...rest,
});

test("one sits in some seats, told apart by numbers, and bots in the others", () => {
  expect(planOf([ME, "master", ME], "Anna")).toEqual([
    { is: "me", name: "Anna" },
    { is: "bot", bot: "master" },
    { is: "me", name: "Anna 2" },
  ]);
});

test("the seat that was looked through is compared, if one sits there", () => {
  expect(seatOf([ME, ME], 1)).toBe(1);
  expect(seatOf(["master", ME], 0)).toBe(1);
  expect(seatOf(["master"], 0)).toBe(-1);
});

test("a try hangs below the one it began from; below the match where that one is not to be seen", () => {
  const nodes = [made("a", "root"), made("b", "a"), made("c", "root"), made("d", "unseen")];
  const shape = (twigs: ReturnType<typeof treeOf>): unknown =>
    twigs.map(({ try: { match }, twigs }) => [match, shape(twigs)]);
  expect(shape(treeOf("root", nodes))).toEqual([
    ["a", [["b", []]]],
    ["c", []],
    ["d", []],
  ]);
});

test("a difference has its sign", () => {
  expect([6, -3, 0].map(signed)).toEqual(["+6", "−3", "±0"]);
});

test("a try is played at its table and looked back at when it is over", () => {
  expect(wayTo(made("m", "root", { state: "playing", table: "t" }), "")).toBe("/table/t");
  expect(wayTo(made("m", "root"), "s3cret")).toBe("/replay/m#ply=5&i=s3cret");
});
