// Clocks between two messages of the server: what is left now, and how it is written.

import type { ClockFace } from "../gen/protocol";
import type { Lang } from "../lib/catalogue";

const DAY = 86_400;
const SOON = 6 * DAY; // until then a day of the week is enough

/** Whether the time counts now. A pause is over when what is left fits exactly before the deadline. */
export function isRunning(face: ClockFace, now: number): boolean {
  return face.running || (face.paused && face.due !== null && now >= face.due - face.left);
}

/**
 * Seconds left at `now`, on a clock that was told at `at`. Both are seconds of this browser, so that it does not
 * matter whether its clock is right.
 */
export function leftAt(face: ClockFace, at: number, now: number): number {
  if (face.running) return Math.max(0, face.left - Math.max(0, now - at));
  return isRunning(face, now) && face.due !== null ? Math.max(0, face.due - now) : face.left;
}

/** `4:05`, or `1:04:05`. */
export function showLeft(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (part: number) => String(part).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`;
}

/** How somebody who reads this language writes dates: as their browser does, if it speaks it. */
export function localeOf(lang: Lang, spoken: readonly string[]): string {
  return spoken.find((tag) => tag.slice(0, 2) === lang) ?? lang;
}

export interface When {
  is: "until_time" | "until_day";
  when: string;
}

/** A deadline in the reader's zone: the hour alone if it is today, else with its day. */
export function whenDue(due: number, now: number, locale: string, zone?: string): When {
  const at = new Date(due * 1000);
  const write = (form: Intl.DateTimeFormatOptions, what: Date) =>
    new Intl.DateTimeFormat(locale, { ...form, ...(zone ? { timeZone: zone } : {}) }).format(what);
  const time = write({ timeStyle: "short" }, at);
  const dated: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
  if (write(dated, at) === write(dated, new Date(now * 1000))) return { is: "until_time", when: time };
  const day = due - now < SOON ? write({ weekday: "short" }, at) : write(dated, at);
  return { is: "until_day", when: `${day} ${time}` };
}
