// What can be chosen is brought into sight where a part of the board scrolls.

import { MediaQuery } from "svelte/reactivity";
import type { Band } from "../lib/aside";

/** A phone with the bars of its browser, held or lying: the media of `board.css`. */
export const LOW = new MediaQuery("((max-width: 820px) and (max-height: 740px)) or (max-height: 500px)");

const PARTS = ".layout > .sheet, .layout > .scrolls, .panel.shown";
const OFFERED = ".offered, [data-offered]";

/** Scrolls the sheet and the open panel, each as little as it takes to show one thing that can be chosen. */
export function bringUp(board: Element): void {
  for (const part of board.querySelectorAll(PARTS)) {
    const frame = part.getBoundingClientRect();
    const isSeen = (thing: Element) => {
      const { top, bottom } = thing.getBoundingClientRect();
      return top >= frame.top && bottom <= frame.bottom;
    };
    const offered = [...part.querySelectorAll(OFFERED)].filter((thing) => !thing.closest(".surface"));
    if (!offered.some(isSeen)) offered[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** Where something is in sight: what its frames have scrolled away is left out. */
export function inSight(thing: Element): Band {
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let outer = thing.parentElement; outer; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflowY === "visible") continue;
    const frame = outer.getBoundingClientRect();
    [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
  }
  return { left, top, right, bottom };
}
