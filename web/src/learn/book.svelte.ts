// What the lessons of a game say, in the language that is set.

import type { Fluent } from "../lib/fluent";
import { settings } from "../lib/settings.svelte";
import { calls } from "./calls";

/** When the language changes, the old words stay until the new ones are there. */
export function lessonBook(
  game: () => string | null,
  failed: (error: unknown) => void,
): { readonly now: Fluent | null } {
  let loaded = $state.raw<Fluent | null>(null);
  $effect(() => {
    const id = game();
    let wanted = id !== null;
    if (id) calls.book(id, settings.lang).then((found) => (loaded = wanted ? found : loaded), failed);
    return () => (wanted = false);
  });
  return {
    get now() {
      return loaded;
    },
  };
}
