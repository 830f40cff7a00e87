// Marks on the things that something is about, whatever draws them and whenever they are drawn anew.

const THINGS = "[data-what]";

export const thingsOf = (root: ParentNode, what: string): Element[] => [
  ...root.querySelectorAll(`[data-what="${CSS.escape(what)}"]`),
];

/** Gives the attribute to all of these things inside, and to no others. */
export function marked(attribute: "data-fresh" | "data-told" | "data-look", whats: string[]) {
  return (root: HTMLElement): (() => void) | undefined => {
    const wanted = new Set(whats);
    const mark = () => {
      for (const thing of root.querySelectorAll(THINGS))
        thing.toggleAttribute(attribute, wanted.has(thing.getAttribute("data-what") ?? ""));
    };
    mark();
    if (wanted.size === 0) return;
    const observer = new MutationObserver(mark);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ["data-what"] });
    return () => observer.disconnect();
  };
}
