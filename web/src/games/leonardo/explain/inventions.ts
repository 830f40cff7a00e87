// Inventions explained: what they take, what they pay, what one still lacks; and the deck they come from.

import { answer, inSentences, ofCard } from "../../../lib/answers";
import type { Answer } from "../../../lib/moment";
import { find } from "../../../lib/moves";
import { spelled, type Invention } from "../cards";
import { componentsTold, numbered } from "../telling";
import type { Asking, Tell } from "./asking";

const withCard =
  (tell: (asking: Asking, card: Invention) => Answer): Tell =>
  (asking, id = "") => {
    const card = asking.city.print.inventions.get(id);
    return card ? tell(asking, card) : null;
  };

/** The same, marked where the values of the card are reconstructed; metals and weeks are published. */
const withValues = (tell: (asking: Asking, card: Invention) => Answer): Tell =>
  withCard((asking, card) => ofCard(tell(asking, card), asking.texts, "inventions.toml", card.id));

/** Whether one may start it now, and if not, what is missing or when. */
function startable({ city, offers, texts, t, mine }: Asking, card: Invention): string {
  if (find(offers, "start", "*", card.id).length > 0) return t("can_start");
  const lacks = city.lacks[card.id];
  if (!mine || !lacks) return "";
  return spelled(lacks).length > 0
    ? t("you_lack", { components: componentsTold(lacks, texts, t) })
    : t("have_all");
}

const saved = ({ mine, t }: Asking, card: Invention) => {
  const weeks = mine?.saves[card.type] ?? 0;
  return weeks > 0 && t("saved", { weeks });
};

export const INVENTIONS = {
  invention: withValues((asking, card) => {
    const { texts, t } = asking;
    return answer(
      numbered(card.id, texts, t),
      inSentences(
        t("what-invention", { weeks: card.weeks, first: card.first, later: card.later }),
        saved(asking, card),
        startable(asking, card),
      ),
      "4",
    );
  }),
  metal: withCard(({ texts, t }, card) =>
    answer(
      texts.name("rank", card.rank),
      t("what-metal", { weeks: card.weeks, count: spelled(card.needs).length }),
      "4",
    ),
  ),
  type: withValues((asking, card) =>
    answer(
      asking.texts.name("type", card.type),
      inSentences(saved(asking, card) || asking.t("save_later"), asking.t("what-type")),
      "9.1",
    ),
  ),
  needs: withValues((asking, card) => {
    const { texts, t } = asking;
    return answer(
      componentsTold(card.needs, texts, t),
      inSentences(t("what-needs"), startable(asking, card)),
      "6",
    );
  }),
  duration: withCard((asking, card) =>
    answer(
      asking.t("weeks", { weeks: card.weeks }),
      inSentences(asking.t("what-duration"), saved(asking, card)),
      "8.L",
    ),
  ),
  pays: withValues(({ t }, { first, later }) =>
    answer(t("name-pays", { first, later }), t("pays", { first, later }), "9"),
  ),
  asked: ({ t }) => answer(t("asked"), t("what-asked"), "6"),
  early: ({ t }) => answer(t("also"), t("what-early"), "6"),
  deck: ({ city, t }) => answer(t("deck", { cards: city.deck }), t("what-deck"), "10"),
  seen: ({ t }) => answer(t("deck_seen"), t("what-seen"), "8.A"),
  done: ({ t }) => answer(t("built"), t("what-done"), "6"),
  boxed: ({ t }) => answer(t("boxed"), t("what-boxed"), "12"),
} satisfies Record<string, Tell>;
