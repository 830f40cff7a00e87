import { expect, test } from "vitest";
import { catalogueOf, examplesOf, textsOf } from "../dev/fixtures";
import { boardsDrawn } from "../games/drawn";
import { LANGUAGES } from "../lib/catalogue";

test("every game has examples; each belongs to a paragraph, has words for every step and asks nothing", () => {
  for (const game of boardsDrawn) {
    const examples = examplesOf(game);
    expect([game, examples.length > 1]).toEqual([game, true]);
    for (const { id, paragraph, moments } of examples) {
      for (const lang of LANGUAGES) {
        const texts = textsOf(game, lang);
        expect(texts.rules().map((rule) => rule.paragraph)).toContain(paragraph);
        moments.forEach((_, at) => expect(texts.get("examples", id, `.step${at + 1}`)).not.toBe(""));
      }
      expect(moments.every(({ offers, refusals }) => offers.length + refusals.length === 0)).toBe(true);
    }
  }
});

test("an option says which paragraphs it changes", () => {
  for (const game of boardsDrawn)
    for (const { id, changes } of catalogueOf(game).options)
      expect([id, changes.length > 0]).toEqual([id, true]);
});
