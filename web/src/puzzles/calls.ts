// What is asked of the house about puzzles.

import type { PuzzleOfTheDay, PuzzleSet, PuzzleTried, PuzzleTry } from "../gen/protocol";
import type { Moment } from "../lib/moment";
import { ask, askOnce } from "../net/rest";

const at = (game: string) => `/puzzles/${encodeURIComponent(game)}`;

export const calls = {
  today: () => askOnce<PuzzleOfTheDay | null>("/puzzles/today"),
  listed: (game: string) => ask<PuzzleSet>("GET", at(game)),
  asked: (game: string, number: number) => askOnce<Moment>(`${at(game)}/${number}`),
  /** The answer, and by move what its seat sees afterwards. */
  attempt: (game: string, number: number, move: string) =>
    ask<Omit<PuzzleTried, "after"> & { after: Record<string, Moment> }>(
      "POST",
      `${at(game)}/${number}/tries`,
      {
        move,
      } satisfies PuzzleTry,
    ),
};
