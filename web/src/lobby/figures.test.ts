import { beforeAll, expect, test } from "vitest";
import { textsOf } from "../dev/fixtures";
import { ready } from "../lib/area";
import { LANGUAGES, type Balance } from "../lib/catalogue";
import { measured, sayChange, sayPrinted } from "./figures";

const THREE: Balance = {
  matches: 400,
  choices: 69,
  first: [38, 34, 43],
  changes: {
    expert: { longer: [12, 10, 14], first: [27, 24, 30] },
    "codex-1": {},
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
const change = (id: string, value = "on") => plain(sayChange(texts("en"), 3, { [id]: value }));

beforeAll(async () => {
  for (const lang of LANGUAGES) await ready(lang);
});

test("what was found beside a variant is said with its doubt", () => {
  expect(change("start", "expert")).toBe(
    "Measured: 12 % longer (10 to 14), whoever begins wins 27 % (24 to 30)",
  );
  expect(change("lines")).toBe("Measured: 8 % shorter (6 to 10)");
});

test("a preset of one option and that option have the same line, however the run called it", () => {
  expect(sayChange(texts("en"), 3, texts("en").catalogue.presets["expert"] ?? {})).toBe(
    sayChange(texts("en"), 3, { start: "expert" }),
  );
});

test("nothing found is said; nothing measured is not", () => {
  expect(change("codex_1")).toBe("Measured: no difference found");
  expect(change("points")).toBe("");
  expect(sayChange(texts("en"), 3, {})).toBe("");
  expect(sayChange(texts("en"), 4, { lines: "on" })).toBe("");
  expect([sayPrinted(texts("en"), 4, 60), measured(texts("en"), 4)]).toEqual(["", undefined]);
});

test("what needs another variant names it", () => {
  expect(change("half_favour")).toBe("Measured with “For experts”: whoever begins wins 41 % (36 to 46)");
  expect(change("owner_only")).toBe("Measured with “Victory points”: no difference found");
});

test("the printed game is told with what would be fair, and alone without", () => {
  expect(plain(sayPrinted(texts("en"), 3, 49))).toBe(
    "As printed, 3 players: about 50 minutes, 69 choices per player, whoever begins wins 38 % of matches (34 to 43; a fair share is 33).",
  );
  expect(sayPrinted(texts("en"), 1, undefined)).toBe("As printed, 1 player: 50 choices per player.");
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
