// Sentences that more than one board tells.

import type { Line, Refusal } from "./moment";
import type { Texts } from "./words";

/** Why something is refused, in words. */
export const wordWhy = (why: Refusal[], texts: Texts, players: string[]): string =>
  why.map((refusal) => texts.say(refusal.why, players)).join(" ");

/** What happened last. */
export const lately = (lines: Line[], texts: Texts, players: string[]): string =>
  lines
    .slice(-3)
    .map((line) => texts.say(line, players))
    .join(" ");
