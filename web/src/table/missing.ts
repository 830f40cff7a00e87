// Who keeps the table waiting while they are away, and what the others may do about it.

import type { Present, Table } from "../gen/protocol";
import type { Lang } from "../lib/catalogue";

export interface Missing {
  seat: number;
  /** Seconds since they left; nothing if that is not known. */
  away: number | null;
  votes: number;
  /** Whose votes it takes. */
  all: number;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Players who are away, awaited or asked about, where the others decide; once the time to wait is over. */
export function missingAt(table: Table, present: Present | null, awaited: number[], now: number): Missing[] {
  if (table.rated || table.clock.is !== "none" || !table.stand_in) return [];
  return (present?.away ?? []).flatMap(({ seat, since, vote }) => {
    const chair = table.chairs[seat];
    if (!chair || chair.mine || chair.stand_in || chair.resigned || !chair.guest) return [];
    if (chair.votes === 0 && (!awaited.includes(seat) || now < vote)) return [];
    const people = table.chairs.filter(({ resigned }) => !resigned).map(({ guest }) => guest);
    const others = new Set(people.filter((guest) => guest && guest !== chair.guest));
    return [{ seat, away: since ? Math.max(0, now - since) : null, votes: chair.votes, all: others.size }];
  });
}

/** A time as one says it: 4 min, 3 hr, 2 days. */
export function sayTime(seconds: number, lang: Lang): string {
  const [value, unit] =
    seconds >= DAY
      ? [seconds / DAY, "day"]
      : seconds >= HOUR
        ? [seconds / HOUR, "hour"]
        : [Math.max(1, seconds / MINUTE), "minute"];
  return new Intl.NumberFormat(lang, { style: "unit", unit, maximumFractionDigits: 0 }).format(
    Math.floor(value),
  );
}
