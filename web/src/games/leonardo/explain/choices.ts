// What can be chosen explained: a tile or a button by what it would bring.

import { labOf } from "../table";
import { answer, type Asking, type Tell } from "./asking";
import { space } from "./city";
import { invention } from "./inventions";
import { components, leonardo } from "./sides";

/** What something from the Workshop, the Academy, a shop or turn 0 is good for. */
function use(asking: Asking, good = ""): string {
  const { seat, t } = asking;
  if (good.startsWith("man-")) return t("what-man");
  if (labOf(good)) return t("what-improvement");
  if (good === "apprentice") return t("what-new_apprentice");
  return components(asking, String(seat), good)?.text ?? t("what-favour");
}

/** What a move brings, by its verb. */
const BRINGS: Record<string, Tell> = {
  buy: (asking, good) => answer("", use(asking, good), "8.B"),
  favour: (asking, good) => answer("", use(asking, good), "12"),
  pick: (asking, component) => components(asking, String(asking.seat), component),
  choose: space,
  give: leonardo,
  start: (asking, _lab, id) => invention(asking, ...(id ? [id] : [])),
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

export const choice: Tell = (asking, verb = "", ...said) => {
  const brought = BRINGS[verb]?.(asking, ...said);
  return brought
    ? { ...brought, name: asking.texts.sayMove([verb, ...said].join(" "), asking.players) }
    : null;
};

const simple =
  (name: (asking: Asking) => string, text: (asking: Asking) => string, paragraph: string): Tell =>
  (asking) =>
    answer(name(asking), text(asking), paragraph);

export const bid = simple(
  ({ t }) => t("bid_field"),
  ({ t }) => t("what-bid"),
  "9.3",
);

export const order = simple(
  ({ t }) => t("name-order"),
  ({ t }) => t("order_first"),
  "8.A",
);

export const act: Tell = ({ offers, city, t }) =>
  answer(t("act"), t(offers.length > 0 ? "what-act" : "what-act_waiting"), city.now.paragraph || "5");

export const others = simple(
  ({ t }) => t("others"),
  ({ t }) => t("what-others"),
  "6.1",
);

export const scores = simple(
  ({ t }) => t("scores_tab"),
  ({ city, t }) => t(city.ways.points ? "what-florins_points" : "what-scores"),
  "11",
);

export const CHOICES = { choice, bid, order, act, others, scores };
