// Pieces of the table in words: for screen readers on the board, and for the reading view.

import { inARow, labelled, listed } from "../../lib/listed";
import type { Texts } from "../../lib/words";
import { COMPONENTS, type Counts, type Invention } from "./cards";
import { COUNCIL, type City, type Group, type Lab, type Place, type Side } from "./table";
import type { T } from "./words";

export function componentsTold(counts: Counts, texts: Texts, t: T): string {
  const said = COMPONENTS.flatMap((component) =>
    counts[component] ? [`${counts[component]} × ${texts.name("component", component)}`] : [],
  );
  return listed(said, t.lang, "unit") || t("none");
}

/** `12. Bridge` */
export const numbered = (id: string, texts: Texts, t: T): string =>
  t("numbered", { number: id, invention: texts.name("invention", id) });

export function inventionTold(card: Invention, texts: Texts, t: T): string {
  return t("card_told", {
    number: card.id,
    invention: texts.name("invention", card.id),
    rank: texts.name("rank", card.rank),
    type: texts.name("type", card.type),
    weeks: card.weeks,
    components: componentsTold(card.needs, texts, t),
    first: card.first,
    later: card.later,
  });
}

/** Apprentices and a master: `3 apprentices, 1 master`. */
export function workersTold(apprentices: number, master: boolean, t: T): string {
  const workers = [
    ...(apprentices > 0 ? [t("apprentices", { count: apprentices })] : []),
    ...(master ? [t("masters", { count: 1 })] : []),
  ];
  return listed(workers, t.lang, "unit");
}

export function groupTold(group: Group, players: string[], t: T): string {
  const [seat, apprentices, master, , asked] = group;
  const workers = workersTold(apprentices, master, t);
  return t(asked ? "group_served" : "group", { name: players[seat] ?? "", workers });
}

/** A place with all that is there. */
export function placeTold(city: City, place: Place, players: string[], texts: Texts, t: T): string {
  const { now } = city;
  const here = now.place === place.id;
  const parts = [t("place_told", { letter: place.letter, place: texts.get("labels", "place", place.id) })];
  if (here) parts.push(t("lord_here"));
  if (here && now.price !== null) parts.push(t("price_here", { florins: now.price }));
  const [good = ""] = place.gives;
  if (place.left !== null)
    parts.push(t("stack", { count: place.left, component: texts.name("component", good) }));
  if (place.id === COUNCIL) parts.push(t("purse", { florins: city.purse }));
  const groups = place.line.map((group) => groupTold(group, players, t));
  parts.push(groups.length > 0 ? t("line", { workers: inARow(groups, t.lang) }) : t("empty_line"));
  if (place.id === COUNCIL)
    for (const [id, , seat] of city.spaces)
      if (seat !== null)
        parts.push(t("space_taken", { space: texts.name("space", id), name: players[seat] ?? "" }));
  return parts.join(". ");
}

/** A laboratory with its places, its workers and the work under way. */
export function labTold(city: City, lab: Lab, texts: Texts, t: T): string {
  const name = texts.get("labels", "place", lab.id);
  if (lab.places === 0) return labelled(name, t("lab_none"), t.lang);
  const parts = [t("lab_places", { places: lab.places })];
  if (lab.men > 0) parts.push(t("men", { count: lab.men }));
  const workers = workersTold(lab.apprentices, lab.master, t);
  if (workers) parts.push(t("workers_here", { workers }));
  parts.push(...workTold(city, lab, texts, t));
  return labelled(name, listed(parts, t.lang, "unit"), t.lang);
}

/** What a laboratory makes and how far it is. */
export function workTold(city: City, lab: Lab, texts: Texts, t: T): string[] {
  if (lab.week === null) return [t("idle")];
  const card = city.print.inventions.get(lab.invention ?? "");
  const what = card ? numbered(card.id, texts, t) : t("secret_work");
  const week = card ? t("week_of", { week: lab.week, weeks: card.weeks }) : t("week", { week: lab.week });
  return [what, week, ...(lab.shown ? [t("shown_work")] : [])];
}

/** A player's florins, unless they are hidden from this viewer. */
export const florinsTold = ({ florins }: Side, t: T): string =>
  florins === null ? t("florins_hidden") : t("florins", { florins });

/** What everybody may know of a player at a glance, one by one. */
export function purseFacts(city: City, seat: number, t: T): string[] {
  const side = city.sides[seat];
  if (!side) return [];
  return [
    florinsTold(side, t),
    t("free", { free: side.apprentices.free, all: side.apprentices.of }),
    t(side.master ? "master_free" : "master_away"),
    ...(city.leonardo === seat ? [t("has_leonardo")] : []),
    ...(side.passed ? [t("passed")] : []),
  ];
}

export const purseTold = (city: City, seat: number, players: string[], t: T): string =>
  labelled(players[seat] ?? "", listed(purseFacts(city, seat, t), t.lang, "unit"), t.lang);

/** What a player has completed, with the card or without. */
export function builtTold(city: City, seat: number, texts: Texts, t: T): string[] {
  const side = city.sides[seat];
  if (!side) return [];
  return side.completed.map((id) =>
    t(side.cards.includes(id) ? "built_card" : "built_only", {
      invention: numbered(id, texts, t),
    }),
  );
}
