// The table of Leonardo da Vinci told in words, for those who read it.

import { inARow, labelled, listed } from "../../lib/listed";
import type { BoardProps, Told } from "../../lib/moment";
import type { Texts } from "../../lib/words";
import { seen, type City, type Side } from "./table";
import { builtTold, componentsTold, inventionTold, labTold, numbered, placeTold, purseTold } from "./telling";
import type { T } from "./words";

export function describe(props: BoardProps): Told[] {
  const { table: city, t, home, seat, players, texts } = seen(props);
  const order = players.map((_, other) => (other + home) % players.length);
  return [
    { title: t("turns"), lines: turnLines(city, players, texts, t) },
    { title: t("city"), lines: cityLines(city, players, texts, t) },
    { title: t("asked"), lines: askedLines(city, texts, t) },
    ...order.flatMap((other): Told[] => {
      const side = city.sides[other];
      const title = other === seat ? t("home") : t("home_of", { name: players[other] ?? "" });
      return side ? [{ title, lines: sideLines(city, side, other === seat, players, texts, t) }] : [];
    }),
  ];
}

function turnLines(city: City, players: string[], texts: Texts, t: T): string[] {
  const { turn, turns, paragraph } = city.now;
  const lines = [`${turn > 0 ? t("turn", { turn, last: turns }) : t("turn_zero")}.`];
  const phase = texts.rules().find((rule) => rule.paragraph === paragraph)?.title;
  if (phase) lines.push(`${phase}.`);
  return [...lines, t("leonardo_with", { name: players[city.leonardo] ?? "" })];
}

function cityLines(city: City, players: string[], texts: Texts, t: T): string[] {
  const spaces = city.spaces.map(([id, , seat]) => {
    const space = texts.name("space", id);
    return seat === null
      ? t("space_free", { space })
      : t("space_taken", { space, name: players[seat] ?? "" });
  });
  const [council, ...others] = city.places.map((place) => `${placeTold(city, place, players, texts, t)}.`);
  return [council ?? "", `${inARow(spaces, t.lang)}.`, ...others];
}

function askedLines(city: City, texts: Texts, t: T): string[] {
  const named = (ids: string[]) =>
    inARow(
      ids.map((id) => numbered(id, texts, t)),
      t.lang,
    );
  const lines = city.requested.flatMap((id) => {
    const card = city.print.inventions.get(id);
    return card ? [`${inventionTold(card, texts, t)}.`] : [];
  });
  lines.push(`${t("deck", { cards: city.deck })}.`);
  for (const { depth, invention } of city.seen) {
    const card = city.print.inventions.get(invention);
    if (card) lines.push(`${t("deck_seen_at", { depth, invention: inventionTold(card, texts, t) })}.`);
  }
  if (city.completed.length > 0)
    lines.push(`${labelled(t("completed_all"), named(city.completed), t.lang)}.`);
  if (city.boxed.length > 0) lines.push(`${labelled(t("boxed"), named(city.boxed), t.lang)}.`);
  return lines;
}

function sideLines(city: City, side: Side, own: boolean, players: string[], texts: Texts, t: T): string[] {
  const lines = [
    `${listed([purseTold(city, side.seat, players, t), t("academy", { academy: side.apprentices.academy })], t.lang, "unit")}.`,
  ];
  if (own && side.hand) lines.push(`${labelled(t("hand"), componentsTold(side.hand, texts, t), t.lang)}.`);
  const owned = side.components ? componentsTold(side.components, texts, t) : t("hidden");
  lines.push(`${labelled(t("owned"), owned, t.lang)}.`);
  lines.push(...side.labs.map((lab) => `${labTold(city, lab, texts, t)}.`));
  const built = builtTold(city, side.seat, texts, t);
  lines.push(`${labelled(t("built"), inARow(built, t.lang) || t("none"), t.lang)}.`);
  return lines;
}
