import { expect, test } from "vitest";
import { textsOf } from "../dev/fixtures";
import { boardsDrawn } from "../games/drawn";
import { LANGUAGES } from "../lib/catalogue";
import type { Legend } from "../lib/legend";

const LEGENDS = import.meta.glob<Legend>("../games/*/legend.ts", { import: "legend", eager: true });

test("every board has a legend, and every sign of it a name in every language", () => {
  const games = Object.keys(LEGENDS).map((path) => path.split("/")[2] ?? "");
  expect(games).toEqual(boardsDrawn);
  for (const [at, { signs }] of Object.values(LEGENDS).entries()) {
    const game = games[at] ?? "";
    for (const lang of LANGUAGES) {
      const texts = textsOf(game, lang);
      for (const [kind, drawings] of Object.entries(signs))
        for (const [id, drawing] of Object.entries(drawings)) {
          const name = texts.seek("labels", kind, id) ?? texts.seek("names", kind, id);
          expect([game, lang, kind, id, Boolean(name && drawing)]).toEqual([game, lang, kind, id, true]);
        }
    }
  }
});
