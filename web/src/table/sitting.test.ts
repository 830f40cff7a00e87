import { beforeEach, describe, expect, test } from "vitest";
import { chairOf, tableOf } from "../dev/tables";
import type { Chair, Told, Update } from "../gen/protocol";
import { isSending, NOTHING, nowOf, seatsOf } from "./known";
import { Sitting, type Effect } from "./sitting";

const AT = 1000;

const table = (version: number, chairs: Chair[]) => tableOf({ version, chairs });
const line = (ply: number): Told => ({
  ply,
  line: { id: "drawn", args: {} },
  by: "",
  why: false,
  forced: false,
});
const asked = (seat: number) => ({ seat, question: { id: "draw", args: {} } });

const update = (ply: number, more: Partial<Update> = {}): Update => ({
  is: "update",
  table: "t",
  match: "m",
  viewer: 0,
  ply,
  back: null,
  lines: [line(ply)],
  picture: { schema: "codex/1", common: null, own: null },
  players: ["Anna", "Berto"],
  awaited: [asked(0)],
  offers: ["draw deck", "draw shown"],
  open: true,
  refusals: [],
  undo: false,
  result: null,
  clocks: [],
  since: null,
  ...more,
});

const names = (effects: Effect[]) => effects.map((effect) => effect.do);

/** Somebody in seat 0 who has been told all until ply 3. */
function seated(): Sitting {
  let keys = 0;
  const sitting = new Sitting(NOTHING, () => `k${(keys += 1)}`);
  sitting.watching();
  sitting.toldTable(table(1, [chairOf({ mine: true }), chairOf({})]));
  sitting.toldUpdate(update(3), AT);
  sitting.toldStory("m", 0, { match: "m", viewer: 0, ply: 3, lines: [1, 2, 3].map(line) });
  return sitting;
}

let sitting: Sitting;
beforeEach(() => {
  sitting = seated();
});
const plies = () => sitting.known.logs[0]?.lines.map(({ ply }) => ply);
const offered = (text: string) => ({ is: "say", match: "m", seat: 0, ply: 3, text });
const refused = (code: string) => ({ is: "no" as const, code, about: "", match: "m", key: "k1" });

describe("what is said without a tap", () => {
  test("has the same key on every page, and is not sent while something is under way", () => {
    expect(sitting.sendUnasked("draw deck")).toEqual([
      { do: "ask", message: { ...offered("draw deck"), key: "unasked-3" } },
    ]);
    expect(sitting.sendUnasked("draw deck")).toEqual([]);
  });
});

describe("what is told", () => {
  test("who comes reads what was said and what happened, once", () => {
    const fresh = new Sitting(NOTHING, () => "k");
    fresh.watching();
    expect(names(fresh.toldTable(table(1, [chairOf({ mine: true })])))).toEqual(["remarks"]);
    expect(names(fresh.toldTable(table(2, [chairOf({ mine: true })])))).toEqual([]);
    expect(fresh.toldUpdate(update(3), AT)).toEqual([{ do: "story", match: "m", viewer: 0 }]);
    const lines = [1, 2, 3].map(line);
    expect(fresh.toldStory("m", 0, { match: "m", viewer: 0, ply: 3, lines })).toEqual([
      { do: "since", match: "m", anywhere: true, lines },
      { do: "shown", match: "m", ply: 3 },
    ]);
    fresh.toldSince(1, lines);
    expect(fresh.known.digest.map(({ ply }) => ply)).toEqual([2, 3]);
    fresh.watching(); // the line was cut
    expect(names(fresh.toldTable(table(2, [chairOf({ mine: true })])))).toEqual(["remarks"]);
    expect(names(fresh.toldStory("m", 0, { match: "m", viewer: 0, ply: 3, lines }))).toEqual(["shown"]);
  });

  test("who was never here before is not told what happened before", () => {
    sitting.toldSince(-1, [line(1)]);
    expect(sitting.known.digest).toEqual([]);
  });

  test("the next ply is written down; told twice, it is written once", () => {
    expect(names(sitting.toldUpdate(update(4), AT))).toEqual(["shown"]);
    sitting.toldUpdate(update(4), AT);
    sitting.toldUpdate(update(6, { lines: [line(5), line(6)] }), AT);
    expect(plies()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("a gap in plies: the board shows the newest, and the story is asked for", () => {
    expect(sitting.toldUpdate(update(7), AT)).toEqual([{ do: "story", match: "m", viewer: 0 }]);
    expect(nowOf(sitting.known)?.ply).toBe(7);
    expect(plies()).toEqual([1, 2, 3]);
    sitting.toldStory("m", 0, { match: "m", viewer: 0, ply: 7, lines: [1, 2, 3, 4, 5, 6, 7].map(line) });
    expect(plies()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test("what is older than what is seen changes nothing", () => {
    sitting.toldUpdate(update(5, { lines: [line(4), line(5)] }), AT);
    const before = sitting.known;
    expect(sitting.toldUpdate(update(4), AT)).toEqual([]);
    sitting.toldTable(table(0, []));
    expect(sitting.known).toBe(before);
  });

  test("a story of a match that is over for us is not told", () => {
    sitting.toldUpdate(update(0, { match: "n", lines: [] }), AT);
    expect(sitting.known.logs).toEqual({});
    expect(sitting.toldStory("m", 0, { match: "m", viewer: 0, ply: 3, lines: [] })).toEqual([]);
    expect(sitting.known.logs).toEqual({});
  });

  test("several seats on one device: the page looks seen as the one who must choose", () => {
    sitting.toldTable(table(2, [chairOf({ mine: true }), chairOf({ mine: true })]));
    expect(seatsOf(sitting.known.table)).toEqual([0, 1]);
    sitting.toldUpdate(update(4, { awaited: [asked(1)] }), AT);
    expect(sitting.known.viewer).toBe(0); // nothing is seen as the other viewer yet
    sitting.toldUpdate(update(4, { viewer: 1, awaited: [asked(1)] }), AT);
    expect(sitting.known.viewer).toBe(1);
  });

  test("a table that may not be watched is gone until it is told again", () => {
    sitting.toldGone("not_invited");
    expect(sitting.known.gone).toBe("not_invited");
    sitting.toldTable(table(2, [chairOf({ mine: true })]));
    expect(sitting.known.gone).toBe("");
  });

  test("one for whom a bot played is told so when it leaves, until they move", () => {
    sitting.toldTable(table(2, [chairOf({ mine: true, stand_in: "master", votes: 2 })]));
    expect(sitting.back()).toEqual([{ do: "back", seats: [0] }]);
    sitting.toldTable(table(3, [chairOf({ mine: true })]));
    expect(sitting.known.playedForUs).toBe("master");
    sitting.send("draw deck");
    expect(sitting.known.playedForUs).toBe("");
  });
});

describe("what we say", () => {
  test("a tap is sent at the ply that is seen; a tap while it is sent is nothing", () => {
    expect(sitting.say("draw deck", false)).toEqual([
      { do: "ask", message: { ...offered("draw deck"), key: "k1" } },
    ]);
    expect(sitting.say("draw shown", false)).toEqual([]);
    expect(sitting.known.pending).toBeNull();
  });

  test("it is under way until the board shows the ply that was answered", () => {
    sitting.say("draw deck", false);
    sitting.answered({ is: "said", match: "m", key: "k1", ply: 5 });
    expect(isSending(sitting.known)).toBe(true);
    expect(sitting.say("draw shown", false)).toEqual([]);
    sitting.toldUpdate(update(4), AT);
    expect(isSending(sitting.known)).toBe(true);
    sitting.toldUpdate(update(5), AT);
    expect(isSending(sitting.known)).toBe(false);
    expect(names(sitting.say("draw shown", false))).toEqual(["ask"]);
  });

  test("the board may show it before the answer comes", () => {
    sitting.say("draw deck", false);
    sitting.toldUpdate(update(4), AT);
    expect(isSending(sitting.known)).toBe(true);
    sitting.answered({ is: "said", match: "m", key: "k1", ply: 4 });
    expect(isSending(sitting.known)).toBe(false);
  });

  test("the next match at the table does not wait for the last ply of the one before", () => {
    sitting.say("draw deck", false);
    sitting.answered({ is: "said", match: "m", key: "k1", ply: 90 });
    sitting.toldUpdate(update(0, { match: "n" }), AT);
    expect(isSending(sitting.known)).toBe(false);
  });

  test("with confirmation the first tap is drawn, another one replaces it, the same one sends it", () => {
    expect(sitting.say("draw deck", true)).toEqual([]);
    expect(sitting.say("draw shown", true)).toEqual([]);
    expect(sitting.known.pending).toBe("draw shown");
    expect(names(sitting.say("draw shown", true))).toEqual(["ask"]);
    sitting.dismiss();
    expect(sitting.known.pending).toBeNull();
  });

  test("only the clocks are new: what waits to be confirmed still waits", () => {
    sitting.say("draw deck", true);
    sitting.toldUpdate(update(3), AT + 5);
    expect(sitting.known.pending).toBe("draw deck");
    expect(nowOf(sitting.known)?.at).toBe(AT + 5);
  });

  test("two tabs of one seat: what the other one played takes away what waits here", () => {
    sitting.say("draw deck", true);
    sitting.toldUpdate(update(4, { awaited: [asked(1)], offers: [] }), AT);
    expect(sitting.known.pending).toBeNull();
    expect(isSending(sitting.known)).toBe(false);
  });

  test("two tabs of one seat that tap at once: the later one is told why, and may tap again", () => {
    sitting.say("draw deck", false);
    sitting.toldUpdate(update(4), AT); // the other tab was first
    sitting.answered(refused("stale"));
    expect(sitting.known.trouble).toMatchObject({ code: "stale" });
    expect(isSending(sitting.known)).toBe(false);
    expect(sitting.say("draw shown", false)).toMatchObject([{ do: "ask", message: { ply: 4, key: "k2" } }]);
    expect(sitting.known.trouble).toBeNull();
  });

  test.each(["too_many_commands", "too_large"])("%s is told, and what waited is taken back", (code) => {
    sitting.say("draw deck", true);
    sitting.say("draw deck", true);
    sitting.answered(refused(code));
    expect(sitting.known).toMatchObject({ pending: null, asking: false, trouble: { code } });
  });

  test("nothing is said at a table at which nothing is seen", () => {
    const fresh = new Sitting(NOTHING, () => "k");
    expect([fresh.send("draw deck"), fresh.undo(), fresh.askHint(), fresh.look()]).toEqual([[], [], [], []]);
  });
});

describe("bots", () => {
  test("a hint is drawn as if it were done, unless the moment has passed", () => {
    const [effect] = sitting.askHint();
    if (effect?.do !== "hint") throw new Error("no hint is asked for");
    sitting.hinted(effect.asked, { text: "not offered", reason: "" });
    expect(sitting.known.pending).toBeNull();
    sitting.hinted(effect.asked, { text: "draw deck", reason: "" });
    expect(sitting.known).toMatchObject({ pending: "draw deck", hint: { text: "draw deck" } });
    sitting.toldUpdate(update(4), AT);
    sitting.hinted(effect.asked, { text: "draw deck", reason: "" });
    expect(sitting.known.pending).toBeNull();
  });

  test("a hint is asked for again if somebody else chose meanwhile", () => {
    const [effect] = sitting.askHint();
    if (effect?.do !== "hint") throw new Error("no hint is asked for");
    sitting.toldUpdate(update(4), AT);
    const [again] = sitting.hintTold(effect.asked, { text: "draw deck", reason: "" });
    expect(again).toMatchObject({ do: "hint", asked: { ply: 4 } });
    if (again?.do !== "hint") throw new Error("no hint is asked for");
    sitting.hintTold(again.asked, { text: "draw deck", reason: "" });
    expect(sitting.known.pending).toBe("draw deck");
  });

  test("what was asked for somebody is remembered while it is wanted", () => {
    const wanted = [chairOf({ mine: true }), chairOf({ votes: 1 })];
    sitting.askedFor(1, wanted);
    sitting.toldTable(table(2, wanted));
    expect(sitting.known.askedFor).toEqual([1]);
    sitting.toldTable(table(3, [chairOf({ mine: true }), chairOf({})]));
    expect(sitting.known.askedFor).toEqual([]);
  });
});
