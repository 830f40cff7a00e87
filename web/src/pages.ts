// The pages of the site by address. All but the first are loaded when one goes there; the words in braces are their
// props.

import type { Component } from "svelte";
import Home from "./lobby/Home.svelte";
import { isBroken, match, type Params } from "./lib/address";
import { rest } from "./net/rest";

type Load = () => Promise<{ default: Component<Params> }>;

/** A page asks for its own props; the address gives them, which no type can see. */
function page<P extends Params>(load: () => Promise<{ default: Component<P> }>): Load {
  return async () => {
    const { default: Page } = await load();
    return { default: (inside, params) => Page(inside, params as P) };
  };
}

/** The front page is there at once, and what it shows is asked for before it is drawn. */
const home = page(() => {
  rest.games().catch(() => undefined); // asked for again by the page, which says what is wrong
  return Promise.resolve({ default: Home });
});

const PAGES: [address: string, load: Load][] = [
  ["/", home],
  ["/new/{game}", page(() => import("./lobby/SetUp.svelte"))],
  ["/rules/{game}", page(() => import("./rules/RulesPage.svelte"))],
  ["/learn/{game}", page(() => import("./learn/LearnPage.svelte"))],
  ["/learn/{game}/{lesson}", page(() => import("./learn/LessonPage.svelte"))],
  ["/puzzles/{game}", page(() => import("./puzzles/PuzzlesPage.svelte"))],
  ["/puzzles/{game}/{number}", page(() => import("./puzzles/PuzzlePage.svelte"))],
  ["/table/{table}", page(() => import("./table/TablePage.svelte"))],
  ["/me", page(() => import("./people/Me.svelte"))],
  ["/host", page(() => import("./host/HostPage.svelte"))],
  ["/player/{guest}", page(() => import("./players/PlayerPage.svelte"))],
  ["/ladder/{game}", page(() => import("./players/LadderPage.svelte"))],
  ["/daily", page(() => import("./daily/DailyPage.svelte"))],
  ["/daily/{day}", page(() => import("./daily/DailyPage.svelte"))],
  ["/daily/{day}/{deal}", page(() => import("./daily/DealPage.svelte"))],
  ["/groups/{table}", page(() => import("./duplicate/DuplicatePage.svelte"))],
  ["/replay/{match}", page(() => import("./replay/Replay.svelte"))],
];

const brokenLink = page(() => import("./lobby/BrokenLink.svelte"));

export interface Page {
  load: Load;
  params: Params;
}

/** The page for an address; one that leads nowhere has a page that says so. */
export function pageFor(path: string): Page {
  for (const [address, load] of PAGES) {
    const params = match(address, path);
    if (params && !isBroken(params)) return { load, params };
  }
  return { load: brokenLink, params: {} };
}
