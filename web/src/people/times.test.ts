import { expect, test } from "vitest";
import { minutesOf, timeOf, zones } from "./times";

test("a time of day is the same after it was written and read", () => {
  for (const minutes of [0, 1, 59, 60, 7 * 60 + 5, 1439]) expect(minutesOf(timeOf(minutes))).toBe(minutes);
  expect(timeOf(425)).toBe("07:05");
  expect(minutesOf("")).toBe(0);
});

test("the chosen zone can be chosen", () => {
  expect(zones("Asia/Calcutta")).toContain("Asia/Calcutta");
  expect(zones("UTC").filter((zone) => zone === "UTC")).toHaveLength(1);
});
