// What one may do next after a match.

import { BOT_NAMES } from "../gen/bots";
import type { Table } from "../gen/protocol";

/** The bot one level above the strongest at a table, where somebody played bots alone; none above the strongest. */
export function strongerThan(table: Pick<Table, "chairs" | "rated" | "daily" | "groups">): string | null {
  const levels = Object.keys(BOT_NAMES);
  const rivals = table.chairs.filter(({ mine }) => !mine).map(({ bot }) => levels.indexOf(bot));
  const alone = rivals.length > 0 && rivals.length === table.chairs.length - 1 && !rivals.includes(-1);
  if (!alone || table.rated || table.daily || table.groups.length > 0) return null;
  return levels[Math.max(...rivals) + 1] ?? null;
}
