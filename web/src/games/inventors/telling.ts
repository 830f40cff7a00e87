// Pieces of the table in words: for screen readers on the board, and for the reading view.

import type { Run, Work } from "../../gen/inventors";
import { labelled, listed } from "../../lib/listed";
import { find } from "../../lib/moves";
import type { Texts } from "../../lib/words";
import { CLASSES, DISCIPLINES, ERA_NAMES, type Invention, type TeamId } from "./cards";
import type { Laid, Mind, Side, Table } from "./table";
import type { T } from "./words";

export function eraTold(table: Table, t: T): string {
  const era = ERA_NAMES[table.now.era - 1];
  if (!era) return t("no_era");
  return `${t("era", { era })}. ${t("era_left", { left: table.now.ahead, all: table.inventions.length })}`;
}

export function standingTold(table: Table, side: Side, players: string[], t: T): string {
  const { seat, cubes, score } = side;
  const parts = [t("points_so_far", { points: score.total })];
  if (cubes !== null) parts.push(t("cubes", { cubes }));
  if (table.statuette === seat) parts.push(t("has_statuette"));
  return labelled(players[seat] ?? "", listed(parts, t.lang, "unit"), t.lang);
}

/** An invention as printed: number, class, points. */
export function cardTold(card: Invention, texts: Texts, t: T): string {
  return t("card_told", {
    invention: texts.name("invention", card.id),
    number: card.number,
    class: texts.name("class", CLASSES[card.number] ?? ""),
    points: card.points,
  });
}

/** An invention on the table with its slots, whose cubes lie there and the tokens left. */
export function inventionTold(table: Table, laid: Laid, players: string[], texts: Texts, t: T): string {
  const slots = DISCIPLINES.flatMap((discipline, place) => {
    const filled = laid.cubes[place]?.length ?? 0;
    const all = filled + (laid.empty[place] ?? 0);
    const name = texts.name("discipline", discipline);
    return all > 0 ? [t("slots_told", { discipline: name, filled, all })] : [];
  });
  const by = laid.shares.map(([seat, cubes]) => `${players[seat] ?? ""} ${cubes}`);
  const tokens = laid.tokens.flatMap((id) => (id ? [texts.name("token", id)] : []));
  const parts = [
    cardTold(laid.card, texts, t),
    listed(slots, t.lang, "unit"),
    t("given", { seats: listed(by, t.lang, "unit") || t("nobody") }),
    labelled(t("tokens_on_it"), listed(tokens, t.lang, "unit") || t("none"), t.lang),
  ];
  if (table.now.sharing?.invention === laid.card.id) parts.push(t("completed"));
  return `${parts.join(". ")}.`;
}

/** An invention that has left the table. */
export function goneTold(laid: Laid, players: string[], texts: Texts, t: T): string {
  const invention = texts.name("invention", laid.card.id);
  return laid.owner !== null
    ? t("gone_to", { invention, name: players[laid.owner] ?? "" })
    : t("gone_boxed", { invention });
}

/** The one name that tells an inventor from others: the last, or the first where the rest is a place. */
export function shortName(name: string): string {
  const parts = name.split(" ");
  const placed = parts.some((part) => part === part.toLowerCase());
  return (placed ? parts[0] : parts[parts.length - 1]) ?? name;
}

/** A level and what the goal asks beyond it. */
export function levelTold(mind: Mind, place: number, texts: Texts, t: T): string {
  const level = mind.levels[place] ?? 0;
  const lacks = mind.missing[place] ?? 0;
  return t(lacks > 0 ? "level_lacks" : "level_told", {
    name: texts.name("inventor", mind.card.id),
    discipline: texts.name("discipline", DISCIPLINES[place] ?? ""),
    level,
    goal: level + lacks,
  });
}

/** What a goal still lacks. */
export function goalTold(mind: Mind, texts: Texts, t: T): string {
  const lacks = DISCIPLINES.flatMap((discipline, place) =>
    mind.missing[place] ? [`${texts.name("discipline", discipline)} +${mind.missing[place]}`] : [],
  );
  return lacks.length > 0 ? t("goal_lacks", { levels: listed(lacks, t.lang, "unit") }) : t("goal_reached");
}

/** An inventor with levels, goal and whether busy. */
export function mindTold(mind: Mind, texts: Texts, t: T): string {
  const levels = DISCIPLINES.flatMap((discipline, place) =>
    mind.levels[place] ? [`${texts.name("discipline", discipline)} ${mind.levels[place]}`] : [],
  );
  return t("mind_told", {
    name: texts.name("inventor", mind.card.id),
    state: t(mind.busy ? "busy" : "available"),
    levels: listed(levels, t.lang, "unit") || t("none"),
    points: mind.card.points,
    goal: goalTold(mind, texts, t),
  });
}

export function tokensTold(side: Side, texts: Texts, t: T): string {
  const tokens = side.tokens.map(([id, count]) => t("token_told", { token: texts.name("token", id), count }));
  return listed(tokens, t.lang, "unit") || t("none");
}

export function patentsTold(patents: Invention[], texts: Texts, t: T): string {
  const named = patents.map((card) => `${card.number} ${texts.name("invention", card.id)}`);
  return listed(named, t.lang, "unit") || t("none");
}

/** A run as numbers, wild ones said to be so. */
export function runTold([points, inventions]: Run, t: T): string {
  const numbers = inventions.map((id, number) => (id ? String(number) : t("wild", { number })));
  return t("run_told", { run: listed(numbers, t.lang, "unit"), points });
}

/** What everybody may know of a player at a glance, with the name of the team. */
export function sideTold(table: Table, side: Side, players: string[], texts: Texts, t: T): string {
  const team = side.team ? texts.name("team", side.team) : t("no_team");
  return `${standingTold(table, side, players, t)}. ${team}.`;
}

/** What a token could do now, told from the offers. */
export function abilities(token: string, offers: string[], t: T): string[] {
  const [kind, value = ""] = token.split("-");
  const learn = kind === "progress" ? find(offers, "learn", "*", "*", value).length : 0;
  const turn = find(offers, "turn", "*", "*", token).length;
  const said: string[] = [];
  if (learn > 0) said.push(t("can_learn", { count: learn }));
  if (kind === "availability" && offers.includes("rouse")) said.push(t("can_rouse"));
  if (kind === "knowledge" && find(offers, "boost").length > 0) said.push(t("can_boost"));
  if (turn > 0) said.push(t("can_turn", { count: turn }));
  return said;
}

/** How a team plays, in a line. */
export const playsLike = (team: string, t: T): string => t(`plays-${team as TeamId}`);

/** What sending an inventor would come to. */
export function workTold([cubes, , lost, completes, rank]: Work, t: T): string {
  const said = [t("would_place", { cubes })];
  if (lost > 0) said.push(t("would_lose", { cubes: lost }));
  if (completes) said.push(t("would_complete"));
  said.push(t("would_choose", { rank: rankTold(rank, t) }));
  return said.join(" ");
}

/** Which one of those who choose a reward one would be. */
export const rankTold = (rank: number, t: T): string => t(`rank-${rank as 0 | 1 | 2 | 3}`);

/** Where an inventor would place most cubes. */
export function bestOf(table: Table, inventor: string): { invention: string; work: Work } | null {
  const works = Object.entries(table.own.brings[inventor] ?? {});
  const [best] = works.sort(([, [one]], [, [other]]) => other - one);
  return best ? { invention: best[0], work: best[1] } : null;
}

type TokenKind = "progress" | "points" | "availability" | "knowledge" | "number";
export const kindOf = (token: string) => token.split("-")[0] as TokenKind;

/** What a token does for whoever looks. */
export const doesTold = (token: string, table: Table, t: T): string =>
  t(`does-${kindOf(token)}`, { count: table.own.fits[token] ?? 0 });

/** What taking an invention would bring, with its number in one's runs. */
export const worthTold = ({ points, number }: Invention, table: Table, t: T): string =>
  t("does-invention", { points, number, more: table.own.runs[number] ?? 0 });

/** Where tokens come from while rewards are shared. */
export const cameFrom = ({ now }: Table): string => (now.sharing ? `invention ${now.sharing.invention}` : "");
