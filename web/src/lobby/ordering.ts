// Tables as they are ordered from the server.

import { loadBoard } from "../games";
import type { GameInfo, Opened, Order, SeatPlan } from "../gen/protocol";
import { awaited } from "../lib/calm";
import { here } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import { begun, coached, invites } from "../net/kept";
import { loadTexts } from "../net/game-texts.svelte";
import { asMe } from "../net/me.svelte";
import { rest } from "../net/rest";
import { wire } from "../net/wire.svelte";

/** How many play when nobody said: two, or as many as the game needs. */
export const usualSeats = (game: GameInfo) => game.seats.find((count) => count >= 2) ?? game.seats[0] ?? 1;

/** Opens a table and keeps its invitation, and those of other groups. */
export async function open(order: Order): Promise<Opened> {
  const opened = await rest.open(order);
  invites.put(opened.table.table, opened.links.invite);
  for (const { table, links } of opened.others) invites.put(table, links.invite);
  return opened;
}

const WORDS = import.meta.glob("../{table,games/*}/texts/*.ftl", { query: "?raw", import: "default" });

/** What a table of this game will need, fetched while it is still being opened; whatever fails is asked for again. */
function warmTable(game: string): void {
  const words = ["table", `games/${game}`].map((area) => WORDS[`../${area}/texts/${settings.lang}.ftl`]?.());
  const wanted = [import("../table/TablePage.svelte"), loadBoard(game), loadTexts(game, settings.lang)];
  void awaited(Promise.allSettled([...wanted, ...words]));
}

/** A match against bots of one kind, begun at once, with the coach beside the player or without. */
export async function playNow(
  game: GameInfo,
  bot: string,
  seats: number = usualSeats(game),
  coach = false,
): Promise<void> {
  const opened = asMe(async (name) => {
    const bots = Array.from<unknown, SeatPlan>({ length: seats - 1 }, () => ({ is: "bot", bot }));
    wire.expect();
    const seated: SeatPlan[] = [{ is: "me", name }, ...bots];
    const { table } = await open({ game: game.id, seats: seated, hints: true, begin: true });
    if (coach) coached.put(table.table, true);
    begun.put(game.id, true);
    return table.table;
  });
  warmTable(game.id); // after the first request: browsers send but a few at a time
  here.go(`/table/${await opened}`);
}
