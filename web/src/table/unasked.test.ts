import { describe, expect, test } from "vitest";
import type { Then } from "../lib/moment";
import { following, forced, Unasked, type Asked } from "./unasked";

const asked = (more: Partial<Asked> = {}): Asked => ({
  question: { id: "questions.buy_good", args: { place: "smith", florins: "2" } },
  offers: ["buy iron", "decline"],
  open: true,
  ...more,
});
const leave: Then = {
  question: "questions.buy_good",
  args: { place: "smith" },
  said: "decline",
  unless: [],
  open: false,
};

describe("the only move", () => {
  test("is made where everybody can know that it is the only one", () => {
    expect(forced(asked({ offers: ["pass"] }))).toBe("pass");
    expect(forced(asked({ offers: ["pass"], open: false }))).toBeNull();
    expect(forced(asked())).toBeNull();
    expect(forced(asked({ offers: [] }))).toBeNull();
  });

  test("is made once at a ply, and only if one wishes", () => {
    const unasked = new Unasked();
    expect(unasked.answer(7, asked({ offers: ["pass"] }), false)).toBeNull();
    expect(unasked.answer(7, asked({ offers: ["pass"] }), true)).toBe("pass");
    expect(unasked.answer(7, asked({ offers: ["pass"] }), true)).toBeNull();
    expect(unasked.answer(8, asked({ offers: ["pass"] }), true)).toBe("pass");
  });
});

describe("what was meant to follow a move", () => {
  test("is said where it is asked, and nowhere else", () => {
    expect(following(leave, asked())).toBe("decline");
    expect(
      following(leave, asked({ question: { id: "questions.buy_good", args: { place: "glazier" } } })),
    ).toBeNull();
    expect(following(leave, asked({ question: { id: "questions.give_leonardo", args: {} } }))).toBeNull();
    expect(following(leave, asked({ offers: ["buy iron"] }))).toBeNull();
    expect(following(null, asked())).toBeNull();
  });

  test("is not said once something else has become possible, or where it would tell a secret", () => {
    expect(following({ ...leave, unless: ["buy"] }, asked())).toBeNull();
    expect(following({ ...leave, open: true }, asked({ open: false }))).toBeNull();
  });

  test("is said once, at the next question", () => {
    const unasked = new Unasked();
    unasked.said(3, leave);
    expect(unasked.answer(3, asked(), true)).toBeNull(); // the move itself waits to be sent
    expect(unasked.answer(5, asked(), true)).toBe("decline");
    expect(unasked.answer(6, asked(), true)).toBeNull();
    unasked.said(6, leave);
    expect(
      unasked.answer(8, asked({ question: { id: "questions.give_leonardo", args: {} } }), true),
    ).toBeNull();
    expect(unasked.answer(9, asked(), true)).toBeNull(); // something else was asked meanwhile
  });

  test("is forgotten with another move, and when a move is taken back", () => {
    const unasked = new Unasked();
    unasked.said(3, leave);
    unasked.said(3, null);
    expect(unasked.answer(5, asked(), true)).toBeNull();
    unasked.said(6, leave);
    unasked.forget();
    expect(unasked.answer(8, asked(), true)).toBeNull();
  });

  test("is left to the player who does not want moves to be made, where nothing was chosen", () => {
    const unasked = new Unasked();
    unasked.said(3, { ...leave, open: true });
    expect(unasked.answer(5, asked(), false)).toBeNull();
    unasked.said(5, leave);
    expect(unasked.answer(7, asked(), false)).toBe("decline");
  });
});

test("what was known before is no new choice, and anything else is one", () => {
  const then: Then = { ...leave, known: ["buy iron"] };
  expect(following(then, asked())).toBe("decline");
  expect(following(then, asked({ offers: ["buy iron", "buy rope", "decline"] }))).toBeNull();
});
