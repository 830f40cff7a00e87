// What a line is about, as the `data-what` of things on this board: where a piece now lies comes first.

import type { About } from "../../lib/moment";
import { COUNCIL, LABS, labOf } from "./table";

type Things = (args: Record<string, string>) => string[];

const atPlace = (place = "", seat = ""): string[] =>
  LABS.includes(place) ? [`lab ${seat} ${place}`] : [`group ${place} ${seat}`, `place ${place}`];

/** Where something that a seat was given lies. */
function given(seat = "", good = ""): string {
  const lab = labOf(good);
  if (lab) return `lab ${seat} ${lab}`;
  if (good === "apprentice") return `apprentices ${seat}`;
  if (good.includes("florins")) return `florins ${seat}`;
  return good.includes("component") ? `player ${seat}` : `components ${seat} ${good}`;
}

const ofLab: Things = ({ seat, lab }) => [`lab ${seat} ${lab}`];
const ofPlayer: Things = ({ seat }) => [`player ${seat}`];
const ofPlace: Things = ({ place, seat }) => [`place ${place}`, `player ${seat}`];
const ofFlorins: Things = ({ seat }) => [`florins ${seat}`, `player ${seat}`];
const ofDeck: Things = () => ["deck"];
const ofLeonardo: Things = ({ to }) => ["leonardo", `player ${to}`];
const sent: Things = ({ place, seat }) => atPlace(place, seat);
const component: Things = ({ seat, component }) => [given(seat, component), `player ${seat}`];
const sold: Things = ({ seat, good, place }) => [given(seat, good), `place ${place}`, `florins ${seat}`];

const THINGS: Record<string, Things> = {
  requested: ({ invention }) => [`invention ${invention}`, "deck"],
  boxed: () => ["boxed", "asked"],
  got_component: component,
  was_dealt: component,
  took_favour: ({ seat, favour }) => [given(seat, favour), `player ${seat}`],
  turn_began: ({ turn }) => [`turn ${turn}`, "leonardo"],
  last_turn: ({ turn }) => [`turn ${turn}`],
  started: ofLab,
  stopped: ofLab,
  sent,
  sent_master: sent,
  called: ofLab,
  called_master: ofLab,
  passed: ofPlayer,
  left_out: ({ seat }) => [`place ${COUNCIL}`, `player ${seat}`],
  gave_leonardo: ofLeonardo,
  leonardo_passed: ofLeonardo,
  chose_space: ({ space, seat }) => [`space ${space}`, `player ${seat}`],
  declined: ofPlace,
  could_not_pay: ofPlace,
  could_not_use: ofPlace,
  shifted: ({ whose, origin, target }) => [...atPlace(target, whose), `place ${origin}`],
  stayed: () => [`place ${COUNCIL}`],
  took_florins: ({ seat }) => [`florins ${seat}`, "purse"],
  looked: ofDeck,
  ordered: ofDeck,
  paid: ofFlorins,
  bought: sold,
  got_free: sold,
  worked: ({ seat, lab }) => [`weeks ${seat} ${lab}`, `lab ${seat} ${lab}`],
  none_revealed: () => ["phase D"],
  revealed_none: ofPlayer,
  completed: ({ seat, invention, lab }) => [
    `built ${seat} ${invention}`,
    `lab ${seat} ${lab}`,
    `florins ${seat}`,
  ],
  owned: ({ seat, invention }) => [`built ${seat} ${invention}`, `player ${seat}`],
  showed: ({ seat, lab }) => [`work ${seat} ${lab}`, `lab ${seat} ${lab}`],
  auctioned: () => ["bid", "phase D"],
  bid_shown: ofFlorins,
  unclaimed: () => ["done", "asked"],
  diversity: ofFlorins,
  showed_florins: ofFlorins,
};

export const about: About = (line) => THINGS[line.id.replace("events.", "")]?.(line.args) ?? [];
