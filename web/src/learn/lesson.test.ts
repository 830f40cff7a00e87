import { describe, expect, test } from "vitest";
import type { Moment, Refusal } from "../lib/moment";
import { Fluent } from "../lib/fluent";
import { LANGUAGES } from "../lib/catalogue";
import {
  begin,
  choose,
  goOn,
  hear,
  lookedAt,
  mixed,
  refused,
  showNext,
  skip,
  toldNow,
  tryAgain,
  type Answer,
  type Learning,
  type Lesson,
  type Step,
} from "./lesson";

const RIGHT: Answer = { says: "right", rule: "1", right: true };
const WRONG: Answer = { says: "green", rule: "", right: false };

const line = (ply: number) => ({ ply, line: { id: "events.took", args: { seat: "0" } } });
const refusal = (about: string, card = about): Refusal => ({
  about,
  why: { id: "refusals.no", args: { card } },
  paragraph: "4",
});

const moment = (ply: number, more: Partial<Moment> = {}): Moment => ({
  viewer: 0,
  ply,
  lines: [line(ply)],
  picture: { schema: "codex/1", common: ply, own: null },
  players: ["Anna", "Bruno"],
  awaited: [],
  offers: [],
  refusals: [],
  result: null,
  ...more,
});

const step = (more: Partial<Step>): Step => ({
  id: "lay",
  asks: "move",
  look: ["card R01"],
  choices: [],
  rule: "",
  moment: moment(4, {
    offers: ["place R01", "place R02", "place R11"],
    refusals: [refusal("place G07 *"), refusal("place G08 *"), refusal("place G09 *")],
  }),
  offers: [RIGHT, RIGHT, WRONG],
  refusals: [{ ...WRONG, says: "gold" }, null, null],
  after: { "place R01": [moment(5), moment(6), moment(7)], "place R02": [moment(8)] },
  then: [],
  ...more,
});

const ask = step({});
const refuse = step({ id: "gold", asks: "refusal", refusals: [null, { ...RIGHT, says: "asks" }, null] });
const look = step({ id: "read", asks: "reading", moment: moment(7) });
const question = step({ id: "why", asks: "choice", choices: ["three", "two", "one"], rule: "4.1" });
const lesson = (...steps: Step[]): Lesson => ({ id: "lay", course: "first", steps });
const plies = (at: Learning) => [at.drawn.ply, ...at.waits.map(({ ply }) => ply)];

describe("a move is asked for", () => {
  const at = begin(lesson(ask, look));

  test("a right one is shown with what follows, moment by moment, and then answered", () => {
    const played = hear(at, "place R01");
    expect([plies(played), played.telling, played.done]).toEqual([[5, 6, 7], true, true]);
    const second = showNext(played);
    expect([plies(second), toldNow(second)]).toEqual([[6, 7], [line(6)]]);
    const last = showNext(second);
    expect([plies(last), last.telling]).toEqual([[7], true]); // it is told before the answer is
    const answered = showNext(last);
    expect([answered.telling, answered.answer?.says]).toEqual([false, "right"]);
    expect(toldNow(answered)).toEqual([]);
    expect(answered.told).toEqual([5, 6, 7].map(line));
    expect(skip(played)).toEqual(answered);
  });

  test("one that nothing follows is answered at once", () => {
    const played = hear(at, "place R02");
    expect([plies(played), played.telling, played.done]).toEqual([[8], false, true]);
  });

  test("a wrong one is answered, and the board stays as it is", () => {
    const played = hear(at, "place R11");
    expect(played.answer).toEqual({ ...WRONG, choice: "" });
    expect([played.drawn === at.drawn, played.done]).toEqual([true, false]);
    expect(tryAgain(played)).toEqual({ ...at, tries: 1 });
    expect(hear(played, "place R01").done).toBe(true);
  });

  test("what is not offered, and what comes after, is not heard", () => {
    expect(hear(at, "place R99")).toBe(at);
    const played = hear(at, "place R02");
    expect(hear(played, "place R11")).toBe(played);
    expect(tryAgain(played)).toBe(played);
    expect(goOn(at)).toBe(at);
  });

  test("a refusal that is thought of is answered too", () => {
    const told = refused(at, [refusal("place G07 *")]);
    expect([told.answer?.says, told.done]).toEqual(["gold", false]);
    expect(refused(at, [refusal("place G08 *")])).toBe(at);
  });

  test("the next step says if the move led elsewhere", () => {
    const story = goOn(hear(at, "place R01"));
    expect([story.step.id, story.place, story.jumped]).toEqual(["read", 1, false]);
    expect(goOn(hear(at, "place R02")).jumped).toBe(true);
  });
});

describe("other things are asked for", () => {
  test("a refusal: the right one, wherever it is among those that were told", () => {
    const at = begin(lesson(refuse));
    expect(refused(at, [refusal("place G09 *")])).toBe(at);
    const told = refused(at, [refusal("place G09 *"), refusal("place G08 *")]);
    expect([told.answer?.says, told.done]).toEqual(["asks", true]);
    expect(told.drawn).toBe(at.drawn); // or the board would shut the note that says why
  });

  test("a refusal that is told in the place of another with the same reason", () => {
    const one = refusal("send * council", "council");
    const other = refusal("master council", "council");
    const city = step({
      asks: "refusal",
      moment: moment(4, { refusals: [one, other] }),
      refusals: [RIGHT, null],
    });
    expect(refused(begin(lesson(city)), [other]).done).toBe(true);
  });

  test("nothing: one goes on, and nothing can be played", () => {
    const at = begin(lesson(look, ask));
    expect([at.done, at.drawn.offers]).toEqual([true, []]);
    expect(hear(at, "place R01")).toBe(at);
    expect(goOn(at).step.id).toBe("lay");
  });

  test("an answer in words: it is answered once, and says why", () => {
    const at = begin(lesson(question));
    expect(at.drawn.offers).toEqual([]);
    expect(choose(at, "three").answer).toEqual({ says: "why", rule: "4.1", right: true, choice: "three" });
    const wrong = choose(at, "two");
    expect([wrong.answer?.right, wrong.done]).toEqual([false, true]);
    expect(choose(wrong, "three")).toBe(wrong);
    expect(choose(at, "four")).toBe(at);
  });

  test("answers are mixed, and always alike", () => {
    expect(mixed(question)).toEqual(mixed(question));
    expect(mixed(question).toSorted()).toEqual(["one", "three", "two"]);
    const firsts = ["a", "b", "c", "d", "e", "f"].map((id) => mixed({ ...question, id })[0]);
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });
});

describe("a lesson", () => {
  test("is looked at where it points, until the step is done", () => {
    const at = begin(lesson(ask));
    expect(lookedAt(at)).toEqual(["card R01"]);
    expect(lookedAt(hear(at, "place R11"))).toEqual(["card R01"]);
    expect(lookedAt(hear(at, "place R02"))).toEqual([]);
    expect(lookedAt(begin(lesson(look)))).toEqual(["card R01"]);
  });

  test("shows what others do after a step that asks for no move, and goes on by itself", () => {
    const read = step({ asks: "reading", then: [moment(5), moment(6)] });
    const one = goOn(begin(lesson(read, ask)));
    expect([one.drawn.ply, one.telling, toldNow(one), lookedAt(one)]).toEqual([5, true, [line(5)], []]);
    const two = showNext(one);
    expect([two.drawn.ply, two.telling, two.place]).toEqual([6, true, 0]);
    expect([showNext(two).place, showNext(two).telling]).toEqual([1, false]);
    expect(skip(one).place).toBe(1);
    expect(skip(goOn(begin(lesson(read)))).over).toBe(true);
  });

  test("counts the questions that were answered right", () => {
    const right = goOn(choose(begin(lesson(question, question, ask)), "three"));
    expect([right.right, right.answered]).toEqual([1, 1]);
    const end = goOn(choose(right, "two"));
    expect([end.right, end.answered, end.place]).toEqual([1, 2, 2]);
  });

  test("is over after its last step, and begins where one was", () => {
    const end = goOn(begin(lesson(ask, look), 1));
    expect([end.over, end.drawn.ply]).toEqual([true, 7]);
    expect(begin(lesson(ask, look), 9).place).toBe(1); // a lesson may have become shorter
  });
});

const LESSONS = import.meta.glob<Lesson[]>("../../fixtures/lessons/*.json", {
  eager: true,
  import: "default",
});
const BOOKS = import.meta.glob<string>("../../fixtures/lessons/*.ftl", {
  eager: true,
  import: "default",
  query: "?raw",
});
const gameOf = (path: string) => /(\w+)\.json$/.exec(path)?.[1] ?? "";

/** The first thing that does what a step asks for. */
function doIt(at: Learning): Learning {
  const { step } = at;
  const [right = ""] = step.choices;
  if (step.asks === "move") return hear(at, Object.keys(step.after)[0] ?? "");
  if (step.asks === "choice") return choose(at, right);
  return refused(
    at,
    step.moment.refusals.filter((_, place) => step.refusals[place]?.right),
  );
}

test.each(Object.entries(LESSONS))("the lessons of %s can be taken to their ends", (path, lessons) => {
  const books = lessons.length > 0 ? LANGUAGES : [];
  for (const lang of books) {
    const book = new Fluent(BOOKS[path.replace(".json", `.${lang}.ftl`)] ?? "", lang);
    for (const one of lessons) {
      let at = begin(one);
      for (const { id } of one.steps) {
        expect([gameOf(path), one.id, at.step.id, at.over]).toEqual([gameOf(path), one.id, id, false]);
        if (!at.done) at = doIt(at);
        expect(book.say(`step-${one.id}-${id}`)).not.toBe("");
        if (at.answer) expect(book.say(`step-${one.id}-${id}`, {}, at.answer.says)).not.toBe("");
        at = skip(goOn(at));
      }
      expect([one.id, at.over]).toEqual([one.id, true]);
    }
  }
});
