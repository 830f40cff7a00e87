import { expect, test } from "vitest";
import { ready } from "../lib/area";
import { firstDue, sayDeadline, sayMinutes } from "./time";

test("minutes are told roughly, for all numbers of seats at once", async () => {
  await ready("en");
  expect(sayMinutes([], "en")).toBe("");
  expect(sayMinutes([1], "en")).toBe("about 5 minutes");
  expect(sayMinutes([22, 21], "en")).toBe("about 20 minutes");
  expect(sayMinutes([28, 20, 36], "en")).toBe("20 to 35 minutes");
});

test("a list tells when a move is due, and not how long a move may take", async () => {
  await ready("en");
  const [daily, now] = [{ is: "daily" as const, hours: 24 }, Date.UTC(2031, 6, 7, 12) / 1000];
  expect(sayDeadline(daily, null, "en", now)).toBe("24 hours a move");
  expect(sayDeadline(daily, now + 86_400, "en", now, ["en-US"])).toMatch(/^until Tue \d\d:\d\d$/);
  expect(sayDeadline(daily, now - 1, "en", now)).toBe("time is up");
  const live = { is: "live" as const, bank: 600, increment: 5 };
  expect(sayDeadline(live, now + 60, "en", now)).toBe("live, 10 min + 5 s");
});

test("the first of those who must choose decides the deadline", () => {
  const face = (seat: number, due: number | null) => ({ seat, due, left: 9, running: true, paused: false });
  const awaited = [1, 2].map((seat) => ({ seat, question: { id: "x", args: {} } }));
  expect(firstDue({ clocks: [face(0, 1), face(1, 7), face(2, 5)], awaited })).toBe(5);
  expect(firstDue({ clocks: [face(1, null)], awaited })).toBeNull();
  expect(firstDue({ clocks: [], awaited })).toBeNull();
});
