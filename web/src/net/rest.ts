// What is asked of the server over HTTP.

import type {
  Me,
  Opened,
  Order,
  Link,
  Problem,
  Remarks,
  Shelf,
  Sit,
  Story,
  Table,
  Tables,
  Update,
} from "../gen/protocol";
import type { Catalogue } from "../lib/catalogue";

/** Something is not granted: a code that `problems.ts` has words for. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly about: string,
  ) {
    super(`${code} ${about}`);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, request);
  } catch {
    throw new Refused("away", "");
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  let problem: Partial<Problem> = {};
  try {
    problem = JSON.parse(text) as Partial<Problem>;
  } catch {
    // a proxy answered, not the house
  }
  throw new Refused(problem.code ?? "broken", problem.about ?? "");
}

const query = (given: Record<string, string | number>) => {
  const said = Object.entries(given).filter(([, value]) => value !== "");
  return said.length > 0 ? `?${new URLSearchParams(said.map(([key, value]) => [key, String(value)]))}` : "";
};

const once = new Map<string, Promise<unknown>>();

/** Asked once while the page lasts; asked again if it failed. */
function askOnce<T>(path: string): Promise<T> {
  let asked = once.get(path);
  if (!asked) {
    asked = ask<T>("GET", path);
    asked.catch(() => once.delete(path));
    once.set(path, asked);
  }
  return asked as Promise<T>;
}

export const rest = {
  shelf: () => askOnce<Shelf>("/shelf"),
  catalogue: (game: string) => askOnce<Catalogue>(`/shelf/${encodeURIComponent(game)}/catalogue`),
  me: () => ask<Me>("GET", "/me"),
  enter: (name: string) => ask<Me>("POST", "/me", { name }),
  lobby: () => ask<Tables>("GET", "/tables"),
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
  rematch: (table: string) => ask<null>("POST", `/tables/${table}/rematch`),
  remarks: (table: string, invite: string) =>
    ask<Remarks>("GET", `/tables/${table}/remarks${query({ invite })}`),
  story: (match: string, eyes: number, invite: string) =>
    ask<Story>("GET", `/matches/${match}/story${query({ eyes, invite })}`),
  ply: (match: string, ply: number, eyes: number, invite: string) =>
    ask<Update>("GET", `/matches/${match}/plies/${ply}${query({ eyes, invite })}`),
};
