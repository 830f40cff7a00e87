// One stop of the Tab key for a group; inside it the arrows go from thing to thing as they lie on the screen.

import { nextTo } from "./nearest";

const THINGS = "[data-rove]";

/** Attach to the element that holds the group; its things carry `data-rove`. */
export function roving(group: Element): () => void {
  const things = () => [...group.querySelectorAll<HTMLElement | SVGElement>(THINGS)];

  const settle = (chosen?: Element) => {
    const every = things();
    const kept = chosen ?? every.find((thing) => thing.getAttribute("tabindex") === "0") ?? every[0];
    for (const thing of every) {
      const wanted = thing === kept ? "0" : "-1";
      // Written only where it changes: at the thing that has the focus the browser would lay out the whole page.
      if (thing.getAttribute("tabindex") !== wanted) thing.setAttribute("tabindex", wanted);
    }
  };

  const middle = (thing: Element) => {
    const box = thing.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };

  const onKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const from = event.target instanceof Element ? event.target.closest(THINGS) : null;
    const every = things();
    if (!from || every.length === 0) return;
    const place =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? every.length - 1
          : nextTo(middle(from), every.map(middle), event.key);
    const thing = every[place];
    if (!thing) return;
    event.preventDefault();
    thing.focus();
  };

  const onFocus = (event: Event) => {
    const thing = event.target instanceof Element ? event.target.closest(THINGS) : null;
    if (thing) settle(thing);
  };

  const watcher = new MutationObserver(() => settle());
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", onKey);
  group.addEventListener("focusin", onFocus);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener("keydown", onKey);
    group.removeEventListener("focusin", onFocus);
  };
}
