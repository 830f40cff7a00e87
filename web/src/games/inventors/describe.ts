// The table of Legendary Inventors told in words, for those who read it.

import { inARow, labelled, listed } from "../../lib/listed";
import type { BoardProps, Told } from "../../lib/moment";
import type { Texts } from "../../lib/words";
import { seen, type Side, type Table } from "./table";
import {
  cardTold,
  eraTold,
  goneTold,
  inventionTold,
  mindTold,
  runTold,
  standingTold,
  tokensTold,
} from "./telling";
import type { T } from "./words";

export function describe(props: BoardProps): Told[] {
  const { table, t, home, seat, players, texts } = seen(props);
  const order = players.map((_, other) => (other + home) % players.length);
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
        laid.gone ? goneTold(laid, players, texts, t) : inventionTold(table, laid, players, texts, t),
      ),
    },
    ...order.flatMap((other): Told[] => {
      const side = table.sides[other];
      const title = other === seat ? t("team") : t("team_of", { name: players[other] ?? "" });
      return side ? [{ title, lines: sideLines(table, side, players, texts, t) }] : [];
    }),
  ];
}

function sharingLines(table: Table, players: string[], texts: Texts, t: T): string[] {
  const { sharing } = table.now;
  if (!sharing || sharing.seats.length === 0) return [];
  const seats = listed(
    sharing.seats.map((seat) => players[seat] ?? ""),
    t.lang,
  );
  return [t("sharing", { invention: texts.name("invention", sharing.invention), seats })];
}

function sideLines(table: Table, side: Side, players: string[], texts: Texts, t: T): string[] {
  const parts = Object.entries(side.score.parts).map(
    ([part, points]) => `${texts.get("parts", part)} ${points}`,
  );
  const lines = [`${standingTold(table, side, players, t)} (${listed(parts, t.lang, "unit")}).`];
  lines.push(`${side.team ? texts.name("team", side.team) : t("no_team")}.`);
  for (const mind of side.minds) lines.push(mindTold(mind, texts, t));
  lines.push(`${labelled(t("tokens"), tokensTold(side, texts, t), t.lang)}.`);
  const patents = inARow(
    side.patents.map((card) => cardTold(card, texts, t)),
    t.lang,
  );
  lines.push(`${labelled(t("patents"), patents || t("none"), t.lang)}.`);
  for (const run of side.runs) lines.push(`${runTold(run, t)}.`);
  return lines;
}
