// The words of the page about oneself.

import { phrasebook } from "../lib/phrasebook";
import { settings } from "../lib/settings.svelte";
import { Refused } from "../net/rest";
import { wordProblem } from "../net/words";
import { en } from "./words-en";
import { fr } from "./words-fr";
import { it } from "./words-it";

export const words = phrasebook({ en, fr, it });

const CODES = [
  "bad_passkey",
  "prove_first",
  "dead_ceremony",
  "last_passkey",
  "too_many_passkeys",
  "no_mail",
  "bad_mail",
  "mail_taken",
  "too_many_letters",
  "bad_wishes",
] as const;

/** Why something about oneself did not work, as a sentence. */
export function wordTrouble(error: unknown): string {
  const t = words(settings.lang);
  if (error instanceof DOMException)
    return error.name === "InvalidStateError" ? t("has_one") : t("no_passkeys_here");
  const code = error instanceof Refused ? CODES.find((known) => known === error.code) : undefined;
  return code ? t(code) : wordProblem(error);
}
