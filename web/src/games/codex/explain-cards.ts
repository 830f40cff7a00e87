// What a card is, what its points mean, and what it asks for: by where it lies now.

import { answer, inSentences } from "../../lib/answers";
import type { Answer } from "../../lib/moment";
import { printOf, type Card } from "./cards";
import type { Seen } from "./table";
import { countsTold, pointsTold, symbolsTold } from "./telling";

const cardOf = ({ texts }: Seen, id: string): Card | undefined => printOf(texts.catalogue).cards.get(id);

export function explainCard(asked: Seen, id: string): Answer | null {
  const { t, table, texts, players, offers } = asked;
  const card = cardOf(asked, id);
  if (!card) return null;
  const name = texts.name("card", id);
  const owner = table.codices.findIndex(({ laid }) => laid.some((one) => one.card.id === id));
  const face = table.codices[owner]?.laid.find((one) => one.card.id === id)?.face;
  if (card.deck === "starter") return answer(name, t("what-starter"), "3.3");
  if (owner >= 0) {
    const side = t(face === 0 ? "front_up" : "back_up");
    return answer(name, t("what-card_laid", { name: players[owner] ?? "", face: side }), "1");
  }
  const told = [...askedTold(asked, card), worthTold(asked, card)];
  const isShown = table.shown.some((one) => one?.id === id);
  if (isShown) told.push(t(offers.includes(`take ${id}`) ? "what-take_now" : "what-take_later"));
  return answer(name, inSentences(...told), isShown ? "4.2" : card.deck === "gold" ? "4.1.2" : "4.1.3");
}

/** What a gold card asks for, and what of it one's codex does not show yet. */
function askedTold({ t, table, texts, seat }: Seen, card: Card): string[] {
  if (card.requires.length === 0) return [];
  const symbols = symbolsTold(card.requires, texts, t);
  const lacking = table.lacking[card.id];
  if (lacking) return [t("what-asks_lacks", { symbols, lacking: countsTold(lacking, texts, t) })];
  return [t(seat >= 0 ? "what-asks_shown" : "what-asks", { symbols })];
}

const worthTold = ({ t, texts }: Seen, card: Card): string =>
  card.points > 0 ? t("what-worth", { told: pointsTold(card, texts, t) }) : t("what-worthless");

export function explainPoints(asked: Seen, id: string): Answer | null {
  const { t, texts } = asked;
  const card = cardOf(asked, id);
  if (!card) return null;
  const each = card.scoring === "flat" ? "flat" : card.scoring === "per_corner" ? "corner" : "symbol";
  const symbol = texts.name("symbol", card.scoring.slice(4));
  const text = t(`what-points_${each}`, { points: card.points, symbol });
  return answer(t("name-points", { card: texts.name("card", id) }), text, each === "flat" ? "4.1.3" : "6");
}

export function explainAsked(asked: Seen, id: string): Answer | null {
  const { t, texts } = asked;
  const card = cardOf(asked, id);
  if (!card) return null;
  const told = inSentences(...askedTold(asked, card), t("what-unspent"));
  return answer(t("name-asks", { card: texts.name("card", id) }), told, "4.1.2");
}
