// How taps become a move: each thing tapped narrows down the offers, until one of them is said.
// No rule is known here, only which things on the board an offer names.

import type { Then } from "../../lib/moment";
import type { Texts } from "../../lib/words";
import { DISCIPLINES } from "./cards";

/** What can be tapped, in words: `inventor curie`, `invention radio`, `token number`, `level curie physics`. */
export type Thing = string;

/** What a button for a thing carries, so that keys find it and screen readers tell it. */
export const touch = (offered: boolean, chosen: boolean) => ({
  "data-rove": "",
  "data-offered": offered ? "" : undefined,
  "aria-pressed": chosen,
  "aria-disabled": !offered,
});

/** What a part of the board is given to be tapped. */
export interface Tapping {
  texts: Texts;
  offered: (thing: Thing) => boolean;
  chosen: (thing: Thing) => boolean;
  /** Whether it is refused, and why, in words. */
  why: (thing: Thing) => string;
  tap: (thing: Thing) => void;
}

interface Named {
  /** To be tapped, each as often as it stands here, before the offer can be said. */
  needed: Thing[];
  /** May be tapped as well. */
  also: Thing[];
}

/** The things an offer names; `shared` is the invention whose rewards are given out. */
function namedBy(offer: string, shared: string | null): Named {
  const [verb = "", ...said] = offer.split(" ");
  const [one = "", two = "", three = ""] = said;
  const only = (...needed: Thing[]): Named => ({ needed, also: [] });
  switch (verb) {
    case "choose":
      return only(`team ${one}`);
    case "work":
      return only(`inventor ${one}`, `invention ${two}`);
    case "boost":
      return { needed: [`inventor ${one}`, `invention ${two}`], also: ["token knowledge"] };
    case "rouse":
      return only("token availability");
    case "learn":
      return only(`token progress-${three}`, `level ${one} ${two}`);
    case "turn":
      return only(`token ${three}`, `level ${one} ${two}`);
    case "put":
      return only(
        ...DISCIPLINES.flatMap((discipline, place) =>
          Array<Thing>(Number(said[place] ?? 0)).fill(`slot ${discipline}`),
        ),
      );
    case "take":
      return { needed: [], also: one === "patent" && shared ? [`invention ${shared}`] : [] };
    default:
      return only();
  }
}

/** Whether all of these are among those, each as often. */
function within(these: Thing[], those: Thing[]): boolean {
  const left = [...those];
  return these.every((thing) => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const kindOf = (thing: Thing) => thing.split(" ")[0];

/** The offers of a moment, and what tapping leads to among them. */
export class Paths {
  private readonly named: Map<string, Named>;

  constructor(
    readonly offers: string[],
    shared: string | null,
  ) {
    this.named = new Map(offers.map((offer) => [offer, namedBy(offer, shared)]));
  }

  /** The offers that name all that was tapped. */
  left(tapped: Thing[]): string[] {
    return this.offers.filter((offer) => within(tapped, this.all(offer)));
  }

  /** The offers that can be said now, as buttons. */
  listed(tapped: Thing[]): string[] {
    return this.left(tapped).filter((offer) => within(this.named.get(offer)?.needed ?? [], tapped));
  }

  /** Whether a thing leads on. Before anything is tapped, those who act are shown and not what they act upon. */
  leadsOn(tapped: Thing[], thing: Thing): boolean {
    if (tapped.length === 0 && kindOf(thing) === "level") return false;
    const left = this.left([...tapped, thing]);
    if (tapped.length === 0 && kindOf(thing) === "invention")
      return left.some((offer) => this.all(offer).length === 1);
    return left.length > 0;
  }

  /** What is in mind after a tap, and the move it says if nothing is left open. */
  tap(tapped: Thing[], thing: Thing): { tapped: Thing[]; said: string | null } {
    const next = this.next(tapped, thing);
    const left = this.left(next);
    const only = left.length === 1 ? left[0] : undefined;
    const said = only !== undefined && next.length > 0 && within(this.all(only), next) ? only : null;
    return { tapped: said ? [] : next, said };
  }

  /** Added if it goes with the rest, let go if it was tapped before, else in the place of what it does not go with. */
  private next(tapped: Thing[], thing: Thing): Thing[] {
    const others = tapped.filter((one) => kindOf(one) !== kindOf(thing));
    if (this.left([...tapped, thing]).length > 0) return [...tapped, thing];
    if (tapped.includes(thing)) return tapped.filter((one) => one !== thing);
    if (this.left([...others, thing]).length > 0) return [...others, thing];
    return this.left([thing]).length > 0 ? [thing] : tapped;
  }

  private all(offer: string): Thing[] {
    const { needed, also } = this.named.get(offer) ?? { needed: [], also: [] };
    return [...needed, ...also];
  }
}

const ACTIONS = ["work", "boost", "rest"];
const PARTS = ["put", "take"]; // of what comes of an action
const AFTER_ACTION = "questions.use_after_action";

/** What follows a move: after an action the turn ends by itself, if tokens could only be used as before it. */
export function thenOf(said: string, offers: string[], before: Then | null): Then | null {
  const verb = said.split(" ")[0] ?? "";
  if (PARTS.includes(verb)) return before;
  if (!ACTIONS.includes(verb)) return null;
  return { question: AFTER_ACTION, args: {}, said: "done", unless: [], known: offers, open: true };
}
