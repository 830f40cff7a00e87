import { expect, test } from "vitest";
import type { Chair, Present, Table } from "../gen/protocol";
import { tableOf } from "../dev/tables";
import { missingAt, sayTime } from "./missing";

const chair = (guest: string, more: Partial<Chair> = {}): Chair => ({
  name: guest,
  bot: "",
  taken: true,
  mine: guest === "anna",
  guest,
  level: null,
  stand_in: "",
  votes: 0,
  resigned: false,
  ...more,
});
const present: Present = {
  is: "present",
  table: "",
  seats: [0, 2],
  watchers: 0,
  away: [{ seat: 1, since: 1000, vote: 1060 }],
};
const at = (more: Partial<Table> = {}, bruno: Partial<Chair> = {}): Table =>
  tableOf({
    chairs: [chair("anna"), chair("bruno", bruno), chair("carla")],
    stand_in: "journeyman",
    ...more,
  });

test("who is away and awaited is named once the time to wait is over", () => {
  expect(missingAt(at(), present, [1], 1059)).toEqual([]);
  expect(missingAt(at(), present, [0], 2000)).toEqual([]); // nobody waits for them
  expect(missingAt(at(), present, [1], 1240)).toEqual([{ seat: 1, away: 240, votes: 0, all: 2 }]);
  expect(missingAt(at({}, { votes: 1 }), present, [0], 1240)).toHaveLength(1); // others see that somebody asked
});

test("where others do not decide, nobody is asked", () => {
  expect(missingAt(at({ rated: true }), present, [1], 2000)).toEqual([]);
  expect(missingAt(at({ clock: { is: "daily", hours: 24 } }), present, [1], 2000)).toEqual([]);
  expect(missingAt(at({ stand_in: "" }), present, [1], 2000)).toEqual([]);
  expect(missingAt(at({}, { stand_in: "journeyman" }), present, [1], 2000)).toEqual([]);
});

test("times are said in the largest unit", () => {
  expect(sayTime(5, "en")).toBe("1 min");
  expect(sayTime(290, "en")).toBe("4 min");
  expect(sayTime(3 * 3600, "en")).toBe("3 hr");
  expect(sayTime(2.5 * 86_400, "en")).toBe("2 days");
});
