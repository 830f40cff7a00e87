// The words of a game, in one language or in the one that is set.

import type { Lang } from "../lib/catalogue";
import { settings } from "../lib/settings.svelte";
import { Texts } from "../lib/words";
import { wordProblem } from "./problems";
import { rest } from "./rest";

export async function loadTexts(game: string, lang: Lang): Promise<Texts> {
  const [catalogue, ftl] = await Promise.all([rest.catalogue(game), rest.texts(game, lang)]);
  return new Texts(catalogue, lang, ftl);
}

/**
 * The words of the game that a page is about, and what went wrong on that page. When the language changes, the old words
 * stay until the new ones are there.
 */
export function gameTexts(game: () => string | null | undefined) {
  let loaded = $state.raw<Texts | null>(null);
  let problem = $state("");
  const failed = (error: unknown) => (problem = wordProblem(error));
  $effect(() => {
    const id = game();
    let wanted = Boolean(id);
    if (id) loadTexts(id, settings.lang).then((found) => (loaded = wanted ? found : loaded), failed);
    return () => (wanted = false);
  });
  return {
    get now() {
      return loaded?.catalogue.game === game() ? loaded : null;
    },
    get name() {
      return this.now?.get("game", "name") ?? "";
    },
    get problem() {
      return problem;
    },
    set problem(said) {
      problem = said;
    },
    failed,
  };
}
