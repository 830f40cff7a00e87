// The words of the page about oneself: `texts/`.

import type { PeopleWords } from "../gen/words";
import { area } from "../lib/area";
import { settings } from "../lib/settings.svelte";
import { Refused } from "../net/rest";
import { wordProblem } from "../net/problems";

export const words = area<PeopleWords>(
  import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }),
);

const CODES = [
  "bad_passkey",
  "prove_first",
  "show_passkey",
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
