// What games are called, once the shelf is there.

import type { Shelf } from "../gen/protocol";
import { settings } from "../lib/settings.svelte";
import { rest } from "../net/rest";

class GameNames {
  #shelf: Shelf | null = $state.raw(null);

  async load(): Promise<void> {
    this.#shelf ??= await rest.shelf();
  }

  of(game: string): string {
    return this.#shelf?.games.find(({ id }) => id === game)?.words[settings.lang]?.name ?? game;
  }
}

export const gameNames = new GameNames();
