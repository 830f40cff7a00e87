// Words for what the house does not grant, and for one who has said no name.

import { settings } from "../lib/settings.svelte";
import { phrasebook } from "../lib/phrasebook";
import { known, REFUSALS } from "./refusals";
import { Refused } from "./rest";

export const words = phrasebook({
  en: { ...REFUSALS.en, guest: "Guest", other: "That did not work ({code})." },
  fr: { ...REFUSALS.fr, guest: "Invité", other: "Cela n’a pas marché ({code})." },
  it: { ...REFUSALS.it, guest: "Ospite", other: "Non ha funzionato ({code})." },
});

/** Why something is not granted, as a sentence. */
export function wordProblem(error: unknown): string {
  const t = words(settings.lang);
  if (!(error instanceof Refused)) return t("other", { code: String(error) });
  const code = known(error.code);
  return code ? t(code, { about: error.about }) : t("other", { code: error.code });
}
