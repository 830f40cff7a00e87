// How much time there is at a table, in words.

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
