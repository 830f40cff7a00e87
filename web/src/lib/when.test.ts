import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dayAt, localeOf, momentAt, timeAt, whenDue } from "./when";

const NOON = Date.UTC(2031, 6, 7, 12) / 1000; // a Monday
const HOUR = 3600;

test("every time is written by 24 hours, in every language", () => {
  for (const locale of ["en-GB", "en-US", "en", "fr", "it"]) {
    expect(timeAt(NOON - 5 * HOUR, locale, "UTC")).toBe("07:00");
    expect(timeAt(NOON - 12 * HOUR, locale, "UTC")).toBe("00:00");
    expect(momentAt(NOON + 6 * HOUR, locale, "UTC")).toMatch(/\b18:00$/);
  }
});

test("a date is written as the reader's browser writes it", () => {
  expect(momentAt(NOON, "en-GB", "UTC")).toBe("07/07/2031, 12:00");
  expect(dayAt(NOON, "en-US", "UTC")).toBe("Jul 7, 2031");
  expect(dayAt(NOON, "it", "UTC")).toBe("7 lug 2031");
});

test("a deadline is written in the reader's zone and manner", () => {
  const say = (hours: number, locale: string, zone = "UTC") => {
    const { is, when } = whenDue(NOON + hours * HOUR, NOON, locale, zone);
    return `${is} ${when}`;
  };
  expect(say(6, "en-GB")).toBe("until_time 18:00");
  expect(say(6, "en-US")).toBe("until_time 18:00");
  expect(say(6, "en-GB", "Asia/Tokyo")).toBe("until_day Tue 03:00");
  expect(say(30, "fr")).toBe("until_day mar. 18:00");
  expect(say(30, "it")).toBe("until_day mar 18:00");
  expect(say(24 * 14, "it")).toBe("until_day 21 lug 12:00");
});

test("the browser's own manner of a language is taken", () => {
  expect(localeOf("en", ["fr-CH", "en-GB", "en-US"])).toBe("en-GB");
  expect(localeOf("it", ["fr-CH"])).toBe("it");
});

test("no page writes a time of day by itself", () => {
  const root = new URL("..", import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.(ts|svelte)$/.test(file),
  );
  expect(files).toContain("lib/when.ts");
  const own = files.filter((file) =>
    /timeStyle|toLocaleTimeString|hour:/.test(readFileSync(new URL(file, root), "utf8")),
  );
  expect(own).toEqual(["lib/when.ts"]);
});
