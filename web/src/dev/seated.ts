// A table that no server knows, at a moment of the fixtures: the whole page of a match, with all that may stand on it.

import { NOBODY, type Moment } from "../lib/moment";
import { gameOf } from "../lib/picture";
import { NOTHING } from "../table/known";
import { OpenSitting } from "../table/sitting.svelte";
import { chairOf, NOWHERE, tableOf } from "./tables";

/** Somebody who looks at this moment; whoever must choose may also ask for a hint and take back. */
export function seated(moment: Moment): OpenSitting {
  const mine = moment.awaited.some(({ seat }) => seat === moment.viewer);
  const seen = {
    ...moment,
    match: NOWHERE,
    open: false,
    back: null,
    undo: mine,
    clocks: [],
    since: null,
    at: Date.now() / 1000,
  };
  return new OpenSitting(NOWHERE, "", {
    ...NOTHING,
    table: tableOf({
      game: gameOf(moment.picture),
      chairs: moment.players.map((name, seat) => chairOf({ name, mine: seat === moment.viewer })),
      host: moment.viewer !== NOBODY,
      phase: moment.result ? "over" : "playing",
    }),
    viewer: moment.viewer,
    seen: { [moment.viewer]: seen },
    logs: { [moment.viewer]: { ply: moment.ply, lines: [] } },
  });
}
