import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sentencesOf, textsOf, WORDED } from "../dev/fixtures";
import { ready } from "./area";
import { LANGUAGES, type Lang } from "./catalogue";
import type { Line } from "./moment";

test("there are matches to read", () => {
  expect(WORDED).toContain("codex-four");
});

for (const match of WORDED) {
  for (const lang of LANGUAGES) {
    const { players, languages } = sentencesOf(match);
    const worded = languages[lang];
    if (!worded) continue;
    const texts = textsOf(match, lang);

    test(`${match}, ${lang}: everything told has the words the kit gives it`, () => {
      for (const [key, sentence] of Object.entries(worded.told)) {
        const [line, form] = JSON.parse(key) as [Line, "" | "you" | "others"];
        expect(texts.say(line, players, form || undefined)).toBe(sentence);
      }
    });

    test(`${match}, ${lang}: every move has the words the kit gives it`, () => {
      for (const [move, sentence] of Object.entries(worded.moves)) {
        expect(texts.sayMove(move, players)).toBe(sentence);
      }
    });
  }
}

type Vector = [
  id: string,
  args: Record<string, string>,
  form: "" | "you" | "others" | "more",
  sentence: string,
];
const KEPT = new URL("../../../tests/vectors/texts.json", import.meta.url);
const VECTORS = JSON.parse(readFileSync(KEPT, "utf-8")) as Record<string, Record<Lang, Vector[]>>;

for (const [game, languages] of Object.entries(VECTORS)) {
  test.each(LANGUAGES)(`${game}, %s: what Python says is said here too`, (lang) => {
    const texts = textsOf(game, lang);
    for (const [id, args, form, sentence] of languages[lang]) {
      expect(texts.say({ id, args }, ["Anna", "Bruno"], form || undefined)).toBe(sentence);
    }
  });
}

test("who reads is told so, and nobody else", async () => {
  const line = { id: "events.took", args: { seat: "1", card: "G12" } };
  const say = (lang: Lang, seat: number) => textsOf("codex-four", lang).to(seat).say(line, ["Anna", "Bruno"]);
  await Promise.all(LANGUAGES.map(ready));
  expect(LANGUAGES.map((lang) => say(lang, 1))).toEqual([
    "You took G12 (gold, plant).",
    "Vous avez pris G12 (dorure, plante).",
    "Tu hai preso G12 (oro, pianta).",
  ]);
  for (const other of [0, -1]) expect(say("en", other)).toBe("Bruno took G12 (gold, plant).");
  const asked = { id: "questions.play_a_card", args: { seat: "1" } };
  expect(textsOf("codex-four", "en").to(1).say(asked, ["Anna", "Bruno"], "others")).toBe(
    "Bruno lays a card.",
  );
});

test("who reads may be told of what others did with them", async () => {
  await ready("it");
  const say = (id: string, args: Record<string, string>) =>
    textsOf("leonardo-three", "it").to(0).say({ id, args }, ["Anna", "Bruno"]);
  expect(say("events.leonardo_passed", { to: "0" })).toBe("Leonardo passa a te.");
  expect(say("events.turn_began", { turn: "2", seat: "0" })).toBe("Comincia il turno 2. Leonardo è con te.");
});

test("the beginning of a move leaves open what is not said", () => {
  const texts = textsOf("codex-four", "en");
  expect(texts.sayMove("place R16", [])).toBe("Lay R16 (plant), … up, at …");
  expect(texts.sayMove("place R16 * 0,2", [])).toBe("Lay R16 (plant), … up, at 0,2");
});

test("French counts 0 as one", () => {
  const line = { id: "events.counted", args: { seat: "0", objective: "O13", points: "0" } };
  const say = (lang: "en" | "fr") => textsOf("codex-four", lang).say(line, ["Anna"]);
  expect(say("fr")).toContain("0 point pour");
  expect(say("en")).toContain("0 points for");
});

test("what this viewer may not know has a name too", () => {
  const line = { id: "events.kept", args: { seat: "1", objective: "?" } };
  expect(textsOf("codex-four", "en").say(line, ["Anna", "Bruno"])).toBe("Bruno kept an objective.");
});

test("the rules can be read paragraph by paragraph", () => {
  const rules = textsOf("codex-four", "it").rules();
  expect(rules.find((rule) => rule.paragraph === "4.1.2")?.title).toBeTruthy();
});
