// What bots are called, and how well they play. A name that is no level is shown as it is.

import type { Lang } from "./catalogue";
import { phrasebook } from "./phrasebook";

const words = phrasebook({
  en: {
    apprentice: "Apprentice",
    journeyman: "Journeyman",
    master: "Master",
    apprentice_about: "plays quickly and misses much",
    journeyman_about: "thinks a little ahead",
    master_about: "takes its time and forgives little",
  },
  fr: {
    apprentice: "Apprenti",
    journeyman: "Compagnon",
    master: "Maître",
    apprentice_about: "joue vite et laisse passer beaucoup",
    journeyman_about: "réfléchit un peu à l’avance",
    master_about: "prend son temps et pardonne peu",
  },
  it: {
    apprentice: "Apprendista",
    journeyman: "Artigiano",
    master: "Maestro",
    apprentice_about: "gioca in fretta e si lascia sfuggire molto",
    journeyman_about: "pensa un po’ in anticipo",
    master_about: "si prende il suo tempo e perdona poco",
  },
});

const LEVELS = ["apprentice", "journeyman", "master"] as const;
type Level = (typeof LEVELS)[number];
const isLevel = (bot: string): bot is Level => (LEVELS as readonly string[]).includes(bot);

export const botName = (bot: string, lang: Lang): string => (isLevel(bot) ? words(lang)(bot) : bot);

/** Half a sentence on how strong it is; nothing for those that are no level. */
export const botAbout = (bot: string, lang: Lang): string =>
  isLevel(bot) ? words(lang)(`${bot}_about`) : "";

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
