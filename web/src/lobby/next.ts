// What a player could do next, from the match they finished last and the lessons they took.

import type { Table } from "../gen/protocol";
import type { Heading } from "../learn/lesson";
import { coursesOf, takeUp, type Progress } from "../learn/progress";

/** How a finished match ended for the reader. */
export interface Finish {
  game: string;
  match: string;
  won: boolean;
  /** The bots they played against. */
  bots: string[];
}

/** The place of the reader in a match that was played to a ranking; null if there is none. */
export function ownPlace({ chairs, ended }: Table): { place: number; of: number; won: boolean } | null {
  const seat = chairs.findIndex(({ mine }) => mine);
  const place = ended?.ranking[seat];
  return ended && place !== undefined
    ? { place, of: chairs.length, won: ended.winners.includes(seat) }
    : null;
}

/** The match that the reader finished last, of tables with the last changed first. */
export function lastFinish(tables: Table[]): Finish | null {
  for (const table of tables) {
    const own = table.phase === "over" && !table.source ? ownPlace(table) : null;
    if (own) {
      const bots = table.chairs.flatMap(({ bot }) => bot || []);
      return { game: table.game, match: table.match, won: own.won, bots };
    }
  }
  return null;
}

export type Step =
  | { is: "lesson"; game: string; lesson: Heading }
  | { is: "learn"; game: string }
  | { is: "stronger"; game: string; bot: string }
  | { is: "analyse"; game: string; match: string };

/** A course that was begun is gone on with. Who won plays a stronger bot; who lost learns, or looks at what went wrong. */
export function nextStep(finish: Finish, bots: string[], lessons: Heading[], progress: Progress): Step {
  const { game, match } = finish;
  const [first] = coursesOf(lessons);
  const [lesson, take] = first ? takeUp(first, progress) : [undefined, "again" as const];
  if (lesson && take === "go_on") return { is: "lesson", game, lesson };
  const strongest = Math.max(...finish.bots.map((bot) => bots.indexOf(bot)));
  const stronger = bots[strongest + 1];
  if (finish.won && finish.bots.length > 0 && stronger) return { is: "stronger", game, bot: stronger };
  if (!finish.won && lesson && take === "begin") return { is: "learn", game };
  return { is: "analyse", game, match };
}
