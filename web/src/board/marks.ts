// Marks on the things that something is about, whatever draws them and whenever they are drawn anew.

const THINGS = "[data-what]";

export const thingsOf = (root: ParentNode, what: string): Element[] => [
  ...root.querySelectorAll(`[data-what="${CSS.escape(what)}"]`),
];

type Attribute = "data-fresh" | "data-told" | "data-look";

/** Gives the attribute to all of these things inside, and to no others. */
export const marked = (attribute: Attribute, whats: string[]) =>
  marking(attribute, whats.length, () => new Set(whats));

/** Gives the attribute to one thing of each list, the first that is drawn, and to no others. */
export const markedFirst = (attribute: Attribute, lists: string[][]) =>
  marking(attribute, lists.length, (root) => {
    const isDrawn = (what: string) => thingsOf(root, what).length > 0;
    return new Set(lists.flatMap((whats) => whats.find(isDrawn) ?? []));
  });

function marking(attribute: Attribute, count: number, find: (root: HTMLElement) => Set<string>) {
  return (root: HTMLElement): (() => void) | undefined => {
    const mark = () => {
      const wanted = find(root);
      for (const thing of root.querySelectorAll(THINGS))
        thing.toggleAttribute(attribute, wanted.has(thing.getAttribute("data-what") ?? ""));
    };
    mark();
    if (count === 0) return;
    const observer = new MutationObserver(mark);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ["data-what"] });
    return () => observer.disconnect();
  };
}
