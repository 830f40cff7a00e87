// What is asked of the server over HTTP.

import type {
  AnalysisLevel,
  Duplicate,
  Hint,
  Ladder,
  Line,
  Me,
  Opened,
  Order,
  Link,
  MatchAnalysis,
  Player,
  Problem,
  Remarks,
  GameList,
  Since,
  Sit,
  StandingOrder,
  StandingOrders,
  Story,
  Table,
  Tables,
  Update,
  Waiting,
  WhatIf,
  WhatIfTree,
  Why,
  Wish,
} from "../gen/protocol";
import { awaited } from "../lib/calm";
import type { Catalogue, Lang } from "../lib/catalogue";
import type { Example } from "../rules/examples";
import { withNames } from "./gone";

/** Something is not granted: a code that `refusals.ts` has words for. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly about: string,
    /** Why, where a game refuses: its texts have words for it. */
    readonly line: Line | null = null,
  ) {
    super(`${code} ${about}`);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await askText(method, path, body);
  return (text ? JSON.parse(text) : null) as T;
}

export async function askText(method: string, path: string, body?: unknown): Promise<string> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await awaited(fetch(`/api${path}`, request));
  } catch {
    throw new Refused("away", "");
  }
  const text = await answer.text();
  if (answer.ok) return text;
  let problem: Partial<Problem> = {};
  try {
    problem = JSON.parse(text) as Partial<Problem>;
  } catch {
    // a proxy answered, not the server
  }
  throw new Refused(problem.code ?? "broken", problem.about ?? "", problem.line ?? null);
}

/** Which public tables one looks for; what is empty is left open. */
export interface Wanted {
  game: string;
  speed: string;
  level: number | "";
  free: boolean;
}

const query = (given: Record<string, string | number>) => {
  const said = Object.entries(given).filter(([, value]) => value !== "");
  return said.length > 0 ? `?${new URLSearchParams(said.map(([key, value]) => [key, String(value)]))}` : "";
};

const once = new Map<string, Promise<unknown>>();

/** Asked once while the page lasts; asked again if it failed. */
export function askOnce<T>(
  path: string,
  how: (method: string, path: string) => Promise<T> = ask<T>,
): Promise<T> {
  let asked = once.get(path);
  if (!asked) {
    asked = how("GET", path);
    asked.catch(() => once.delete(path));
    once.set(path, asked);
  }
  return asked as Promise<T>;
}

export const rest = {
  games: () => askOnce<GameList>("/games"),
  catalogue: (game: string) => askOnce<Catalogue>(`/games/${encodeURIComponent(game)}/catalogue`),
  examples: (game: string) => askOnce<Example[]>(`/games/${encodeURIComponent(game)}/examples`),
  texts: (game: string, lang: Lang) => askOnce(`/texts/${encodeURIComponent(game)}/${lang}`, askText),
  me: () => ask<Me>("GET", "/me"),
  enter: (name: string) => ask<Me>("POST", "/me", { name }),
  lobby: ({ free, ...wanted }: Wanted) =>
    ask<Tables>("GET", `/tables${query({ ...wanted, free: free ? "true" : "" })}`),
  mine: () => ask<Tables>("GET", "/tables/mine"),
  open: (order: Order) => ask<Opened>("POST", "/tables", order),
  sit: (table: string, sit: Sit) => ask<Table>("POST", `/tables/${table}/sit`, sit),
  stand: (table: string, seat: number) => ask<null>("DELETE", `/tables/${table}/seats/${seat}`),
  seatBot: (table: string, seat: number, bot: string) =>
    ask<null>("PUT", `/tables/${table}/seats/${seat}/bot`, { bot }),
  addWords: (table: string, seat: number, words: string) =>
    ask<null>("PUT", `/tables/${table}/seats/${seat}/words`, { words }),
  invite: (table: string) => ask<Link>("POST", `/tables/${table}/invite`),
  start: (table: string) => ask<Table>("POST", `/tables/${table}/start`),
  groups: (table: string, invite: string) =>
    ask<Duplicate>("GET", `/tables/${table}/groups${query({ invite })}`),
  /** Offer another match, or accept it. */
  rematch: (table: string) => ask<Table>("POST", `/tables/${table}/rematch`),
  declineRematch: (table: string) => ask<Table>("DELETE", `/tables/${table}/rematch`),
  /** Without those who have not answered. */
  beginRematch: (table: string) => ask<Table>("POST", `/tables/${table}/rematch/begin`),
  closeTable: (table: string) => ask<null>("POST", `/tables/${table}/close`),
  /** Offer to cancel a match, or agree to it. */
  cancel: (match: string) => ask<Table>("POST", `/matches/${match}/cancel`),
  playOn: (match: string) => ask<Table>("DELETE", `/matches/${match}/cancel`),
  player: (guest: string) => ask<Player>("GET", `/players/${encodeURIComponent(guest)}`),
  blockPlayer: (guest: string) => ask<null>("PUT", `/me/blocks/${guest}`),
  unblockPlayer: (guest: string) => ask<null>("DELETE", `/me/blocks/${guest}`),
  reportPlayer: (guest: string, why: string) => ask<null>("POST", `/players/${guest}/report`, { why }),
  ladder: (game: string, key: string) =>
    ask<Ladder>("GET", `/ladders/${encodeURIComponent(game)}${query({ key })}`),
  wait: (wish: Wish) => ask<Waiting>("POST", "/queue", wish),
  waiting: () => ask<Waiting>("GET", "/queue"),
  waitNoMore: () => ask<null>("DELETE", "/queue"),
  standIn: (table: string, seat: number) => ask<Table>("POST", `/tables/${table}/seats/${seat}/stand-in`),
  back: (table: string, seat: number) => ask<Table>("POST", `/tables/${table}/seats/${seat}/back`),
  resign: (match: string, seat: number) => ask<Table>("POST", `/matches/${match}/seats/${seat}/resign`),
  abandon: (match: string, seat: number) => ask<Table>("POST", `/matches/${match}/seats/${seat}/abandon`),
  hide: (table: string) => ask<null>("POST", `/tables/${table}/hide`),
  orders: (match: string, seat: number) =>
    ask<StandingOrders>("GET", `/matches/${match}/seats/${seat}/orders`),
  leaveOrders: (match: string, seat: number, orders: StandingOrder[]) =>
    ask<StandingOrders>("PUT", `/matches/${match}/seats/${seat}/orders`, { orders }),
  remarks: (table: string, invite: string) =>
    ask<Remarks>("GET", `/tables/${table}/remarks${query({ invite })}`),
  report: (table: string, number: number, invite: string) =>
    ask<null>("POST", `/tables/${table}/remarks/${number}/report${query({ invite })}`),
  block: (table: string, number: number, invite: string) =>
    ask<null>("POST", `/tables/${table}/remarks/${number}/block${query({ invite })}`),
  story: (match: string, viewer: number, invite: string) =>
    ask<Story>("GET", `/matches/${match}/story${query({ viewer, invite })}`),
  why: (match: string, ply: number, invite: string) =>
    ask<Why>("GET", `/matches/${match}/why/${ply}${query({ invite })}`),
  whatIfs: (match: string, invite: string) =>
    ask<WhatIfTree>("GET", `/matches/${match}/what-ifs${query({ invite })}`),
  tryOut: (match: string, order: WhatIf, invite: string) =>
    ask<Opened>("POST", `/matches/${match}/what-ifs${query({ invite })}`, order),
  nameWhatIf: (match: string, name: string) => ask<null>("PUT", `/matches/${match}/name`, { name }),
  hint: (match: string, seat: number) => ask<Hint>("POST", `/matches/${match}/seats/${seat}/hint`),
  since: (match: string) => ask<Since>("GET", `/matches/${match}/since`),
  /** How far an analysis is, and the analysis itself, unless one has that level of it already. */
  analysis: (match: string, have: string, invite: string) =>
    ask<MatchAnalysis>("GET", `/matches/${match}/analysis${query({ have, invite })}`),
  analyse: (match: string, level: AnalysisLevel, invite: string) =>
    ask<MatchAnalysis>("POST", `/matches/${match}/analysis${query({ invite })}`, { level }),
  ply: (match: string, ply: number, viewer: number, invite: string) =>
    ask<Update>("GET", `/matches/${match}/plies/${ply}${query({ viewer, invite })}`).then(withNames),
};
