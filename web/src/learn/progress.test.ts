import { beforeEach, expect, test } from "vitest";
import {
  allDone,
  coursesOf,
  isCourseDone,
  nextLesson,
  noteDone,
  progressIn,
  reach,
  takeUp,
} from "./progress";

const heading = (id: string, course = "first") => ({ id, course, steps: ["one", "two", "three"] });
const lessons = [heading("lay"), heading("gold"), heading("plan", "second")];
const [first, second] = coursesOf(lessons);
if (!first || !second) throw new Error("two courses");

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

test("a course is begun, gone on with, and taken again", () => {
  const take = () => takeUp(first, progressIn("codex"));
  expect(take()).toEqual([lessons[0], "begin"]);
  reach("codex", "lay", 0, false);
  expect(take()).toEqual([lessons[0], "go_on"]);
  reach("codex", "lay", 2, true);
  expect(take()).toEqual([lessons[1], "go_on"]);
  reach("codex", "gold", 2, true);
  expect(take()).toEqual([lessons[0], "again"]);
  expect(isCourseDone(first, progressIn("codex"))).toBe(true);
  expect(isCourseDone(second, progressIn("codex"))).toBe(false);
});

test("what was done once stays done, and each game has its own", () => {
  reach("codex", "lay", 2, true);
  expect(progressIn("codex")["lay"]).toEqual({ step: 0, done: true });
  reach("codex", "lay", 1, false);
  expect(progressIn("codex")["lay"]).toEqual({ step: 1, done: true });
  expect(progressIn("workshop")).toEqual({});
});

test("what was done elsewhere is added, and nobody loses their place", () => {
  reach("codex", "lay", 2, true);
  reach("codex", "gold", 1, false);
  noteDone({ codex: ["gold", "plan"], workshop: ["study"] });
  expect(progressIn("codex")).toEqual({
    lay: { step: 0, done: true },
    gold: { step: 1, done: true },
    plan: { step: 0, done: true },
  });
  expect(allDone()).toEqual({ codex: ["lay", "gold", "plan"], workshop: ["study"] });
});

test("after a lesson comes the next, in whichever course", () => {
  expect(nextLesson(lessons, "lay")?.id).toBe("gold");
  expect(nextLesson(lessons, "gold")?.id).toBe("plan");
  expect(nextLesson(lessons, "plan")).toBeUndefined();
});
