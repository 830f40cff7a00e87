// What games are called, once the list is there.

import type { GameList } from "../gen/protocol";
import { settings } from "../lib/settings.svelte";
import { rest } from "../net/rest";

class GameNames {
  #list: GameList | null = $state.raw(null);

  async load(): Promise<void> {
    this.#list ??= await rest.games();
  }

  of(game: string): string {
    return this.#list?.games.find(({ id }) => id === game)?.words[settings.lang]?.name ?? game;
  }
}

export const gameNames = new GameNames();
