// The pages of the house by address. A page is loaded when one goes there; the words in braces are its props.

import type { Component } from "svelte";

type Params = Record<string, string>;
type Load = () => Promise<{ default: Component<Params> }>;

/** A page asks for its own props; the address gives them, which no type can see. */
function page<P extends Params>(load: () => Promise<{ default: Component<P> }>): Load {
  return async () => {
    const { default: Page } = await load();
    return { default: (inside, params) => Page(inside, params as P) };
  };
}

const home = page(() => import("./lobby/Home.svelte"));

const PAGES: [address: string, load: Load][] = [
  ["/", home],
  ["/new/{game}", page(() => import("./lobby/SetUp.svelte"))],
  ["/table/{table}", page(() => import("./table/TablePage.svelte"))],
  ["/me", page(() => import("./people/Me.svelte"))],
  ["/player/{guest}", page(() => import("./players/PlayerPage.svelte"))],
  ["/ladder/{game}", page(() => import("./players/LadderPage.svelte"))],
  ["/replay/{match}", page(() => import("./replay/Replay.svelte"))],
];

export interface Page {
  load: Load;
  params: Params;
}

/** The page for an address; an unknown one leads home. */
export function pageFor(path: string): Page {
  for (const [address, load] of PAGES) {
    const params = match(address, path);
    if (params) return { load, params };
  }
  return { load: home, params: {} };
}

/** `/replay/{match}` against `/replay/abc` gives `{ match: "abc" }`. */
export function match(address: string, path: string): Params | null {
  const wanted = address.split("/");
  const found = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== found.length) return null;
  const params: Params = {};
  for (const [place, part] of wanted.entries()) {
    const word = found[place] ?? "";
    if (part.startsWith("{")) params[part.slice(1, -1)] = decodeURIComponent(word);
    else if (part !== word) return null;
  }
  return params;
}
