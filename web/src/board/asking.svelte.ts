// *What is this?* A long press, `?` on what has the focus, or, in the mode that explains, a tap: each asks the nearest
// thing that has an answer. In that mode a tap never plays. A pointer that only rests somewhere asks nothing: the answer
// would cover what one is about to tap.

import { getContext, setContext } from "svelte";
import type { Answer, Refusal } from "../lib/moment";

const PRESS = 500; // ms of a long press
const SLIP = 10; // pixels that a finger may slip and still press
const ASKABLE = "[data-what]";
const OURS = ".answer, [data-tool=explain], dialog"; // here a tap is a tap, in every mode

export interface Asked {
  thing: Element;
  answer: Answer;
  by: "press" | "key" | "tap";
}

export type Answering = (what: string) => Answer | null;

/** The nearest thing around this that has an answer. */
export function thingAt(target: EventTarget | null, answering: Answering): Omit<Asked, "by"> | null {
  let thing = target instanceof Element ? target.closest(ASKABLE) : null;
  for (; thing; thing = thing.parentElement?.closest(ASKABLE) ?? null) {
    const answer = answering(thing.getAttribute("data-what") ?? "");
    if (answer) return { thing, answer };
  }
  return null;
}

export class Asking {
  /** Whether taps ask. */
  mode = $state(false);
  asked: Asked | null = $state.raw(null);
  /** Why what was asked about is not offered. */
  why: Refusal[] = $state.raw([]);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private from = { x: 0, y: 0 };
  private pressed = false; // for long: the click that ends it means nothing
  private passing = false; // a click of ours, which lets a board say why not

  constructor(private readonly answering: Answering) {}

  close = (): void => {
    clearTimeout(this.timer);
    this.asked = null;
    this.why = [];
  };

  turn = (): void => {
    this.mode = !this.mode;
    this.close();
  };

  private ask(target: EventTarget | null, by: Asked["by"]): void {
    this.close();
    const found = thingAt(target, this.answering);
    if (!found) return;
    this.asked = { ...found, by };
    const refused = target instanceof Element ? target.closest("[aria-disabled=true]") : null;
    this.passing = true;
    refused?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    this.passing = false;
  }

  private later(delay: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, delay);
  }

  // --- what is heard ------------------------------------------------------------------------------

  private down = (event: PointerEvent): void => {
    const { target, pointerType } = event;
    this.pressed = false;
    if (target instanceof Element && target.closest(OURS)) return;
    this.close();
    this.from = { x: event.clientX, y: event.clientY };
    if (pointerType === "mouse" || this.mode) return;
    this.later(PRESS, () => {
      this.ask(target, "press");
      this.pressed = this.asked !== null;
    });
  };

  private move = ({ clientX, clientY, pointerType }: PointerEvent): void => {
    if (pointerType !== "mouse" && !this.pressed && this.slipped(clientX, clientY)) clearTimeout(this.timer);
  };

  private slipped = (x: number, y: number): boolean => Math.hypot(x - this.from.x, y - this.from.y) > SLIP;

  private up = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== "mouse") clearTimeout(this.timer);
  };

  private click = (event: MouseEvent): void => {
    const { target } = event;
    if (this.passing || (target instanceof Element && target.closest(OURS))) return;
    if (!this.pressed && !this.mode) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.mode) this.ask(target, "tap");
    this.pressed = false;
  };

  private menu = (event: MouseEvent): void => {
    if (this.pressed) event.preventDefault();
  };

  private key = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (target instanceof Element && target.closest("input, textarea, select, dialog")) return;
    if (key === "Escape" && (this.asked || this.mode)) {
      if (this.asked) this.close();
      else this.turn();
    } else if (key === "?" || (this.mode && (key === "Enter" || key === " ") && !isOurs(target))) {
      this.ask(document.activeElement, "key");
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Listens to the whole page, before anything on it does. */
  listen = (): (() => void) => {
    const heard = {
      pointerdown: this.down,
      pointermove: this.move,
      pointerup: this.up,
      pointercancel: this.up,
      click: this.click,
      contextmenu: this.menu,
      keydown: this.key,
    };
    const each = Object.entries(heard) as [string, EventListener][];
    for (const [kind, act] of each) window.addEventListener(kind, act, { capture: true });
    return () => {
      this.close();
      for (const [kind, act] of each) window.removeEventListener(kind, act, { capture: true });
    };
  };
}

const isOurs = (target: EventTarget | null) => target instanceof Element && target.closest(OURS) !== null;

const KEY = Symbol("asking");

/** What is asked on a page, for the boards on it. */
export const setAsking = (asking: Asking): Asking => setContext(KEY, asking);
export const getAsking = (): Asking | undefined => getContext(KEY);
