// How much time there is at a table, and how long a game lasts, in words.

import type { TimeControl } from "../gen/protocol";
import type { Lang } from "../lib/catalogue";
import { words } from "./words";

/** A clock in a few words; nothing where there is none. */
export function sayClock(clock: TimeControl, lang: Lang): string {
  const t = words(lang);
  if (clock.is === "none") return "";
  if (clock.is === "daily") return t("time-said_daily", { count: clock.hours });
  const bank = Math.round((clock.bank / 60) * 10) / 10;
  return t("time-said_live", { bank, increment: clock.increment ?? 0 });
}

const ROUNDED = 5; // minutes: nobody plays to the minute

/** How long matches last, from what is known for each number of seats; nothing where nothing is. */
export function sayMinutes(known: number[], lang: Lang): string {
  const rounded = known.map((minutes) => Math.max(ROUNDED, Math.round(minutes / ROUNDED) * ROUNDED));
  if (rounded.length === 0) return "";
  const [least, most] = [Math.min(...rounded), Math.max(...rounded)];
  return least === most ? words(lang)("minutes", { least }) : words(lang)("minutes_range", { least, most });
}
