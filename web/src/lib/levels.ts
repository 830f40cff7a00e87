// What bots are called, and how well they play. A name that is no level is shown as it is.

import type { Lang } from "./catalogue";
import { words } from "./own-words";

const LEVELS = ["apprentice", "journeyman", "master"] as const;
type Level = (typeof LEVELS)[number];
const isLevel = (bot: string): bot is Level => (LEVELS as readonly string[]).includes(bot);

export const botName = (bot: string, lang: Lang): string =>
  isLevel(bot) ? words(lang)(`level-${bot}`) : bot;

/** Half a sentence on how strong it is; nothing for those that are no level. */
export const botAbout = (bot: string, lang: Lang): string =>
  isLevel(bot) ? words(lang)(`level-${bot}_about`) : "";

/** Those at a table as they are called: levels in one's language, and letters for equals. */
export function called(
  players: string[],
  lang: Lang,
  isBot: (seat: number) => boolean = () => true,
): string[] {
  const names = players.map((name, seat) => (isBot(seat) ? botName(name, lang) : name));
  return names.map((name, seat) => {
    const equals = names.flatMap((other, place) => (other === name && isBot(place) ? [place] : []));
    const letter = "ABCDEFGHIJ"[equals.indexOf(seat)] ?? "";
    return equals.length > 1 && isLevel(players[seat] ?? "") && letter ? `${name} ${letter}` : name;
  });
}
