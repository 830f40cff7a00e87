// The words of a game in the language that is set; when it changes, the old ones stay until the new ones are there.

import { settings } from "../lib/settings.svelte";
import type { Texts } from "../lib/words";
import { rest } from "./rest";

export function gameTexts(
  game: () => string | null | undefined,
  failed: (error: unknown) => void = () => undefined,
): { readonly now: Texts | null } {
  let loaded = $state.raw<Texts | null>(null);
  $effect(() => {
    const id = game();
    let wanted = Boolean(id);
    if (id) rest.texts(id, settings.lang).then((found) => (loaded = wanted ? found : loaded), failed);
    return () => (wanted = false);
  });
  return {
    get now() {
      return loaded?.catalogue.game === game() ? loaded : null;
    },
  };
}
