import { describe, expect, test } from "vitest";
import { Coach, FRESH, WARNINGS, type Asked, type Made } from "./coach";

const asked = (ply: number, question = "play_a_card", choices = 5): Asked => ({
  match: "m",
  seat: 0,
  ply,
  question,
  choices,
});
const made = (ply: number): Made => ({ match: "m", seat: 0, ply });
const MUCH = { loses: 40, text: "take G14", reason: "points" };
const NOTHING = { loses: 0, text: "", reason: "" };

describe("what a question is about", () => {
  test("is said the first time it comes up, with advice for that very position, and never again", () => {
    const coach = new Coach(FRESH);
    const first = asked(3);
    expect(coach.sees(first)).toEqual([
      { do: "keep", memory: { told: ["play_a_card"], warned: 0 } },
      { do: "advise", asked: first },
    ]);
    expect(coach.note).toEqual({ asked: first, hint: null });
    expect(coach.sees(null)).toEqual([]); // the board lags behind
    expect(coach.sees(asked(4))).toEqual([]); // somebody else has chosen at the same time
    expect(coach.note?.asked).toBe(first);
    coach.advised(first, { text: "take G14", reason: "points" });
    expect(coach.note?.hint?.text).toBe("take G14");
    coach.moved(made(5));
    expect(coach.note).toBeNull();
    expect(coach.sees(asked(7))).toEqual([]);
    expect(coach.note).toBeNull();
    expect(coach.sees(asked(8, "take_a_card"))).toHaveLength(2);
  });

  test("is still there if the move before it is confirmed later", () => {
    const coach = new Coach(FRESH);
    coach.sees(asked(3));
    coach.sees(asked(4, "take_a_card"));
    coach.moved(made(4));
    expect(coach.note?.asked.question).toBe("take_a_card");
  });

  test("is not said again in the next match", () => {
    expect(new Coach({ told: ["play_a_card"], warned: 0 }).sees(asked(3))).toEqual([]);
  });

  test("waits until there is something to choose", () => {
    const coach = new Coach(FRESH);
    expect(coach.sees(asked(3, "play_a_card", 1))).toEqual([]);
    expect(coach.sees(asked(5))).toHaveLength(2);
  });

  test("has no advice of a position that has passed", () => {
    const coach = new Coach(FRESH);
    const first = asked(3);
    coach.sees(first);
    coach.sees(asked(4, "take_a_card"));
    coach.advised(first, { text: "take G14", reason: "points" });
    expect(coach.note?.hint).toBeNull();
  });
});

describe("a move that gave much away", () => {
  test("is spoken of once", () => {
    const coach = new Coach(FRESH);
    const one = made(4);
    expect(coach.moved(one)).toEqual([{ do: "judge", made: one }]);
    expect(coach.moved(made(4))).toEqual([]);
    expect(coach.judged(one, MUCH)).toEqual([{ do: "keep", memory: { told: [], warned: 1 } }]);
    expect(coach.warning).toEqual({ made: one, verdict: MUCH });
    coach.understood();
    expect(coach.warning).toBeNull();
  });

  test("is past with the next move, also when it was taken back", () => {
    const coach = new Coach(FRESH);
    const [one, two] = [made(4), made(5)];
    coach.moved(one);
    coach.judged(one, MUCH);
    coach.moved(two);
    expect(coach.warning).toBeNull();
    expect(coach.judged(one, MUCH)).toEqual([]);
    expect(coach.warning).toBeNull();
  });

  test("is nothing if it gave little away", () => {
    const coach = new Coach(FRESH);
    const one = made(4);
    coach.moved(one);
    expect(coach.judged(one, NOTHING)).toEqual([]);
    expect(coach.warning).toBeNull();
  });

  test("comes before a note, which is still there when it is shut", () => {
    const coach = new Coach(FRESH);
    const one = made(4);
    coach.moved(one);
    coach.sees(asked(4));
    coach.judged(one, MUCH);
    coach.understood();
    expect(coach.note).not.toBeNull();
    coach.understood();
    expect(coach.note).toBeNull();
  });

  test("is not looked for any more once it was spoken of often enough", () => {
    expect(new Coach({ told: [], warned: WARNINGS }).moved(made(4))).toEqual([]);
  });
});
