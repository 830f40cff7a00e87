// Why something is not granted, as a sentence.

import { settings } from "../lib/settings.svelte";
import { known } from "./refusals";
import { Refused } from "./rest";
import { words } from "./words";

/** Whether a match or a table is not for whoever asks. The server does not tell this from one that does not exist. */
export const isHidden = (error: unknown): boolean =>
  error instanceof Refused && ["no_such_match", "no_such_table", "not_yours"].includes(error.code);

export function wordProblem(error: unknown): string {
  const t = words(settings.lang);
  if (!(error instanceof Refused)) return t("other", { code: String(error) });
  const id = known(error.code);
  return id ? t(id, { about: error.about }) : t("other", { code: error.code });
}
