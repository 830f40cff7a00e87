import { expect, test } from "vitest";
import type { Told } from "../gen/protocol";
import type { Seen } from "./known";
import type { Pace } from "../lib/settings.svelte";
import { LEAST, LONGEST, Showing } from "./showing";

const ME = 0;

const told = (ply: number, seat: number, by = ""): Told => ({
  ply,
  by,
  why: false,
  forced: false,
  line: { id: "events.placed", args: { seat: String(seat) } },
});

/** What one of two sees at a ply that a seat has made; after it somebody may be to choose. */
const seen = (ply: number, by: number | Told[], offers: string[] = []): Seen => ({
  match: "m",
  viewer: ME,
  ply,
  lines: typeof by === "number" ? [told(ply, by)] : by,
  picture: { schema: "", common: {}, own: {} },
  players: ["Anna", "Bruno"],
  awaited: [],
  offers,
  refusals: [],
  result: null,
  open: false,
  back: null,
  undo: false,
  clocks: [],
  at: 0,
});

const begin = (pace: Pace = "usual") => new Showing(seen(0, []), pace);
const plies = (showing: Showing) => showing.captions.map(({ ply }) => ply);

/** Lets the clock run from one time to another, as a page would. */
function run(showing: Showing, from: number, to: number, each: (at: number) => void): void {
  let at = from;
  for (;;) {
    each(at);
    const wait = showing.wait(at);
    if (wait === null || at + wait > to) return;
    at += Math.max(1, wait);
    showing.look(at);
  }
}

test("the first move of another is drawn at once, with its caption; the next waits for it", () => {
  const showing = begin();
  showing.hear(seen(1, 1), [ME], 0);
  expect([showing.drawn.ply, plies(showing)]).toEqual([1, [1]]);
  showing.hear(seen(2, 1, ["a", "b"]), [ME], 100);
  expect([showing.drawn.ply, plies(showing)]).toEqual([1, [1]]);
  showing.look(LEAST - 1);
  expect(showing.drawn.ply).toBe(1);
  showing.look(LONGEST);
  expect([showing.drawn.ply, plies(showing)]).toEqual([2, [2]]);
  expect(showing.since.map(({ ply }) => ply)).toEqual([1, 2]);
});

test.each(["slow", "usual", "quick"] as Pace[])(
  "%s: every caption is in sight long enough, in order, and the board never lags for long",
  (pace) => {
    for (const [count, apart] of [
      [3, 50],
      [9, 100],
      [30, 10],
      [40, 300],
    ] as const) {
      const showing = new Showing({ ...seen(0, []), players: Array<string>(99).fill("") }, pace);
      const inSight = new Map<number, { from: number; to: number }>();
      const known = new Map<number, number>([[0, 0]]);
      const note = (at: number) => {
        for (const ply of plies(showing))
          inSight.set(ply, { from: inSight.get(ply)?.from ?? at, to: at + (showing.wait(at) ?? 0) });
        const next = known.get(showing.drawn.ply + 1);
        if (next !== undefined) expect(at - next).toBeLessThanOrEqual(LONGEST);
      };
      for (let ply = 1; ply <= count; ply += 1) {
        const at = ply * apart;
        known.set(ply, at);
        showing.hear({ ...seen(ply, 1), players: showing.drawn.players }, [ME], at);
        run(showing, at, ply < count ? at + apart : Infinity, note);
      }
      expect([...inSight.keys()]).toEqual([...known.keys()].slice(1));
      for (const { from, to } of inSight.values()) expect(to - from).toBeGreaterThanOrEqual(LEAST);
      expect([showing.drawn.ply, plies(showing)]).toEqual([count, []]);
    }
  },
);

test("one's own move is drawn at once, ends what was told, and clears the marks", () => {
  const showing = begin();
  showing.hear(seen(1, 1, ["a"]), [ME], 0);
  showing.hear(seen(2, ME), [ME], 10);
  expect([showing.drawn.ply, plies(showing), showing.since]).toEqual([2, [], []]);
  showing.hear(seen(4, [told(3, ME), told(4, 1)], ["a"]), [ME], 20);
  expect([showing.drawn.ply, plies(showing)]).toEqual([4, [4]]);
});

test("what a bot chose for somebody is told to them", () => {
  const showing = begin();
  showing.hear(seen(1, [told(1, ME, "journeyman")]), [ME], 0);
  expect(plies(showing)).toEqual([1]);
});

test("who may choose already does not wait for the others", () => {
  const showing = begin();
  showing.hear(seen(1, 1, ["a"]), [ME], 0);
  showing.hear(seen(2, 1, ["a"]), [ME], 10);
  expect([showing.drawn.ply, plies(showing)]).toEqual([2, [1, 2]]);
});

test("skipping shows how it stands; marks stay", () => {
  const showing = begin();
  for (const ply of [1, 2, 3]) showing.hear(seen(ply, 1), [ME], ply);
  showing.skip();
  expect([showing.drawn.ply, plies(showing), showing.wait(9)]).toEqual([3, [], null]);
  expect(showing.since).toHaveLength(3);
});

test("without a pace there are marks alone", () => {
  const showing = begin("none");
  showing.hear(seen(1, 1), [ME], 0);
  showing.hear(seen(2, 1), [ME], 1);
  expect([showing.drawn.ply, plies(showing)]).toEqual([2, []]);
  expect(showing.since).toHaveLength(2);
});

test("who missed more than a round is told so once", () => {
  const showing = begin();
  showing.hear(seen(9, [told(8, 1), told(9, 1)]), [ME], 0);
  expect([showing.drawn.ply, plies(showing), showing.missed]).toEqual([9, [], 0]);
  showing.understood();
  expect(showing.missed).toBeNull();
});

test("the clocks of the same ply are renewed, and another match begins anew", () => {
  const showing = begin();
  showing.hear(seen(1, 1), [ME], 0);
  showing.hear({ ...seen(1, 1), at: 5 }, [ME], 1);
  expect([showing.drawn.at, plies(showing)]).toEqual([5, [1]]);
  showing.hear({ ...seen(0, []), match: "n" }, [ME], 2);
  expect([showing.drawn.match, plies(showing), showing.since]).toEqual(["n", [], []]);
});

test("a caption is in sight from when it was drawn", () => {
  const showing = begin("quick");
  showing.hear(seen(1, 1), [ME], 0);
  showing.cameInSight(500);
  showing.look(LEAST + 499);
  expect(plies(showing)).toEqual([1]);
  showing.look(LEAST + 500);
  expect(plies(showing)).toEqual([]);
});
