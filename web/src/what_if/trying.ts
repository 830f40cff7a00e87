// What-ifs without I/O: who is to sit where, the tree of the what-ifs, and how one differs from its source.

import type { BotSeat, MySeat, WhatIfNode } from "../gen/protocol";

/** In the place of a bot's name: one plays there oneself. */
export const ME = "";

/** Who plays on, seat by seat; one seat of several under one name is told by its number. */
export function planOf(chosen: string[], name: string): (MySeat | BotSeat)[] {
  let mine = 0;
  return chosen.map((bot) => {
    if (bot !== ME) return { is: "bot", bot };
    mine += 1;
    return { is: "me", name: mine === 1 ? name : `${name} ${mine}` };
  });
}

/** The seat that is compared at the end: the one that was looked through, or else the first of one's own. */
export function seatOf(chosen: string[], looked: number): number {
  return chosen[looked] === ME ? looked : chosen.indexOf(ME);
}

export interface Twig {
  try: WhatIfNode;
  twigs: Twig[];
}

/** The what-ifs as a tree: below the match, or below the what-if that each began from. */
export function treeOf(root: string, nodes: WhatIfNode[]): Twig[] {
  const there = new Set(nodes.map(({ match }) => match));
  const below = (source: string): Twig[] =>
    nodes
      .filter((one) => (there.has(one.source) ? one.source : root) === source)
      .map((one) => ({ try: one, twigs: below(one.match) }));
  return below(root);
}

/** “+6”, “−3”, “±0” */
export function signed(difference: number): string {
  const sign = difference > 0 ? "+" : difference < 0 ? "−" : "±";
  return `${sign}${Math.abs(difference)}`;
}

/** The way to a try: to its table while it is played, then to where it begins in its replay; a secret stands after `#`. */
export function wayTo(one: WhatIfNode, invite: string): string {
  const over = one.state !== "playing";
  const place = new URLSearchParams(over ? { ply: String(one.ply) } : {});
  if (invite) place.set("i", invite);
  return `${over ? `/replay/${one.match}` : `/table/${one.table}`}${place.size > 0 ? `#${place}` : ""}`;
}
