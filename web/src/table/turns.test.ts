import { expect, test } from "vitest";
import type { Told } from "../gen/protocol";
import { turnsIn } from "./turns";

const told = (ply: number, id: string, seat?: number): Told => ({
  ply,
  by: "",
  why: false,
  forced: false,
  line: { id: `events.${id}`, args: seat === undefined ? {} : { seat: String(seat) } },
});

const shown = (log: Told[]) =>
  turnsIn(log, ["events.turn_began"]).map((turn) => [
    turn.heading?.line.id.split(".")[1] ?? turn.seat,
    ...turn.told.map(({ place }) => place),
  ]);

test("a part of the log is what one seat does, with all that follows from it", () => {
  const log = [
    told(0, "got_hand", 0),
    told(1, "placed", 1),
    told(1, "owned", 0),
    told(2, "took", 1),
    told(3, "placed", 0),
  ];
  expect(shown(log)).toEqual([
    [null, 0],
    [1, 1, 2, 3],
    [0, 4],
  ]);
});

test("a heading begins a part, also within a ply; what the table does then is under it", () => {
  const log = [
    told(4, "placed", 1),
    told(4, "turn_began", 0),
    told(4, "requested"),
    told(5, "placed", 1),
    told(6, "turn_began", 1),
  ];
  expect(shown(log)).toEqual([[1, 0], ["turn_began", 2], [1, 3], ["turn_began"]]);
});

test("a line stays the same object while the log grows", () => {
  const log = [told(1, "placed", 1), told(2, "took", 1)];
  const [before] = turnsIn(log);
  const [after] = turnsIn([...log, told(3, "took", 1)]);
  expect(after?.told[1]).toBe(before?.told[1]);
});
