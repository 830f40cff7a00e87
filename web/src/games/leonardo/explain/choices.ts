// What can be chosen explained: a tile or a button by what it would bring.

import { answer } from "../../../lib/answers";
import { MASTER } from "../choosing";
import { labOf } from "../table";
import type { Asking, Tell } from "./asking";
import { CITY } from "./city";
import { INVENTIONS } from "./inventions";
import { SIDES } from "./sides";

/** What something from the Workshop, the Academy, a shop or turn 0 is good for. */
function use(asking: Asking, good = ""): string {
  const { seat, t } = asking;
  if (good.startsWith("man-")) return t("what-man");
  if (labOf(good)) return t("what-improvement");
  if (good === "apprentice") return t("what-new_apprentice");
  return SIDES.components(asking, String(seat), good)?.text ?? t("what-favour");
}

/** What a move brings, by its verb. */
const BRINGS: Record<string, Tell> = {
  buy: (asking, good) => answer("", use(asking, good), "8.B"),
  favour: (asking, good) => answer("", use(asking, good), "12"),
  pick: (asking, component) => SIDES.components(asking, String(asking.seat), component),
  choose: CITY.space,
  give: SIDES.leonardo,
  start: (asking, _lab, id) => INVENTIONS.invention(asking, ...(id ? [id] : [])),
  stop: ({ t }) => answer("", t("what-stop"), "6"),
  done: ({ t }) => answer("", t("what-done_choosing"), "6"),
  pass: ({ t }) => answer("", t("what-pass"), "7"),
  call: ({ t }) => answer("", t("what-call"), "P.7"),
  stay: ({ t }) => answer("", t("what-stay"), "8.A"),
  worker: ({ t }) => answer("", t("what-worker"), "P.6"),
  decline: ({ t }) => answer("", t("what-decline"), "8"),
  auction: ({ t }) => answer("", t("what-auction"), "9.3"),
  reveal: ({ t }) => answer("", t("what-reveal"), "P.9"),
  send: ({ city, t }) =>
    city.ways.stays ? answer("", t("what-send"), "7") : answer("", t("what-send_line"), "P.6"),
  master: ({ t }) => answer("", t("what-master"), "7"),
};

export const CHOICES = {
  choice: (asking, verb = "", ...said) => {
    const brought = BRINGS[verb]?.(asking, ...said);
    return brought
      ? { ...brought, name: asking.texts.sayMove([verb, ...said].join(" "), asking.players) }
      : null;
  },
  chip: ({ t }, workers = "") =>
    answer(
      workers === MASTER ? t("name-master") : t("apprentices", { count: Number(workers) }),
      t("what-chip"),
      "7",
    ),
  bid: ({ t }) => answer(t("bid_field"), t("what-bid"), "9.3"),
  order: ({ t }) => answer(t("name-order"), t("order_first"), "8.A"),
  act: ({ offers, city, t }) =>
    answer(t("act"), t(offers.length > 0 ? "what-act" : "what-act_waiting"), city.now.paragraph || "5"),
  others: ({ t }) => answer(t("others"), t("what-others"), "6.1"),
  scores: ({ city, t }) =>
    answer(t("scores_tab"), t(city.ways.points ? "what-florins_points" : "what-scores"), "11"),
} satisfies Record<string, Tell>;
