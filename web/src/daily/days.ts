// Days of the server: they begin at midnight, UTC, and are written like 2027-01-15.

import type { Lang } from "../lib/catalogue";

const read = (day: string) => new Date(`${day}T00:00:00Z`);
const write = (date: Date) => date.toISOString().slice(0, 10);

/** “Friday, 15 January 2027” */
export const dayName = (day: string, lang: Lang): string =>
  read(day).toLocaleDateString(lang, { dateStyle: "long", timeZone: "UTC" });

/** “January 2027” */
export const monthName = (month: string, lang: Lang): string =>
  read(`${month}-01`).toLocaleDateString(lang, { month: "long", year: "numeric", timeZone: "UTC" });

/** The names of the days of a week, Monday first. */
export const weekDays = (lang: Lang): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    new Date(Date.UTC(2024, 0, 1 + day)).toLocaleDateString(lang, { weekday: "narrow", timeZone: "UTC" }),
  );

export function dayLater(day: string, days: number): string {
  const date = read(day);
  date.setUTCDate(date.getUTCDate() + days);
  return write(date);
}

export function monthLater(month: string, months: number): string {
  const date = read(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return write(date).slice(0, 7);
}

/** The weeks of a month from Monday to Sunday, with nothing where another month is. */
export function weeks(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = (read(first).getUTCDay() + 6) % 7;
  const cells: (string | null)[] = Array.from({ length: before }, () => null);
  for (let day = first; day.startsWith(month); day = dayLater(day, 1)) cells.push(day);
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(7 * week, 7 * week + 7));
}
