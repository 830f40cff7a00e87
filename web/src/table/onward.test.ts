import { expect, test } from "vitest";
import type { Chair } from "../gen/protocol";
import { strongerThan } from "./onward";

const chair = (bot: string, mine = false): Chair =>
  ({ name: bot || "Anna", bot, taken: true, mine, guest: mine ? "1" : "" }) as Chair;
const table = (...bots: string[]) => ({
  chairs: [chair("", true), ...bots.map((bot) => chair(bot))],
  rated: false,
  daily: "",
  groups: [],
});

test("after a match with bots comes the level above the strongest of them", () => {
  expect(strongerThan(table("apprentice"))).toBe("journeyman");
  expect(strongerThan(table("apprentice", "journeyman"))).toBe("master");
  expect(strongerThan(table("master"))).toBeNull();
});

test("no other bot is offered where people sat, nobody else sat, or the match counts", () => {
  expect(strongerThan(table("apprentice", ""))).toBeNull();
  expect(strongerThan(table())).toBeNull();
  expect(strongerThan({ ...table("apprentice"), rated: true })).toBeNull();
  expect(strongerThan({ ...table("apprentice"), daily: "2027-01-15/codex" })).toBeNull();
  expect(strongerThan({ ...table("apprentice"), groups: ["a", "b"] })).toBeNull();
  expect(strongerThan({ ...table("apprentice"), chairs: [chair("apprentice"), chair("master")] })).toBeNull();
});
