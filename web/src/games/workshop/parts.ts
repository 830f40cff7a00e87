// The halves of a card in hand, or a whole one that goes back, as things to tap.

import { find } from "../../lib/moves";
import type { Card } from "./cards";
import type { Thing } from "./choosing.svelte";
import type { Seen } from "./table";
import { lowerTold, riseTold } from "./telling";

export interface Part {
  glows: boolean;
  chosen: boolean;
  told: string;
  tap: () => void;
  /** The text announced on focus: why this is not offered. */
  look: () => void;
}

/** What the board knows of a thing, and what it does with one. */
interface Touch {
  glows: (thing: Thing) => boolean;
  told: (thing: Thing) => string;
  tap: (thing: Thing) => void;
  look: (thing: Thing) => void;
}

/** The parts of the card at a place of the hand; `chosen` is the place of the card in mind. */
export function partsOf(
  card: Card,
  at: number,
  chosen: number | null,
  { table, offers, texts, t }: Seen,
  touch: Touch,
): Part[] {
  const part = (thing: Thing, what: string): Part => ({
    glows: touch.glows(thing),
    chosen: thing.is === "lower" && chosen === at,
    told: [what, touch.told(thing)].filter(Boolean).join(". "),
    tap: () => touch.tap(thing),
    look: () => touch.look(thing),
  });
  const name = texts.name("card", card.id);
  if (find(offers, "return").length > 0) return [part({ is: "whole", at }, name)];
  const rise = table.outlook?.study[card.study];
  const study = [
    ...(find(offers, "study", card.id).length > 0 ? [] : [name]),
    ...(rise ? [riseTold(card.study, rise, texts, t)] : []),
  ].join(". ");
  return [
    part({ is: "upper", at }, study),
    part({ is: "lower", at }, t("with", { what: lowerTold(card, texts, t), card: name })),
  ];
}
