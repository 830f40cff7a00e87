// Tables as they are ordered from the house.

import type { GameInfo, Opened, Order, SeatPlan, Shelf } from "../gen/protocol";
import { here } from "../lib/route.svelte";
import { invites } from "../net/kept";
import { asMe } from "../net/me.svelte";
import { rest } from "../net/rest";

/** How many play when nobody said: two, or as many as the game needs. */
export const usualSeats = (game: GameInfo) => game.seats.find((count) => count >= 2) ?? game.seats[0] ?? 1;

/** Opens a table and keeps its invitation. */
export async function open(order: Order): Promise<Opened> {
  const opened = await rest.open(order);
  invites.put(opened.table.table, opened.links.invite);
  return opened;
}

/** A match against bots, begun at once. */
export async function playNow(game: GameInfo, shelf: Shelf, seats: number = usualSeats(game)): Promise<void> {
  const id = await asMe(async (name) => {
    const bots = Array.from<unknown, SeatPlan>({ length: seats - 1 }, () => ({
      is: "bot",
      bot: shelf.bots[0] ?? "random",
    }));
    const { table } = await open({ game: game.id, seats: [{ is: "me", name }, ...bots], hints: true });
    await rest.start(table.table);
    return table.table;
  });
  here.go(`/table/${id}`);
}
