import { beforeEach, describe, expect, test } from "vitest";
import type { FromClient, FromServer, No, Say } from "../gen/protocol";
import {
  FIRST_WAIT,
  LONGEST_WAIT,
  NO_ANSWER,
  TOO_LARGE,
  TRIES,
  TRY_AGAIN,
  Wire,
  type Alarm,
  type Answer,
  type Effect,
  type Follower,
} from "./wire";

const CUT = 1006;

interface Fan extends Follower {
  seen: () => { match: string; ply: number } | null;
}

const at = (id: string, more: Partial<Fan> = {}): Fan => ({ id, invite: "", seen: () => null, ...more });
const move = (key: string, text = "draw deck"): Say => ({
  is: "say",
  match: "m",
  seat: 0,
  ply: 3,
  text,
  key,
});
const no = (key: string, code: string): No => ({ is: "no", code, about: "", match: "m", key });
const watch = (table: string) => ({ is: "watch", table, invite: "" });

/** A wire whose effects are written down, and whose clocks ring when they are told to. */
class Bench {
  readonly wire = new Wire<Fan>(() => 0.5);
  readonly did: string[] = [];
  sent: FromClient[] = [];
  alarms: { time: number; alarm: Alarm }[] = [];
  readonly answers: Answer[] = [];

  do(effects: Effect<Fan>[]): void {
    for (const effect of effects) {
      if (effect.do === "send") this.sent.push(effect.message);
      else if (effect.do === "wait") this.alarms.push(effect);
      else if (effect.do === "answer") effect.to(effect.answer);
      else if (effect.do === "tell") this.did.push(`tell ${effect.follower.id} ${effect.news.is}`);
      else if (effect.do === "watching") this.did.push(`watching ${effect.follower.id}`);
      else this.did.push("table" in effect ? `${effect.do} ${effect.table}`.trim() : effect.do);
    }
  }

  /** Rings all clocks that are set for something, and says for how long they were set. */
  ring(is: Alarm["is"]): number[] {
    const due = this.alarms.filter(({ alarm }) => alarm.is === is);
    this.alarms = this.alarms.filter(({ alarm }) => alarm.is !== is);
    for (const { alarm } of due) this.do(this.wire.rang(alarm));
    return due.map(({ time }) => time);
  }

  say(message: Say): void {
    this.do(this.wire.ask(message, (answer) => this.answers.push(answer)));
  }

  hear(message: FromServer): void {
    this.do(this.wire.heard(message));
  }

  /** What was sent since this was last asked. */
  news(): FromClient[] {
    const sent = this.sent;
    this.sent = [];
    return sent;
  }
}

let bench: Bench;
beforeEach(() => {
  bench = new Bench();
  bench.do(bench.wire.follow(at("a")));
  bench.do(bench.wire.opened());
});

describe("what changed", () => {
  const update = (ply: number, common: object = { a: [1, 2, 3] }, since: number | null = null) => ({
    is: "update",
    table: "a",
    match: "m",
    viewer: 0,
    ply,
    picture: { schema: "s", common, own: null },
    since,
  });
  const changed = (since: number, more: object = {}) => ({
    ...update(since + 1, { a: { "1": [5] } }, since),
    ...more,
  });
  const hear = (message: object) => bench.wire.heard(message as FromServer);
  const follower = expect.anything() as unknown;

  test("reaches the follower as a whole update", () => {
    hear(update(3));
    const news = update(4, { a: [1, 5, 3] });
    expect(hear(changed(3))).toEqual([{ do: "tell", follower, news }]);
    const same = changed(4, { ply: 4, since: 4, picture: { schema: "s", common: {}, own: null } });
    expect(hear(same)).toEqual([{ do: "tell", follower, news }]);
  });

  test.each([
    ["nothing was before", [], changed(3)],
    ["something is missing", [update(2)], changed(3)],
    ["it was another match", [update(3)], changed(3, { match: "n" })],
    ["it was another viewer's", [update(3)], changed(3, { viewer: 1 })],
  ])("is asked for again where %s", (_, before, message) => {
    before.forEach(hear);
    expect(hear(message)).toEqual([
      { do: "send", message: watch("a") },
      { do: "watching", follower },
    ]);
  });

  test("is nothing where later news came, over another socket", () => {
    hear(update(5));
    expect(hear(changed(3))).toEqual([]);
    expect(hear(changed(3, { table: "left" }))).toEqual([]);
  });

  test("of a table that was left is forgotten", () => {
    hear(update(3));
    const a = at("a");
    bench.do(bench.wire.follow(a));
    bench.do(bench.wire.leave(a));
    bench.do(bench.wire.follow(a));
    expect(hear(changed(3))).toContainEqual({ do: "send", message: watch("a") });
  });
});

describe("coming back", () => {
  test("a socket is opened for the first who follows, and once", () => {
    const fresh = new Bench();
    expect(fresh.wire.state).toBe("new");
    fresh.do(fresh.wire.follow(at("a")));
    fresh.do(fresh.wire.follow(at("b")));
    expect(fresh.did).toEqual(["open a"]);
    fresh.do(fresh.wire.opened());
    expect(fresh.sent).toEqual([watch("a"), watch("b")]);
    expect(fresh.did).toEqual(["open a", "watching a", "watching b"]);
    expect(fresh.wire.state).toBe("open");
  });

  test("it can be opened before anybody follows", () => {
    const fresh = new Bench();
    fresh.do(fresh.wire.expect());
    fresh.do(fresh.wire.opened());
    fresh.do(fresh.wire.follow(at("a")));
    expect(fresh.did).toEqual(["open", "watching a", "move a"]);
    expect(fresh.sent).toEqual([watch("a")]);
  });

  test("who goes from one table to another moves to a socket that names it, and misses nothing", () => {
    const [a, b] = [at("a"), at("b")];
    bench.do(bench.wire.follow(a));
    bench.do(bench.wire.leave(a));
    bench.do(bench.wire.follow(b));
    expect(bench.did.at(-1)).toBe("move b");
    bench.say(move("k"));
    bench.news();
    bench.do(bench.wire.moved());
    expect(bench.news()).toEqual([watch("b"), move("k")]);
    bench.do(bench.wire.follow(at("c")));
    expect(bench.did.at(-1)).toBe("watching c");
    bench.do(bench.wire.closed(CUT));
    bench.ring("reopen");
    expect(bench.did.at(-1)).toBe("open b");
  });

  test("where no socket that names a table opens, every second try names none", () => {
    for (let tries = 0; tries < 4; tries += 1) {
      bench.do(bench.wire.closed(CUT));
      bench.ring("reopen");
    }
    expect(bench.did.slice(-4)).toEqual(["open a", "open", "open a", "open"]);
    bench.do(bench.wire.opened());
    expect(bench.news()).toEqual([watch("a"), watch("a")]);
  });

  test("each try waits twice as long as the one before, up to a limit; once open, it begins anew", () => {
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      bench.do(bench.wire.closed(CUT));
      expect(bench.wire.state).toBe("away");
      waits.push(...bench.ring("reopen"));
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
    expect(waits.at(-1)).toBe(LONGEST_WAIT);
    bench.do(bench.wire.opened());
    bench.do(bench.wire.closed(CUT));
    expect(bench.ring("reopen")).toEqual([FIRST_WAIT]);
  });

  test("not all browsers come back at the same instant", () => {
    const waits = [0, 0.999].map((random) => {
      const effects = new Wire<Fan>(() => random).closed(CUT);
      return effects.map((effect) => (effect.do === "wait" ? Math.round(effect.time) : 0));
    });
    expect(waits).toEqual([[188], [312]]);
  });

  test("who is online again, or looks at the page again, does not wait", () => {
    for (let tries = 0; tries < 3; tries += 1) {
      bench.do(bench.wire.closed(CUT));
      if (tries < 2) bench.ring("reopen");
    }
    bench.do(bench.wire.hurry());
    expect(bench.did.at(-1)).toBe("open a");
    const opened = bench.did.length;
    bench.ring("reopen"); // the clock that was set before is for a try that is over
    bench.do(bench.wire.hurry());
    expect(bench.did.length).toBe(opened);
  });

  test("nobody hurries for a page that follows nothing", () => {
    const fresh = new Bench();
    fresh.do(fresh.wire.hurry());
    expect(fresh.did).toEqual([]);
  });

  test("it asks with the match and ply that were seen last", () => {
    bench.do(bench.wire.follow(at("b", { invite: "i", seen: () => ({ match: "m", ply: 7 }) })));
    bench.do(bench.wire.follow(at("c", { afar: true })));
    expect(bench.news().slice(1)).toEqual([
      { is: "watch", table: "b", invite: "i", match: "m", ply: 7 },
      { is: "watch", table: "c", invite: "", afar: true },
    ]);
  });

  test("somebody else from now on: the socket is closed once, and opened again", () => {
    bench.do(bench.wire.renew());
    bench.do(bench.wire.renew());
    expect(bench.did.filter((what) => what === "close")).toHaveLength(1);
    bench.news();
    bench.do(bench.wire.closed(1000));
    expect(bench.ring("reopen")).toEqual([FIRST_WAIT]);
    bench.do(bench.wire.opened());
    expect(bench.news()).toEqual([watch("a")]);
  });
});

describe("commands", () => {
  test("what had no answer is said again with its key, after the tables", () => {
    bench.say(move("k1"));
    bench.say(move("k2"));
    bench.hear({ is: "said", match: "m", key: "k1", ply: 4 });
    bench.do(bench.wire.closed(CUT));
    bench.say(move("k3")); // said while it is away
    bench.news();
    bench.ring("reopen");
    bench.do(bench.wire.opened());
    expect(bench.news()).toEqual([watch("a"), move("k2"), move("k3")]);
    bench.hear({ is: "said", match: "m", key: "k2", ply: 5 });
    bench.hear({ is: "said", match: "m", key: "k3", ply: 6 });
    expect(bench.answers.map(({ key }) => key)).toEqual(["k1", "k2", "k3"]);
  });

  test("a line that gives no answer is dead", () => {
    bench.say(move("k"));
    expect(bench.ring("silence")).toEqual([NO_ANSWER]);
    expect(bench.did.at(-1)).toBe("close");
  });

  test("a line that answered is not, nor is one that was opened since", () => {
    bench.say(move("k1"));
    bench.hear({ is: "said", match: "m", key: "k1", ply: 4 });
    bench.say(move("k2"));
    bench.do(bench.wire.closed(CUT));
    bench.ring("reopen");
    const before = [...bench.alarms];
    bench.do(bench.wire.opened());
    bench.alarms = before;
    bench.ring("silence");
    expect(bench.did).not.toContain("close");
  });

  test("a stale answer, or one to another tab, is nobody's", () => {
    bench.say(move("k"));
    bench.hear({ is: "said", match: "m", key: "other", ply: 4 });
    expect(bench.answers).toEqual([]);
    bench.hear(no("k", "stale"));
    bench.hear(no("k", "stale"));
    expect(bench.answers).toEqual([no("k", "stale")]);
  });

  test.each(["unavailable", "not_watching", "too_many_commands"])("after %s it is said again", (code) => {
    bench.say(move("k"));
    for (let tries = 0; tries < TRIES; tries += 1) {
      bench.news();
      bench.hear(no("k", code));
      expect(bench.news()).toEqual([]);
      expect(bench.ring("again")).toEqual([TRY_AGAIN]);
      expect(bench.news()).toEqual([move("k")]);
    }
    bench.hear(no("k", code));
    expect(bench.answers).toEqual([no("k", code)]);
  });

  test("a frame that is too large is given up, for it would cut the line for ever", () => {
    bench.say(move("short"));
    bench.say(move("long", "x".repeat(5000)));
    bench.do(bench.wire.closed(TOO_LARGE));
    expect(bench.answers).toMatchObject([{ is: "no", code: "too_large", key: "long" }]);
    bench.news();
    bench.ring("reopen");
    bench.do(bench.wire.opened());
    expect(bench.news()).toEqual([watch("a"), move("short")]);
  });
});

describe("tables", () => {
  test("several tables in one visit: each is watched and left once", () => {
    const [b, c] = [at("b"), at("c")];
    bench.news();
    bench.do(bench.wire.follow(b));
    bench.do(bench.wire.leave(b));
    bench.do(bench.wire.follow(c));
    bench.do(bench.wire.leave(c));
    bench.do(bench.wire.follow(b));
    const leave = (table: string) => ({ is: "leave", table });
    expect(bench.news()).toEqual([watch("b"), leave("b"), watch("c"), leave("c"), watch("b")]);
    bench.do(bench.wire.closed(CUT));
    bench.ring("reopen");
    bench.do(bench.wire.opened());
    expect(bench.news()).toEqual([watch("a"), watch("b")]);
  });

  test("a page that goes does not end what the next page follows", () => {
    const [afar, near] = [at("b", { afar: true }), at("b")];
    bench.do(bench.wire.follow(afar));
    bench.do(bench.wire.follow(near));
    bench.news();
    bench.do(bench.wire.leave(afar));
    expect(bench.news()).toEqual([]);
    bench.hear({ is: "present", table: "b", seats: [0], watchers: 0, away: [] });
    expect(bench.did.at(-1)).toBe("tell b present");
  });

  test("news of a table goes to its follower, and to nobody once it is left", () => {
    const b = at("b");
    bench.do(bench.wire.follow(b));
    bench.hear({ is: "gone", table: "b", code: "not_yours" });
    bench.hear({ is: "no", code: "no_such_table", about: "b", match: "", key: "" });
    expect(bench.did.slice(-2)).toEqual(["tell b gone", "tell b gone"]);
    bench.do(bench.wire.leave(b));
    const before = bench.did.length;
    bench.hear({ is: "gone", table: "b", code: "not_yours" });
    bench.hear({ is: "hello", guest: "", name: "" });
    expect(bench.did.length).toBe(before);
  });
});
