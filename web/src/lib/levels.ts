// What bots are called, and how well they play. A name that is no level is shown as it is.

import { BOT_NAMES } from "../gen/bots";
import type { Lang } from "./catalogue";
import { words } from "./own-words";

type Level = keyof typeof BOT_NAMES;
const isLevel = (bot: string): bot is Level => bot in BOT_NAMES;

export const botName = (bot: string): string => (isLevel(bot) ? BOT_NAMES[bot] : bot);

/** The name with its strength, for those who choose a bot: "Salaì (easy)". */
export const botWithStrength = (bot: string, lang: Lang): string =>
  isLevel(bot) ? words(lang)(`level-${bot}`, { name: BOT_NAMES[bot] }) : bot;

/** Half a sentence on how strong it is; nothing for those that are no level. */
export const botAbout = (bot: string, lang: Lang): string =>
  isLevel(bot) ? words(lang)(`level-${bot}_about`) : "";

/** Those at a table as they are called: bots by their names, with letters for equals. */
export function called(players: string[], isBot: (seat: number) => boolean = () => true): string[] {
  const names = players.map((name, seat) => (isBot(seat) ? botName(name) : name));
  return names.map((name, seat) => {
    const equals = names.flatMap((other, place) => (other === name && isBot(place) ? [place] : []));
    const letter = "ABCDEFGHIJ"[equals.indexOf(seat)] ?? "";
    return equals.length > 1 && isLevel(players[seat] ?? "") && letter ? `${name} ${letter}` : name;
  });
}
