// A table that no server knows, at a moment of the fixtures: the whole page of a match, with all that may stand on it.

import type { Chair, Table } from "../gen/protocol";
import { NOBODY, type Moment } from "../lib/moment";
import { gameOf } from "../lib/picture";
import { NOTHING } from "../table/known";
import { OpenSitting } from "../table/sitting.svelte";

const NOWHERE = "0000000000000";

function chairsOf({ players, eyes }: Moment): Chair[] {
  return players.map((name, seat) => ({
    name,
    bot: "",
    taken: true,
    mine: seat === eyes,
    guest: "",
    level: null,
    stand_in: "",
    votes: 0,
  }));
}

function tableOf(moment: Moment): Table {
  return {
    is: "table",
    table: NOWHERE,
    version: 1,
    game: gameOf(moment.picture),
    edition: 1,
    options: {},
    chairs: chairsOf(moment),
    host: moment.eyes !== NOBODY,
    public: false,
    spectators: "public",
    delay: 0,
    phase: moment.result ? "over" : "playing",
    round: 1,
    commitment: "",
    words: [],
    match: NOWHERE,
    may_watch: true,
    may_talk: true,
    rated: false,
    level: null,
    clock: { is: "none" },
    stand_in: "",
    hints: true,
  };
}

/** Somebody who looks at this moment; whoever must choose may also ask for a hint and take back. */
export function seated(moment: Moment): OpenSitting {
  const mine = moment.awaited.some(({ seat }) => seat === moment.eyes);
  const seen = { ...moment, match: NOWHERE, undo: mine, clocks: [], at: Date.now() / 1000 };
  return new OpenSitting(NOWHERE, "", {
    ...NOTHING,
    table: tableOf(moment),
    eyes: moment.eyes,
    seen: { [moment.eyes]: seen },
    logs: { [moment.eyes]: { ply: moment.ply, lines: [] } },
  });
}
