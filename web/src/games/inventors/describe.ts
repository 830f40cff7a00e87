// The table of Legendary Inventors told in words, for those who read it.

import type { BoardProps, Notes, Told } from "../../lib/moment";
import type { Texts } from "../../lib/words";
import { missingOf, PARTS, pointsOf, reachedBy } from "./notes";
import { layRuns } from "./runs";
import { readTable, type Side, type Table } from "./table";
import {
  cardTold,
  eraTold,
  goneTold,
  inventionTold,
  linksTold,
  mindTold,
  standingTold,
  tokensTold,
} from "./telling";
import { words, type T } from "./words";

export function describe({ view, seat, players, texts, notes }: BoardProps): Told[] {
  const table = readTable(view, texts.catalogue);
  const t = words(texts.lang);
  const order = players.map((_, other) => (other + Math.max(seat, 0)) % players.length);
  return [
    {
      title: t("eras"),
      lines: [
        `${eraTold(table, t)}.`,
        `${t("bag", { tokens: table.bag })}.`,
        ...(table.boxed > 0 ? [`${t("tokens_boxed", { tokens: table.boxed })}.`] : []),
        ...sharingLines(table, players, texts, t),
      ],
    },
    {
      title: t("inventions"),
      lines: table.inventions.map((laid) =>
        laid.gone ? goneTold(laid, players, texts, t) : inventionTold(table, laid, notes, players, texts, t),
      ),
    },
    ...order.flatMap((other): Told[] => {
      const side = table.sides[other];
      const title = other === seat ? t("team") : t("team_of", { name: players[other] ?? "" });
      return side ? [{ title, lines: sideLines(table, side, notes, players, texts, t) }] : [];
    }),
  ];
}

function sharingLines(table: Table, players: string[], texts: Texts, t: T): string[] {
  if (!table.sharing || table.sharing.seats.length === 0) return [];
  const seats = table.sharing.seats.map((seat) => players[seat] ?? "").join(", ");
  return [t("sharing", { invention: texts.name("invention", table.sharing.id), seats })];
}

function sideLines(table: Table, side: Side, notes: Notes, players: string[], texts: Texts, t: T): string[] {
  const points = pointsOf(notes, side.seat);
  const parts = PARTS.map((part, place) => `${texts.get("parts", part)} ${points[place] ?? 0}`);
  const { runs } = layRuns(side.patents, reachedBy(notes, side.seat));
  const lines = [`${standingTold(table, side.seat, notes, players, t)} (${parts.join(", ")}).`];
  lines.push(`${side.team ? texts.name("team", side.team) : t("no_team")}.`);
  for (const mind of side.minds) lines.push(mindTold(mind, missingOf(notes, mind.card.id), texts, t));
  lines.push(`${t("tokens")}: ${tokensTold(side, texts, t)}.`);
  const patents = side.patents.map((card) => cardTold(card, texts, t)).join("; ") || t("none");
  lines.push(`${t("patents")}: ${patents}.`);
  for (const run of runs) lines.push(`${linksTold(run, t)}.`);
  return lines;
}
