// What lies beside the board, as one left it: the log, the talk, or nothing.

import { keep, kept } from "../net/kept";

export type Leaf = "log" | "chat";

/** Whether there is room beside the board; on a phone it lies over the foot of it. */
export const hasRoom = () => matchMedia("(min-width: 901px)").matches;

export type Leaves = ReturnType<typeof openLeaves>;

/** The leaves there are: the reading view has a log of its own. */
export function openLeaves(drawn: () => boolean) {
  // As it was left, but never over a board that one has just come to.
  let leaf = $state<Leaf | "">(hasRoom() ? ((kept("beside") ?? "") as Leaf | "") : "");
  let turned = $state(false);
  const all: Leaf[] = $derived(drawn() ? ["log", "chat"] : ["chat"]);
  const shown = $derived(leaf && all.includes(leaf) ? leaf : "");

  function turn(to: Leaf | ""): void {
    leaf = to;
    turned = true;
    keep("beside", to);
  }

  function shut(): void {
    const tool = document.querySelector<HTMLElement>(`[data-tool="${shown}"]`);
    turn("");
    tool?.focus();
  }

  return {
    get all() {
      return all;
    },
    get shown() {
      return shown;
    },
    /** Whether one turned to it by hand, and it was not only open the last time. */
    get turned() {
      return turned;
    },
    turn,
    shut,
  };
}
