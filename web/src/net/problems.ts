// Why something is not granted, as a sentence.

import { settings } from "../lib/settings.svelte";
import { known } from "./refusals";
import { Refused } from "./rest";
import { words } from "./words";

export function wordProblem(error: unknown): string {
  const t = words(settings.lang);
  if (!(error instanceof Refused)) return t("other", { code: String(error) });
  const id = known(error.code);
  return id ? t(id, { about: error.about }) : t("other", { code: error.code });
}
