// What is asked of the server about the daily deal.

import type { DailyDay, DailyMonth, DailyResult, Table } from "../gen/protocol";
import { asMe } from "../net/me.svelte";
import { ask } from "../net/rest";

const at = (day: string, deal: string) => `/daily/${encodeURIComponent(day)}/${encodeURIComponent(deal)}`;

export const calls = {
  /** The deals of a day; none named: of today. */
  day: (day: string) => ask<DailyDay>("GET", day ? `/daily/${encodeURIComponent(day)}` : "/daily"),
  result: (day: string, deal: string) => ask<DailyResult>("GET", at(day, deal)),
  month: (month: string) => ask<DailyMonth>("GET", `/daily/days?month=${encodeURIComponent(month)}`),
  /** Begins the try that counts, or goes on with it; or another for practice. */
  play: (day: string, deal: string, way: "begin" | "practise") =>
    asMe(() => ask<Table>("POST", `${at(day, deal)}/${way}`)),
};
