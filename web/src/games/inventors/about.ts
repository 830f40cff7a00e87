// The things on the board that a line is about, the foremost first: where the piece now lies.

import { SCHEMA, type Picture } from "../../gen/inventors";
import type { About } from "../../lib/moment";
import { pictureOf } from "../../lib/picture";
import { ERA_NAMES } from "./cards";

type Args = Record<string, string>;
type Tell = (args: Args, picture: Picture) => string[];

const team: Tell = (a) => [`team ${a["team"]}`, `side ${a["seat"]}`, `standing ${a["seat"]}`];
const era: Tell = (a) => [`era ${ERA_NAMES.findIndex((name) => name === a["era"]) + 1}`];
const seat: Tell = (a) => [`standing ${a["seat"]}`];
const knowledge: Tell = (a) => [`level ${a["inventor"]} ${a["discipline"]}`, `inventor ${a["inventor"]}`];
const everybody: Tell = (a, { common }) => [
  ...(common.sides[Number(a["seat"])]?.inventors ?? []).map(([id]) => `inventor ${id}`),
  `standing ${a["seat"]}`,
];

export const EVENTS: Record<string, Tell> = {
  chose_team: team,
  got_team: team,
  era_began: era,
  era_ended: era,
  laid: (a) => [`invention ${a["invention"]}`],
  goes_first: (a) => [`standing ${a["seat"]}`, "statuette"],
  worked: (a) => [`invention ${a["invention"]}`, `inventor ${a["inventor"]}`],
  played_knowledge: (a) => [`tokens ${a["seat"]}`, `standing ${a["seat"]}`],
  placed: (a) => [`slots ${a["invention"]} ${a["discipline"]}`, `invention ${a["invention"]}`],
  rested: everybody,
  roused: everybody,
  passed: seat,
  learned: knowledge,
  turned: knowledge,
  reached_goal: (a) => [`goal ${a["inventor"]}`, `inventor ${a["inventor"]}`],
  completed: (a) => [`invention ${a["invention"]}`, `gone ${a["invention"]}`, "statuette"],
  took_patent: (a) => [`patent ${a["invention"]}`, `invention ${a["invention"]}`, `gone ${a["invention"]}`],
  took_token: (a) => [
    `token ${a["token"]} ${a["seat"]}`,
    `invention ${a["invention"]}`,
    `standing ${a["seat"]}`,
  ],
  patent_boxed: (a) => [`gone ${a["invention"]}`, `invention ${a["invention"]}`],
  token_boxed: () => ["ahead"],
  scored: seat,
};

export const about: About = ({ id, args }, { picture }) =>
  EVENTS[id.split(".")[1] ?? ""]?.(args as Args, pictureOf<Picture>(SCHEMA, picture)) ?? [];
