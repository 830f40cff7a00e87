// Whose turn it is at my tables, told as it changes.

import type { Table, Update } from "../gen/protocol";
import { wire } from "../net/wire.svelte";
import { firstDue } from "./time";

export interface Turn {
  mine: boolean;
  /** Who must choose. */
  seats: number[];
  /** When the first of them must have chosen, in seconds since 1970; never, where no clock runs. */
  due: number | null;
}

/** Follows tables that are being played; `turns` says who must choose at each. */
export class Turns {
  turns: Record<string, Turn> = $state({});

  follow(tables: Table[]): () => void {
    const ends = tables.map((table) =>
      wire.follow({
        id: table.table,
        invite: "",
        afar: true,
        seen: () => null,
        onTable: () => undefined,
        onUpdate: (update) => this.note(table, update),
        onGone: () => undefined,
      }),
    );
    return () => ends.forEach((end) => end());
  }

  private note(table: Table, update: Update): void {
    const seats = update.awaited.map(({ seat }) => seat);
    this.turns[table.table] = {
      mine: seats.some((seat) => table.chairs[seat]?.mine && !table.chairs[seat].resigned),
      seats,
      due: firstDue(update),
    };
  }
}
