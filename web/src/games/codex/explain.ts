// What is this? Everything drawn on the board answers: its name, what it does here and now, and its paragraph.

import { answer, inSentences } from "../../lib/answers";
import { listed } from "../../lib/listed";
import type { Answer, Explain } from "../../lib/moment";
import { KINGDOMS, printOf } from "./cards";
import { explainAsked, explainCard, explainPoints } from "./explain-cards";
import { seen, type Seen } from "./table";
import { backName, sideTold, symbolsTold } from "./telling";

const isResource = (symbol: string) => KINGDOMS.some((kingdom) => kingdom === symbol);

/** By kind; what follows the kind is given. */
const ANSWERS: Record<string, (asked: Seen, id: string, seat: number) => Answer | null> = {
  track: ({ t, table }) => answer(t("track"), t("what-track", { ends: table.endsAt }), "5"),
  end: ({ t, table }) => answer(t("name-end", { points: table.endsAt }), t("what-end"), "5"),
  score: ({ t, table, players }, id) =>
    answer(
      players[Number(id)] ?? "",
      t("what-score", { points: table.codices[Number(id)]?.points ?? 0 }),
      "4.1.3",
    ),
  codex: explainCodex,
  hand: explainHand,
  count: ({ t, table, texts }, symbol, seat) => {
    const count = table.codices[seat]?.symbols.find((one) => one.symbol === symbol)?.count ?? 0;
    const told = t(isResource(symbol) ? "what-count_resource" : "what-count_object", { count });
    return answer(texts.name("symbol", symbol), told, "1");
  },
  corner: ({ t, texts }, what) => {
    if (what === "empty") return answer(t("name-blank"), t("what-blank"), "4.1.1");
    if (what === "none") return answer(t("name-missing"), t("what-missing"), "4.1.1");
    return answer(texts.name("symbol", what), t("what-corner"), "1");
  },
  centre: ({ t, texts }, symbol) => answer(texts.name("symbol", symbol), t("what-centre"), "1"),
  card: explainCard,
  points: explainPoints,
  asks: explainAsked,
  lock: (asked, id) => {
    const found = explainAsked(asked, id);
    return found && { ...found, name: asked.t("name-lock") };
  },
  label: ({ t, texts }, id) => answer(texts.name("card", id), t("what-label"), "1"),
  flip: ({ t }) => answer(t("flip"), t("what-flip"), "4.1.2"),
  side: ({ t, table, texts, home }, id) => {
    const starter = table.starters[home];
    const face = starter?.faces[id === "front" ? 0 : 1];
    if (!starter || !face) return null;
    return answer(
      `${texts.name("card", starter.id)}, ${texts.name("face", id)}`,
      inSentences(...sideTold(face, texts, t)),
      "3.3",
    );
  },
  spot: explainSpot,
  shut: ({ t }, id) => answer(t("name-shut", { spot: id }), t("what-shut"), "4.1.1"),
  deck: explainDeck,
  gap: ({ t }) => answer(t("name-gap"), t("what-gap"), "4.2"),
  objective: explainObjective,
  pass: ({ t, texts, players }) => answer(texts.sayMove("pass", players), t("what-pass"), "4.1"),
};

export const explain: Explain = ([kind = "", id = "", seat = ""], props) =>
  ANSWERS[kind]?.(seen(props), id, Number(seat)) ?? null;

function explainCodex({ t, table, players, seat }: Seen, id: string): Answer | null {
  const codex = table.codices[Number(id)];
  if (!codex) return null;
  const name = Number(id) === seat ? t("your_codex") : t("codex_of", { name: players[Number(id)] ?? "" });
  if (codex.laid.length === 0) return answer(name, t("waiting_start"), "3.3");
  return answer(name, t("what-codex", { cards: codex.laid.length, open: codex.open.length }), "4.1.1");
}

function explainHand({ t, table, players, texts, seat }: Seen, id: string): Answer {
  if (Number(id) === seat) return answer(t("hand"), t("what-hand_own"), "4");
  const cards = (table.hands[Number(id)] ?? []).map((card) => backName(card, texts));
  const name = players[Number(id)] ?? "";
  const what = table.over ? "what-hand_open" : "what-hand";
  return answer(t("name-hand", { name }), t(what, { cards: listed(cards, t.lang, "unit") }), "3.2");
}

function explainSpot({ t, table, texts }: Seen, id: string): Answer {
  const found = table.prospects.find(({ spot }) => spot === id);
  const covers = found?.covers ?? [];
  const told = t("what-spot", { count: covers.length, corners: symbolsTold(covers, texts, t) });
  const scoring = Object.entries(found?.points ?? {})
    .filter(([, points]) => points > 0)
    .map(([card, points]) => t("points", { name: card, points }));
  const points = scoring.length > 0 && t("what-spot_points", { cards: listed(scoring, t.lang, "unit") });
  return answer(t("name-spot", { spot: id }), inSentences(told, points), "4.1.1");
}

function explainDeck({ t, table, texts, offers }: Seen, id: string): Answer | null {
  const deck = table.decks.find(({ name }) => name === id);
  if (!deck) return null;
  const name = t("deck", { deck: texts.name("deck", id) });
  if (!deck.top) return answer(name, t("what-deck_empty"), "4.2");
  const told = t("what-deck", { left: deck.left, card: backName(deck.top, texts) });
  const when = t(offers.includes(`draw ${id}`) ? "what-draw_now" : "what-take_later");
  return answer(name, inSentences(told, when), "4.2");
}

function explainObjective({ t, table, players, texts, seat }: Seen, id: string): Answer | null {
  const objective = printOf(texts.catalogue).objectives.get(id);
  if (!objective) return null;
  const shared = table.common.find((one) => one.id === id);
  const owner = table.goals.findIndex((goals) => goals.some((goal) => goal.id === id));
  const whose = shared
    ? t("common")
    : owner === seat
      ? t(table.chosen ? "secret" : "to_choose")
      : t("secret_of", { name: players[owner] ?? "" });
  const secret = (table.goals[owner] ?? []).filter((goal) => goal.id === id);
  const earned = shared
    ? shared.earned.map((points, at) => t("points", { name: players[at] ?? "", points }))
    : secret.map((goal) => t("points", { name: players[owner] ?? "", points: goal.earned }));
  const kind = objective.cells.length > 0 ? "what-pattern" : "what-set";
  const soFar = t("what-so_far", { list: listed(earned, t.lang, "unit") });
  return answer(
    t("objective_of", { objective: texts.name("objective", id), whose }),
    inSentences(t(kind, { points: objective.points }), soFar),
    shared ? "3.4" : "3.5",
  );
}
