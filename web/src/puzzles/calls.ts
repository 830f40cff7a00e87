// What is asked of the server about puzzles.

import type { PuzzleAttempt, PuzzleOfTheDay, PuzzleReply, PuzzleSet, PuzzleTask } from "../gen/protocol";
import type { Moment } from "../lib/moment";
import { ask, askOnce } from "../net/rest";

/** A position with its question; one without a task asks for the best chances. */
export type AskedPuzzle = Moment & { task: PuzzleTask | null };

const at = (game: string) => `/puzzles/${encodeURIComponent(game)}`;

export const calls = {
  today: () => askOnce<PuzzleOfTheDay | null>("/puzzles/today"),
  listed: (game: string) => ask<PuzzleSet>("GET", at(game)),
  asked: (game: string, number: number) => askOnce<AskedPuzzle>(`${at(game)}/${number}`),
  /** The answer, and by move what its seat sees afterwards. */
  attempt: (game: string, number: number, move: string) =>
    ask<Omit<PuzzleReply, "after"> & { after: Record<string, Moment> }>(
      "POST",
      `${at(game)}/${number}/attempts`,
      {
        move,
      } satisfies PuzzleAttempt,
    ),
};
