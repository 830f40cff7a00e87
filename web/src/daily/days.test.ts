import { expect, test } from "vitest";
import { dayLater, dayName, monthLater, monthName, weekDays, weeks } from "./days";

test("days and months follow each other over the ends of years", () => {
  expect(dayLater("2026-12-31", 1)).toBe("2027-01-01");
  expect(dayLater("2028-03-01", -1)).toBe("2028-02-29");
  expect(monthLater("2026-12", 1)).toBe("2027-01");
  expect(monthLater("2027-01", -1)).toBe("2026-12");
});

test("a month is written as weeks from Monday", () => {
  const january = weeks("2027-01");
  expect(january).toHaveLength(5);
  expect(january[0]).toEqual([null, null, null, null, "2027-01-01", "2027-01-02", "2027-01-03"]);
  expect(january[4]?.at(-1)).toBe("2027-01-31");
  expect(january.every((week) => week.length === 7)).toBe(true);
});

test("days have names", () => {
  expect(dayName("2027-01-15", "fr")).toBe("15 janvier 2027");
  expect(monthName("2027-01", "it")).toBe("gennaio 2027");
  expect(weekDays("en").join("")).toBe("MTWTFSS");
});
