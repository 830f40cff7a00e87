import { expect, test } from "vitest";
import { momentsOf, textsOf } from "../dev/fixtures";
import { LANGUAGES } from "../lib/catalogue";
import { Plainly } from "./tell";

const players = ["Anna", "Bruno"];
const lines = (value: unknown) =>
  new Plainly(textsOf("codex-four", "en"), players).tell(value).map(({ depth, text }) => `${depth} ${text}`);

test("things are told by the names that the texts of the game have", () => {
  expect(lines({ last_trick: ["R01", "R02"] })).toEqual(["0 last trick: R01 (fungi), R02 (fungi)"]);
  expect(lines({ first: "R01", left: 7, none: null })).toEqual(["0 first: R01 (fungi)", "0 left: 7"]);
});

test("a seat is whoever sits there, and a list of lists for each is told by name", () => {
  expect(lines({ now: { seat: 1, phase: "playing" } })).toEqual(["0 now: seat Bruno, phase playing"]);
  expect(lines({ taken: [["R01"], ["R02"]] })).toEqual([
    "0 taken",
    "1 Anna: R01 (fungi)",
    "1 Bruno: R02 (fungi)",
  ]);
});

test("every picture can be told plainly in every language", () => {
  for (const lang of LANGUAGES) {
    const moment = momentsOf("codex-four").at(-1);
    const plainly = new Plainly(textsOf("codex-four", lang), moment?.players ?? []);
    const told = [moment?.picture.common, moment?.picture.own].flatMap((part) => plainly.tell(part));
    expect(told.length).toBeGreaterThan(10);
    expect(told.map(({ text }) => text).join("\n")).not.toMatch(/undefined|NaN|\[object/);
  }
});
