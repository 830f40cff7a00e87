// Which things a line is about, the foremost first: where the piece now lies.

import type { About } from "../../lib/moment";

type Args = Record<string, string>;
const card = ({ card = "" }: Args) => `card ${card}`;
const score = ({ seat = "" }: Args) => `score ${seat}`;
const hand = ({ seat = "" }: Args) => `hand ${seat}`;
const codex = ({ seat = "" }: Args) => `codex ${seat}`;
const objective = ({ objective = "" }: Args) => `objective ${objective}`;
const END = "end";

const EVENTS: Record<string, (args: Args) => string[]> = {
  turned_up: (args) => [card(args)],
  started: (args) => [card(args), codex(args)],
  got_hand: (args) => [hand(args), ...["first", "second", "third"].map((each) => `card ${args[each] ?? ""}`)],
  shared: (args) => [objective(args)],
  got_objectives: ({ one = "", other = "", ...args }) => [
    `objective ${one}`,
    `objective ${other}`,
    codex(args),
  ],
  kept: (args) => [objective(args), codex(args)],
  goes_first: (args) => [score(args), codex(args)],
  placed: (args) => [card(args), codex(args), ...(args["points"] === "0" ? [] : [score(args)])],
  passed: (args) => [codex(args)],
  took: (args) => [card(args), hand(args)],
  drew: (args) => [card(args), hand(args), `deck ${args["deck"] ?? ""}`],
  reached_twenty: (args) => [score(args), END],
  nothing_left: () => ["resource", "gold"].map((deck) => `deck ${deck}`),
  last_round: () => [END],
  counted: (args) => [objective(args), score(args)],
};

/** A thing that is not drawn, such as a card nobody may see, is not found; the next of the list is. */
export const about: About = ({ id, args }) => EVENTS[id.replace("events.", "")]?.(args) ?? [];
