// What a card is, what its points mean, and what it asks for: by where it lies now.

import type { Answer } from "../../lib/moment";
import { printOf, type Card } from "./cards";
import type { Asked } from "./explain";
import { countsTold, pointsTold, symbolsTold } from "./telling";

const cardOf = ({ texts }: Asked, id: string): Card | undefined => printOf(texts.catalogue).cards.get(id);

export function explainCard(asked: Asked, id: string): Answer | null {
  const { t, table, texts, players, offers } = asked;
  const card = cardOf(asked, id);
  if (!card) return null;
  const name = texts.name("card", id);
  const owner = table.codices.findIndex(({ laid }) => laid.some((one) => one.card.id === id));
  const face = table.codices[owner]?.laid.find((one) => one.card.id === id)?.face;
  if (card.deck === "starter") return { name, text: t("what-starter"), paragraph: "3.3" };
  if (owner >= 0) {
    const side = t(face === 0 ? "front_up" : "back_up");
    return { name, text: t("what-card_laid", { name: players[owner] ?? "", face: side }), paragraph: "1" };
  }
  const told = [...askedTold(asked, card), worthTold(asked, card)];
  const isShown = table.shown.some((one) => one?.id === id);
  if (isShown) told.push(t(offers.includes(`take ${id}`) ? "what-take_now" : "what-take_later"));
  return {
    name,
    text: told.join(" "),
    paragraph: isShown ? "4.2" : card.deck === "gold" ? "4.1.2" : "4.1.3",
  };
}

/** What a gold card asks for, and what of it one's codex does not show yet. */
function askedTold({ t, table, texts, seat }: Asked, card: Card): string[] {
  if (card.requires.length === 0) return [];
  const symbols = symbolsTold(card.requires, texts, t);
  const lacking = table.lacking[card.id];
  if (lacking) return [t("what-asks_lacks", { symbols, lacking: countsTold(lacking, texts, t) })];
  return [t(seat >= 0 ? "what-asks_shown" : "what-asks", { symbols })];
}

const worthTold = ({ t, texts }: Asked, card: Card): string =>
  card.points > 0 ? t("what-worth", { told: pointsTold(card, texts, t) }) : t("what-worthless");

export function explainPoints(asked: Asked, id: string): Answer | null {
  const { t, texts } = asked;
  const card = cardOf(asked, id);
  if (!card) return null;
  const each = card.scoring === "flat" ? "flat" : card.scoring === "per_corner" ? "corner" : "symbol";
  const symbol = texts.name("symbol", card.scoring.slice(4));
  const text = t(`what-points_${each}`, { points: card.points, symbol });
  return {
    name: t("name-points", { card: texts.name("card", id) }),
    text,
    paragraph: each === "flat" ? "4.1.3" : "6",
  };
}

export function explainAsked(asked: Asked, id: string): Answer | null {
  const { t, texts } = asked;
  const card = cardOf(asked, id);
  if (!card) return null;
  const told = [...askedTold(asked, card), t("what-unspent")];
  return { name: t("name-asks", { card: texts.name("card", id) }), text: told.join(" "), paragraph: "4.1.2" };
}
