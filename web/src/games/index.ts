// The boards there are. A folder with an `index.ts` that exports `Board` is one; it is loaded when it is needed.

import type { Component } from "svelte";
import { ready } from "../lib/area";
import { awaited } from "../lib/calm";
import type { Legend } from "../lib/legend";
import type { About, BoardProps, Describe, Explain } from "../lib/moment";
import { settings } from "../lib/settings.svelte";

export interface BoardModule {
  Board: Component<BoardProps>;
  /** The table told in words, for the reading view. */
  describe?: Describe;
  /** What something drawn is, and what a line is about. */
  explain?: Explain;
  about?: About;
  /** The signs it draws, for the rulebook. */
  legend?: Legend;
}

const FOLDERS = import.meta.glob<BoardModule>("./*/index.ts");

/** The board of a game; a game that nobody has drawn yet has none, and is played in the reading view. */
export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = FOLDERS[`./${game}/index.ts`];
  if (!load) return null;
  const board = await awaited(load());
  await ready(settings.lang);
  return board;
}
