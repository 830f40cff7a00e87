// A lesson under way: which step, what is drawn, what was answered. No I/O: told what the learner does, each function
// gives what follows.

import type { Line, Moment, Refusal } from "../lib/moment";

/** A lesson as a list of lessons names it. */
export interface Heading {
  id: string;
  course: string;
  /** Its steps by their ids. */
  steps: string[];
}

/** What is answered: an attribute of the step's text, and the paragraph it rests on. */
export interface Answer {
  says: string;
  rule: string;
  right: boolean;
}

export interface Step {
  id: string;
  asks: "move" | "refusal" | "reading" | "choice";
  /** Things to look at, as boards call them. */
  look: string[];
  /** Of a question in words; the first is right. */
  choices: string[];
  /** What the answer to it rests on. */
  rule: string;
  moment: Moment;
  /** What is answered to each offer of the moment, and to each refusal. */
  offers: Answer[];
  refusals: (Answer | null)[];
  /** What is shown after each right move, moment by moment. */
  after: Record<string, Moment[]>;
  /** What is shown after a step that asks for no move, moment by moment; a lesson kept by an older release has none. */
  then?: Moment[];
}

/** As src/bottega/lessons tells it: all that is needed to play it without a server. */
export interface Lesson {
  id: string;
  course: string;
  steps: Step[];
}

/** What was answered last, and to which choice, if it was one. */
export interface Answered extends Answer {
  choice: string;
}

export interface Learning {
  lesson: Lesson;
  place: number;
  step: Step;
  drawn: Moment;
  /** Moments that follow the one that is drawn, one after the other. */
  waits: Moment[];
  /** Whether what follows a move is being shown; its answer comes afterwards. */
  telling: boolean;
  /** All that happened in this step. */
  told: Moment["lines"];
  answer: Answered | null;
  /** Whether nothing is left to do but to go on. */
  done: boolean;
  /** How often the learner began the step again: the board forgets what was taken up. */
  tries: number;
  /** Whether the step begins elsewhere than the move before led. */
  jumped: boolean;
  /** Whether what follows a step is being shown; the next one comes by itself. */
  leaving: boolean;
  over: boolean;
  /** How many questions in words were answered so far, and how many of them right. */
  answered: number;
  right: number;
}

const NONE: string[] = []; // always the same: a board forgets what it told when its offers change

const isPlayed = ({ asks }: Step) => asks === "move" || asks === "refusal";
const places = ({ picture }: Moment) => JSON.stringify(picture);

/** A lesson from one of its steps on. */
export function begin(lesson: Lesson, place = 0): Learning {
  const at = Math.max(0, Math.min(place, lesson.steps.length - 1));
  const step = lesson.steps[at];
  if (!step) throw new Error(`lesson ${lesson.id} has no steps`);
  return {
    lesson,
    place: at,
    step,
    drawn: isPlayed(step) ? step.moment : { ...step.moment, offers: NONE },
    waits: [],
    telling: false,
    told: [],
    answer: null,
    done: step.asks === "reading",
    tries: 0,
    jumped: false,
    leaving: false,
    over: false,
    answered: 0,
    right: 0,
  };
}

/** The learner says a move. */
export function hear(at: Learning, move: string): Learning {
  const { step, done } = at;
  const found = step.offers[step.moment.offers.indexOf(move)];
  if (done || !isPlayed(step) || !found) return at;
  const answer = { ...found, choice: "" };
  const [drawn, ...waits] = (found.right && step.after[move]) || [];
  if (!drawn) return { ...at, answer };
  return { ...at, answer, done: true, drawn, waits, told: drawn.lines, telling: waits.length > 0 };
}

const sameWhy = (one: Refusal, other: Refusal) => JSON.stringify(one.why) === JSON.stringify(other.why);
const isSame = (one: Refusal, other: Refusal) => one.about === other.about && sameWhy(one, other);

/** The board tells the learner why something is refused. Boards tell each reason once: what is answered to it may stand
 * with something else that is refused for the same reason. */
export function refused(at: Learning, told: Refusal[]): Learning {
  const { step, done } = at;
  if (done || !isPlayed(step)) return at;
  const answers = (is: typeof isSame) =>
    step.moment.refusals.flatMap((refusal, place) =>
      told.some((one) => is(one, refusal)) ? (step.refusals[place] ?? []) : [],
    );
  const own = answers(isSame);
  const all = own.length > 0 ? own : answers(sameWhy);
  const found = all.find(({ right }) => right) ?? all[0];
  return found ? { ...at, answer: { ...found, choice: "" }, done: found.right } : at;
}

/** The learner answers a question in words: once, for the answer says what is right. */
export function choose(at: Learning, choice: string): Learning {
  const { step, done } = at;
  if (done || step.asks !== "choice" || !step.choices.includes(choice)) return at;
  const right = choice === step.choices[0];
  return {
    ...at,
    answer: { says: "why", rule: step.rule, right, choice },
    done: true,
    answered: at.answered + 1,
    right: at.right + (right ? 1 : 0),
  };
}

/** What follows a move: the next moment, and in the end its answer. */
export function showNext(at: Learning): Learning {
  const [drawn, ...waits] = at.waits;
  if (!drawn) return at.leaving ? goOn({ ...at, telling: false }) : { ...at, telling: false };
  return { ...at, drawn, waits, told: [...at.told, ...drawn.lines] };
}

/** All that follows, at once. */
export function skip(at: Learning): Learning {
  return at.telling ? skip(showNext(at)) : at;
}

/** After a wrong answer, the step begins again. */
export function tryAgain(at: Learning): Learning {
  return at.done ? at : { ...at, answer: null, tries: at.tries + 1 };
}

/** To the next step, or to the end of the lesson; but first what others do meanwhile is shown. */
export function goOn(at: Learning): Learning {
  if (!at.done) return at;
  const here = skip(at);
  const [drawn, ...waits] = here.leaving ? [] : (here.step.then ?? []);
  if (drawn) return { ...here, drawn, waits, told: drawn.lines, telling: true, leaving: true };
  if (at.place + 1 >= at.lesson.steps.length)
    return { ...here, drawn: { ...here.drawn, offers: NONE }, over: true };
  const next = begin(at.lesson, at.place + 1);
  const jumped = at.step.asks === "move" && places(here.drawn) !== places(next.drawn);
  return { ...next, jumped, answered: at.answered, right: at.right };
}

/** The lines that are told now: those of the moment that is drawn. */
export function toldNow({ telling, drawn }: Learning): { line: Line; ply: number }[] {
  return telling ? drawn.lines : [];
}

/** The things to look at; once the step is done they may lie elsewhere. */
export const lookedAt = ({ done, step, leaving, over }: Learning): string[] =>
  over || leaving || (done && step.asks !== "reading") ? [] : step.look;

/** All answers that a step may give, each once. */
export function answersOf({ asks, choices, rule, offers, refusals }: Step): Answered[] {
  if (asks === "choice")
    return choices.map((choice, place) => ({ says: "why", rule, right: place === 0, choice }));
  const all = [...offers, ...refusals].flatMap((answer) => (answer ? { ...answer, choice: "" } : []));
  return [
    ...new Map(all.map((answer) => [`${answer.says} ${answer.right} ${answer.rule}`, answer])).values(),
  ];
}

/** The choices of a question in words, mixed, but for everybody alike. */
export const mixed = ({ id, choices }: Step): string[] =>
  [...choices].sort((one, other) => hash(`${id} ${one}`) - hash(`${id} ${other}`));

/** A number made of a text: FNV-1a. */
function hash(text: string): number {
  let found = 0x811c9dc5;
  for (const letter of text) found = Math.imul(found ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return found >>> 0;
}
