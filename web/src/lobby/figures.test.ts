import { beforeAll, expect, test } from "vitest";
import { textsOf } from "../dev/fixtures";
import { ready } from "../lib/area";
import { LANGUAGES, type Balance } from "../lib/catalogue";
import { measured, sayChange, sayChosen, sayPrinted } from "./figures";

const THREE: Balance = {
  matches: 400,
  choices: 69,
  first: [38, 34, 43],
  changes: {
    expert: { longer: [12, 10, 14], first: [27, 24, 30] },
    "codex-1": { longer: [3, 2, 4] },
    "rotating_first=on": {},
    "lines=on": { longer: [-8, -10, -6] },
    "half_favour=on": { base: "expert", first: [41, 36, 46] },
    "owner_only=on": { base: "points=on" },
  },
};

const texts = (lang: (typeof LANGUAGES)[number]) => {
  const found = textsOf("leonardo", lang);
  found.catalogue.balance = { "3": THREE, "1": { matches: 9, choices: 50, changes: {} } };
  return found;
};
const plain = (line: string) => line.replaceAll("\u00a0", " ");
const experts = () => texts("en").catalogue.presets["expert"] ?? {};
const change = (id: string, value = "on") => plain(sayChange(texts("en"), 3, { [id]: value }));

beforeAll(async () => {
  for (const lang of LANGUAGES) await ready(lang);
});

test("what was found beside a variant is said with its doubt", () => {
  expect(plain(sayChange(texts("en"), 3, experts()))).toBe(
    "Measured: 12% longer (10 to 14), the first player wins 27% (24 to 30)",
  );
  expect(change("lines")).toBe("Measured: 8% shorter (6 to 10)");
});

test("a preset of one option and that option have the same line, however the run called it", () => {
  const { presets } = texts("en").catalogue;
  expect(presets["codex-1"]).toEqual({ codex_1: "on" });
  expect(plain(sayChange(texts("en"), 3, presets["codex-1"] ?? {}))).toBe(change("codex_1"));
  expect(change("codex_1")).toBe("Measured: 3% longer (2 to 4)");
});

test("nothing is said where nothing was found or measured", () => {
  expect(change("rotating_first")).toBe("");
  expect(change("points")).toBe("");
  expect(sayChange(texts("en"), 3, {})).toBe("");
  expect(sayChange(texts("en"), 4, { lines: "on" })).toBe("");
  expect([sayPrinted(texts("en"), 4, 60), measured(texts("en"), 4)]).toEqual(["", undefined]);
});

test("what needs another variant names it", () => {
  expect(change("half_favour")).toBe("Measured with “For experts”: the first player wins 41% (36 to 46)");
});

test("the printed game is told with what would be fair, and alone without", () => {
  expect(plain(sayPrinted(texts("en"), 3, 49))).toBe(
    "As printed, 3 players: about 50 minutes, 69 choices per player, the first player wins 38% of matches (34 to 43; a fair share is 33).",
  );
  expect(sayPrinted(texts("en"), 1, undefined)).toBe("As printed, 1 player: 50 choices per player.");
});

test("the headline is about what was chosen", () => {
  const said = (options: Record<string, string>) => plain(sayChosen(texts("en"), 3, 49, options));
  expect(said({ lines: "off" })).toBe(plain(sayPrinted(texts("en"), 3, 49)));
  expect(said(experts())).toBe(`For experts: ${plain(sayChange(texts("en"), 3, experts()))}`);
  expect(said({ ...experts(), lines: "on" })).toBe("");
});

test.each(LANGUAGES)("%s: every line has its words", (lang) => {
  expect(sayPrinted(texts(lang), 3, 49)).toContain("38");
  expect(sayChange(texts(lang), 3, { half_favour: "on" })).toContain("41");
});

test("a catalogue from before there were figures says nothing", () => {
  const old = texts("en");
  delete old.catalogue.balance;
  expect([sayPrinted(old, 3, 49), sayChange(old, 3, { lines: "on" })]).toEqual(["", ""]);
});
