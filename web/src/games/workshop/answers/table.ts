// What the things around the cards are: the round, the deck, rows and piles, players and their points.

import { answer, sentence } from "../../../lib/answers";
import { inARow, listed } from "../../../lib/listed";
import { NOBODY, type Answer } from "../../../lib/moment";
import type { Area } from "../table";
import { areaName, cardsTold, countsTold, goalOf, partsTold } from "../telling";
import { areaAt, type Answers, type Asked } from "./asked";

const PARTS = ["disciplines", "high_levels", "all_six", "leonardo", "patrons", "unfinished"] as const;
const ROWS = { leonardo: "4.3", patrons: "1.3", unfinished: "1.4" } as const;

const nameOf = ({ props, t }: Asked, area: Area) => areaName(area, props.players, t);

/** What follows the turn under way: another's turn, maintenance, or the end. */
function next(asked: Asked): string {
  const { table, t } = asked;
  const { order, turn, phase } = table.now;
  const later = phase === "maintenance" ? undefined : order[order.indexOf(turn) + 1];
  const area = later === undefined ? undefined : table.areas[later];
  return area ? nameOf(asked, area) : t(table.ending === "last" ? "finish" : "maintenance");
}

/** Whether an area has its turn, had it or will have it; nothing if it does not play in this round. */
function whenTurn({ table, t }: Asked, { place }: Area): string {
  const { order, turn, phase } = table.now;
  if (!phase || !order.includes(place)) return "";
  const distance = order.indexOf(place) - order.indexOf(turn);
  if (distance < 0 || phase === "maintenance") return t("turn-had");
  return t(distance === 0 ? "turn-now" : "turn-later");
}

const withArea =
  (tell: (asked: Asked, area: Area) => Answer) =>
  (asked: Asked, place?: string): Answer | null => {
    const area = areaAt(asked, place);
    return area ? tell(asked, area) : null;
  };

export const TABLE: Answers = {
  round: (asked) => {
    const { table, t } = asked;
    const { round } = table.now;
    return round === null ? null : answer(t("round", { round }), t("what-round", { next: next(asked) }), "3");
  },
  maintenance: ({ table, t }) =>
    answer(t("maintenance"), t(table.tired === null ? "what-maintenance-alone" : "what-maintenance"), "6"),
  finish: ({ t }) => answer(t("finish"), t("what-finish"), "7"),
  deck: ({ table, t }) =>
    answer(
      t("name-deck"),
      t(table.solitaire ? "what-deck-alone" : "what-deck", { count: table.deck }),
      table.solitaire ? "8" : "7.1",
    ),
  discarded: ({ table, t }) =>
    answer(t("name-discarded"), t("what-discarded", { count: table.discarded }), "4.5"),
  under: ({ table, texts, t }) =>
    answer(
      t("under"),
      t("what-under", { cards: sentence(inARow(cardsTold(table.under, texts), t.lang)) }),
      "5.5",
    ),
  ending: ({ table, t }) =>
    table.ending === "no"
      ? null
      : answer(t(table.ending === "last" ? "last" : "ending_short"), t(`what-ending-${table.ending}`), "7.1"),
  goal: ({ table, t }) => {
    const goal = goalOf(table);
    return goal && answer(t("name-goal"), t("what-goal", goal), "8.3");
  },
  standing: withArea((asked, area) => {
    const told = sentence(countsTold(area, asked.t));
    const standing = asked.t("what-standing", { told, when: whenTurn(asked, area) }).trim();
    return answer(nameOf(asked, area), standing, "3");
  }),
  fatigue: withArea((asked, area) => {
    const told = asked.t("what-fatigue", { name: nameOf(asked, area), count: area.gathered });
    return answer(asked.t("name-fatigue"), told, "6.2");
  }),
  rested: withArea((asked, area) =>
    answer(asked.t("name-rested"), asked.t("what-rested", { name: nameOf(asked, area) }), "5.4"),
  ),
  hand: withArea((asked, area) => {
    const { t, props } = asked;
    const own = props.seat !== NOBODY && area.seat === props.seat;
    const told = own ? t("what-hand-own") : t("what-hand", { name: nameOf(asked, area), count: area.cards });
    return answer(t("name-hand"), told, own ? "4" : "5.3");
  }),
  points: withArea(({ t, texts }, area) => {
    const parts = listed(partsTold(area, texts), t.lang, "unit");
    return answer(t("name-points"), t("what-points", { parts: sentence(parts || t("nothing")) }), "7.2");
  }),
  part: ({ texts, t }, _place, part) => {
    const known = PARTS.find((one) => one === part);
    return known ? answer(sentence(texts.get("parts", known)), t(`what-part-${known}`), "7.2") : null;
  },
  row: ({ table, t }, id) => {
    const row = table.rows.find((one) => one.id === id);
    return row ? answer(t(row.id), t(`what-row-${row.id}`, { count: row.left }), ROWS[row.id]) : null;
  },
  pile: ({ table, t }, id) => {
    const row = table.rows.find((one) => one.id === id);
    return row ? answer(t("name-pile"), t("what-pile", { count: row.left }), "6.1") : null;
  },
  gap: ({ table, t }, id) => {
    const row = table.rows.find((one) => one.id === id);
    const filled = row && row.left > 0 && table.ending !== "last";
    return answer(t("name-gap"), t(filled ? "what-gap" : "what-gap-last"), "6.1");
  },
  looked: ({ t }) => answer(t("looked"), t("what-looked"), "5.5"),
  waiting: ({ t }) => answer(t("waiting"), t("what-waiting"), "5.5"),
  glow: ({ t }) => answer(t("name-glow"), t("what-glow"), "4"),
};
