// Tables that no server knows, for the workbench and for tests.

import type { Chair, Table } from "../gen/protocol";

export const NOWHERE = "0000000000000";

/** A chair that somebody sits on. */
export const chairOf = (chair: Partial<Chair>): Chair => ({
  name: "Anna",
  bot: "",
  taken: true,
  mine: false,
  guest: "",
  level: null,
  stand_in: "",
  votes: 0,
  resigned: false,
  ...chair,
});

/** A table in play. */
export const tableOf = (table: Partial<Table>): Table => ({
  is: "table",
  table: NOWHERE,
  version: 1,
  game: "codex",
  edition: 1,
  options: {},
  chairs: [],
  host: false,
  public: false,
  spectators: "public",
  delay: 0,
  phase: "playing",
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
  rematch: null,
  cancel: null,
  next: "",
  before: "",
  ended: null,
  source: null,
  daily: "",
  counted: false,
  groups: [],
  ...table,
});
