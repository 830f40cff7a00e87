// What the server knows of a player or of a ladder, with the names that its games and variants go by.

import type { GameList } from "../gen/protocol";
import type { Lang } from "../lib/catalogue";
import { loadTexts } from "../net/game-texts.svelte";
import { wordProblem } from "../net/problems";
import { rest } from "../net/rest";

/** Figures of how well a player plays. */
export const FIGURES = ["level", "matches", "wins"] as const;

export class Named<T> {
  now: T | null = $state.raw(null);
  /** The variants that have a name, by their rating key. */
  variants: Record<string, string> = $state.raw({});
  problem = $state("");
  #list: GameList | null = $state.raw(null);

  gameName(game: string, lang: Lang): string {
    return this.#list?.games.find(({ id }) => id === game)?.words[lang]?.name ?? game;
  }

  /** Asks for it, and for the names of the rating keys in it. */
  async load(ask: () => Promise<T>, keysOf: (found: T) => string[], lang: Lang): Promise<void> {
    try {
      this.#list = await rest.games();
      const found = await ask();
      this.variants = await variantNames(keysOf(found), lang);
      this.now = found;
      this.problem = "";
    } catch (error) {
      this.problem = wordProblem(error);
    }
  }
}

/** The words of a game are loaded only if a variant of it needs them. */
async function variantNames(keys: string[], lang: Lang): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const key of new Set(keys)) {
    const [game = "", preset] = key.split("/");
    if (!preset) continue;
    const texts = await loadTexts(game, lang);
    names[key] = texts.seek("presets", preset) ?? preset;
  }
  return names;
}
