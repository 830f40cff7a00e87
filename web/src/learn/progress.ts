// How far the learner is, as this browser keeps it; `sharing.ts` tells the server which lessons were done.

import { Drawer } from "../net/kept";
import type { Heading } from "./lesson";

/** How far somebody came in a lesson: the step where they are, and whether they ever came to its end. */
export interface Reached {
  step: number;
  done: boolean;
}

/** What is reached in each lesson of a game. */
export type Progress = Partial<Record<string, Reached>>;

const drawer = new Drawer<Progress>("lessons");

export const progressIn = (game: string): Progress => drawer.get(game) ?? {};

/** The learner is at this step of a lesson, or at its end. */
export function reach(game: string, lesson: string, step: number, over: boolean): void {
  const before = progressIn(game);
  const done = over || (before[lesson]?.done ?? false);
  drawer.put(game, { ...before, [lesson]: { step: over ? 0 : step, done } });
}

/** The lessons of each game that were done. */
export type Done = Record<string, string[]>;

export function allDone(): Done {
  const done = (progress: Progress) => Object.keys(progress).filter((id) => progress[id]?.done);
  return Object.fromEntries(drawer.all().map(([game, progress]) => [game, done(progress)]));
}

/** These were done, here or elsewhere; where somebody is in them stays as it is. */
export function noteDone(done: Done): void {
  for (const [game, ids] of Object.entries(done)) {
    const before = progressIn(game);
    const news = ids.filter((id) => !before[id]?.done);
    if (news.length === 0) continue;
    const noted = news.map((id) => [id, { step: before[id]?.step ?? 0, done: true }] as const);
    drawer.put(game, { ...before, ...Object.fromEntries(noted) });
  }
}

export interface Course {
  id: string;
  lessons: Heading[];
}

/** The lessons by course, in their order. */
export function coursesOf(lessons: Heading[]): Course[] {
  const ids = [...new Set(lessons.map(({ course }) => course))];
  return ids.map((id) => ({ id, lessons: lessons.filter(({ course }) => course === id) }));
}

const isDone = (progress: Progress) => (lesson: Heading) => progress[lesson.id]?.done ?? false;
const isBegun = (progress: Progress) => (lesson: Heading) => progress[lesson.id] !== undefined;

export const isCourseDone = ({ lessons }: Course, progress: Progress) => lessons.every(isDone(progress));

/** Where a learner takes a course up, and what that is called. */
export function takeUp({ lessons }: Course, progress: Progress): [Heading | undefined, Take] {
  const open = lessons.find((lesson) => !isDone(progress)(lesson));
  if (!open) return [lessons[0], "again"];
  return [open, lessons.some(isBegun(progress)) ? "go_on" : "begin"];
}

export type Take = "begin" | "go_on" | "again";

/** The lesson after this one. */
export const nextLesson = (lessons: Heading[], id: string): Heading | undefined =>
  lessons[lessons.findIndex((lesson) => lesson.id === id) + 1];
