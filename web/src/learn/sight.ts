// What of a thing on a board can be seen, and bringing into sight what cannot.

import { flushSync } from "svelte";
import { thingsOf } from "../board/marks";
import type { Band } from "../lib/aside";

const ENOUGH = 0.5; // of its width and of its height

const clipping = new WeakMap<Element, Element[]>(); // what may cut a thing off: it stays so while it is drawn

/** What holds this and may cut it off, as far as the room. */
function clipsOf(thing: Element, room: Element): Element[] {
  const known = clipping.get(thing);
  if (known) return known;
  const found = [room];
  for (let holder = thing.parentElement; holder && holder !== room; holder = holder.parentElement)
    if (getComputedStyle(holder).overflow !== "visible") found.push(holder);
  clipping.set(thing, found);
  return found;
}

/** The part of a thing that can be seen, if that is most of it. */
export function inSight(thing: Element, room: Element): Band | null {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  if (right <= left || bottom <= top) return null;
  const seen = { left, right, top, bottom };
  for (const clip of clipsOf(thing, room)) {
    const edge = clip.getBoundingClientRect();
    seen.left = Math.max(seen.left, edge.left);
    seen.right = Math.min(seen.right, edge.right);
    seen.top = Math.max(seen.top, edge.top);
    seen.bottom = Math.min(seen.bottom, edge.bottom);
  }
  const isSeen =
    seen.right - seen.left >= ENOUGH * (right - left) && seen.bottom - seen.top >= ENOUGH * (bottom - top);
  return isSeen ? seen : null;
}

/** Scrolls or pans to a thing. */
export function bring(thing: Element): void {
  if (thing instanceof SVGElement) thing.dispatchEvent(new CustomEvent("bring", { bubbles: true }));
  else thing.scrollIntoView({ block: "nearest", inline: "nearest" });
}

const PANEL = "panel-";

/** Opens the tab behind which the first of these things lies, if it cannot be seen, and scrolls to all that are shown. */
export function bringInSight(room: HTMLElement, whats: string[]): void {
  const drawn = whats.map((what) => thingsOf(room, what)).filter((things) => things.length > 0);
  const isShown = (thing: Element) => thing.getBoundingClientRect().width > 0;
  const [first = []] = drawn;
  if (!first.some(isShown)) {
    const panel = first[0]?.closest(".panel")?.id.slice(PANEL.length) ?? "";
    flushSync(() => room.querySelector<HTMLElement>(`[data-tab="${CSS.escape(panel)}"]`)?.click());
  }
  // The first last: where there is not room for all, it is seen.
  for (const things of drawn.reverse())
    if (!things.some((thing) => inSight(thing, room))) {
      const thing = things.find(isShown);
      if (thing) bring(thing);
    }
}
