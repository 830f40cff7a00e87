// What an analysis says, as pieces of sentences: figures, reasons, and how a match went.

import type { Analysis, Decision } from "../gen/protocol";
import type { AnalysisWords } from "../gen/words";
import type { Say } from "../lib/area";
import type { Lang } from "../lib/catalogue";
import type { Point } from "./course";
import { words } from "./words";

type Phase = Extract<keyof AnalysisWords, `phase-${string}`>;

export const MARKS = ["fine", "slip", "mistake", "blunder"] as const;
export type Mark = (typeof MARKS)[number];

/** As players of chess write them. */
export const SIGNS: Record<Mark, string> = { fine: "✓", slip: "?!", mistake: "?", blunder: "??" };

export const inHundred = (part: number): number => Math.round(100 * part) + 0; // never -0

const rounded = (value: number, lang: Lang, digits: number, more: Intl.NumberFormatOptions = {}) =>
  value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...more });

/** “3.0” */
export const tenths = (value: number, lang: Lang): string => rounded(value, lang, 1);

/** “+3.2” */
export const signed = (value: number, lang: Lang, digits = 0): string =>
  rounded(value, lang, digits, { signDisplay: "exceptZero" }).replace("-", "−");

/** A figure and how far it may be off: “45 ± 8”. */
export const doubted = (value: string | number, doubt: string | number, t: Say<AnalysisWords>): string =>
  t("doubted", { value, doubt });

/** The moves that were compared, the best first; the one that was made is among them. */
export const comparedIn = ({ best, made }: Decision) =>
  best.some(({ move }) => move === made.move) ? best : [...best, made];

export const isBest = ({ best, made }: Decision): boolean => best[0]?.move === made.move;

/** How a seat's chances went, in one sentence; nothing if there was nothing to decide. */
export function courseTold(course: Point[], name: string, t: Say<AnalysisWords>): string {
  const [first, last] = [course[0], course.at(-1)];
  if (!first || !last) return "";
  const inside = course.slice(1, -1);
  const [high, low] = inside.reduce<[Point, Point]>(
    ([most, least], one) => [one.chance > most.chance ? one : most, one.chance < least.chance ? one : least],
    [inside[0] ?? last, inside[0] ?? last],
  );
  return t("course_told", {
    name,
    first: inHundred(first.chance),
    last: inHundred(last.chance),
    high: inHundred(high.chance),
    high_ply: high.ply,
    low: inHundred(low.chance),
    low_ply: low.ply,
  });
}

/** What one did in a phase; its own name in a game that has no words for it. */
export function phaseName(game: string, phase: string, t: Say<AnalysisWords>): string {
  const id = `phase-${game}-${phase}`;
  return words.has(id) ? t(id as Phase) : phase;
}

/** The phases in which somebody gave something away, in the order of the match. */
export function phasesOf({ decisions, seats }: Analysis): string[] {
  const costly = new Set(seats.flatMap(({ gave }) => Object.keys(gave)));
  return [...new Set(decisions.map(({ phase }) => phase))].filter((phase) => costly.has(phase));
}
