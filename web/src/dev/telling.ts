// Every moment of some matches told in every language, for tests.

import { expect } from "vitest";
import { LANGUAGES } from "../lib/catalogue";
import { boardProps, type Describe, type Moment, type Told } from "../lib/moment";
import { textsOf } from "./fixtures";

/** Tells the table at every moment; no sentence may have a hole. `look` sees what was told. */
export function tellAll(
  describe: Describe,
  match: string,
  moments: Moment[],
  look: (told: Told[], moment: Moment) => void,
): void {
  for (const lang of LANGUAGES) {
    const texts = textsOf(match, lang);
    for (const moment of moments) {
      const told = describe(boardProps(moment, { texts, say: () => undefined }));
      const words = told.flatMap(({ title, lines }) => [title, ...lines]).join("\n");
      expect(words).not.toMatch(/undefined|NaN|\{|\}|…/);
      look(told, moment);
    }
  }
}
