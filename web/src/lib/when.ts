// Times and days as every page writes them: by 24 hours, dates as the reader's browser writes them.

import type { Lang } from "./catalogue";

const DAY = 86_400;
const SOON = 6 * DAY; // until then a day of the week is enough
const TIME: Intl.DateTimeFormatOptions = { timeStyle: "short", hourCycle: "h23" };

/** How somebody who reads this language writes dates: as their browser does, if it speaks it. */
export function localeOf(lang: Lang, spoken: readonly string[] = navigator.languages): string {
  return spoken.find((tag) => tag.slice(0, 2) === lang) ?? lang;
}

function write(form: Intl.DateTimeFormatOptions, seconds: number, locale: string, zone?: string): string {
  const zoned = zone ? { ...form, timeZone: zone } : form;
  return new Intl.DateTimeFormat(locale, zoned).format(new Date(seconds * 1000));
}

/** `18:05` */
export const timeAt = (seconds: number, locale: string, zone?: string): string =>
  write(TIME, seconds, locale, zone);

/** `07/07/2031, 18:05` */
export const momentAt = (seconds: number, locale: string, zone?: string): string =>
  write({ dateStyle: "short", ...TIME }, seconds, locale, zone);

/** `7 Jul 2031` */
export const dayAt = (seconds: number, locale: string, zone?: string): string =>
  write({ dateStyle: "medium" }, seconds, locale, zone);

export interface When {
  is: "until_time" | "until_day";
  when: string;
}

/** A deadline in the reader's zone: the hour alone if it is today, else with its day. */
export function whenDue(due: number, now: number, locale: string, zone?: string): When {
  const dated: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
  const time = timeAt(due, locale, zone);
  if (write(dated, due, locale, zone) === write(dated, now, locale, zone))
    return { is: "until_time", when: time };
  const day = write(due - now < SOON ? { weekday: "short" } : dated, due, locale, zone);
  return { is: "until_day", when: `${day} ${time}` };
}
