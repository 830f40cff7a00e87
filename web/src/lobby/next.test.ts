import { expect, test } from "vitest";
import { chairOf, tableOf } from "../dev/tables";
import type { Table } from "../gen/protocol";
import type { Heading } from "../learn/lesson";
import { lastFinish, nextStep, ownPlace } from "./next";

const table = (more: Partial<Table>): Table =>
  tableOf({
    match: "m1",
    phase: "over",
    chairs: [chairOf({ mine: true }), chairOf({ bot: "apprentice" })],
    ...more,
  });
const heading = (id: string): Heading => ({ id, course: "first", steps: ["a"] });
const BOTS = ["apprentice", "journeyman", "master"];
const LESSONS = [heading("lay"), heading("gold")];
const won = { game: "codex", match: "m1", won: true, bots: ["apprentice"] };

test("a place is known where the match was ranked", () => {
  expect(ownPlace(table({}))).toBeNull();
  expect(ownPlace(table({ ended: { scores: [9, 12], ranking: [2, 1], winners: [1] } }))).toEqual({
    place: 2,
    of: 2,
    won: false,
  });
  expect(ownPlace(table({ ended: { scores: [], ranking: [], winners: [] } }))).toBeNull();
});

test("the last finished match counts, and no what-if", () => {
  const ended = { scores: [12, 9], ranking: [1, 2], winners: [0] };
  const played = table({ match: "m2", ended });
  const tried = table({ match: "m3", ended, source: {} as Table["source"] });
  expect(lastFinish([table({ phase: "playing" }), tried, played])).toEqual({ ...won, match: "m2" });
  expect(lastFinish([table({ phase: "playing" })])).toBeNull();
});

test("a course that was begun is gone on with", () => {
  const progress = { lay: { step: 0, done: true } };
  expect(nextStep(won, BOTS, LESSONS, progress)).toEqual({
    is: "lesson",
    game: "codex",
    lesson: LESSONS[1],
  });
});

test("a winner meets a stronger bot, as long as there is one", () => {
  expect(nextStep(won, BOTS, LESSONS, {})).toEqual({ is: "stronger", game: "codex", bot: "journeyman" });
  expect(nextStep({ ...won, bots: ["master"] }, BOTS, LESSONS, {})).toMatchObject({ is: "analyse" });
  expect(nextStep({ ...won, bots: [] }, BOTS, LESSONS, {})).toMatchObject({ is: "analyse" });
});

test("a loser learns, or sees what went wrong", () => {
  const lost = { ...won, won: false };
  const learned = { lay: { step: 0, done: true }, gold: { step: 0, done: true } };
  expect(nextStep(lost, BOTS, LESSONS, {})).toEqual({ is: "learn", game: "codex" });
  expect(nextStep(lost, BOTS, LESSONS, learned)).toEqual({ is: "analyse", game: "codex", match: "m1" });
  expect(nextStep(lost, BOTS, [], {})).toMatchObject({ is: "analyse" });
});
