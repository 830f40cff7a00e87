// How much time there is at a table, and how long a game lasts, in words.

import type { TimeControl, Update } from "../gen/protocol";
import type { Lang } from "../lib/catalogue";
import { localeOf, whenDue } from "../lib/when";
import { words } from "./words";

/** A clock in a few words; nothing where there is none. */
export function sayClock(clock: TimeControl, lang: Lang): string {
  const t = words(lang);
  if (clock.is === "none") return "";
  if (clock.is === "daily") return t("time-said_daily", { count: clock.hours });
  const bank = Math.round((clock.bank / 60) * 10) / 10;
  return t("time-said_live", { bank, increment: clock.increment ?? 0 });
}

/** The next deadline of a match. */
export function firstDue({ clocks, awaited }: Pick<Update, "clocks" | "awaited">): number | null {
  const dues = clocks.flatMap(({ seat, due }) =>
    due !== null && awaited.some((one) => one.seat === seat) ? [due] : [],
  );
  return dues.length > 0 ? Math.min(...dues) : null;
}

/** The clock of a table in a list: where a move may take days, when the next one is due. */
export function sayDeadline(
  clock: TimeControl,
  due: number | null,
  lang: Lang,
  now: number,
  spoken?: readonly string[],
): string {
  if (clock.is !== "daily" || due === null) return sayClock(clock, lang);
  if (due <= now) return words(lang)("time-late");
  const { is, when } = whenDue(due, now, localeOf(lang, spoken));
  return words(lang)(`time-${is}`, { when });
}

const ROUNDED = 5; // minutes: nobody plays to the minute

/** How long matches last, from what is known for each number of seats; nothing where nothing is. */
export function sayMinutes(known: number[], lang: Lang): string {
  const rounded = known.map((minutes) => Math.max(ROUNDED, Math.round(minutes / ROUNDED) * ROUNDED));
  if (rounded.length === 0) return "";
  const [least, most] = [Math.min(...rounded), Math.max(...rounded)];
  return least === most ? words(lang)("minutes", { least }) : words(lang)("minutes_range", { least, most });
}
