// What a rating key is called: the game, and the variant it was played by.

import type { Shelf } from "../gen/protocol";
import type { Lang } from "../lib/catalogue";
import { loadTexts } from "../net/game-texts.svelte";

export function gameName(shelf: Shelf | null, game: string, lang: Lang): string {
  return shelf?.games.find(({ id }) => id === game)?.words[lang]?.name ?? game;
}

/** The variants of these keys that have a name, by key; the words of a game are loaded if one is needed. */
export async function variantNames(keys: string[], lang: Lang): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const key of new Set(keys)) {
    const [game = "", preset] = key.split("/");
    if (!preset) continue;
    const texts = await loadTexts(game, lang);
    names[key] = texts.seek("presets", preset) ?? preset;
  }
  return names;
}
