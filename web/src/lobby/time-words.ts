// How much time there is at a table, in words.

import type { TimeControl } from "../gen/protocol";
import type { Lang } from "../lib/catalogue";
import { phrasebook } from "../lib/phrasebook";

export const words = phrasebook({
  en: {
    time: "Time",
    none: "no clock",
    none_about: "Everybody takes the time they need.",
    live: "Live",
    live_about: "All sit down together. Each has so many minutes, and every move adds some seconds.",
    daily: "Over days",
    daily_about:
      "So many hours for each move. Quiet hours and vacations of the one who is asked do not count.",
    pace: "Minutes, and seconds with each move",
    bank: "Minutes to begin with",
    increment: "Seconds more with each move",
    own: "other",
    hours: "{count:hour|hours}",
    per_move: "For each move",
    said_live: "live, {bank} min + {increment} s",
    said_daily: "{count:hour|hours} a move",
    stand_in: "Who stands in",
    usual: "this site’s choice",
    stand_in_about:
      "When somebody’s time is up, this bot plays until they are back. Without a clock it does when all others ask for it.",
    stand_in_rated:
      "When somebody’s time is up, a bot of this site plays until they are back. Who leaves a third of their moves to it has lost.",
  },
  fr: {
    time: "Temps",
    none: "sans pendule",
    none_about: "Chacun prend le temps qu’il lui faut.",
    live: "En direct",
    live_about:
      "On s’assied ensemble. Chacun a une réserve de minutes, et chaque coup y ajoute des secondes.",
    daily: "Sur plusieurs jours",
    daily_about:
      "Tant d’heures pour chaque coup. Les heures calmes et les vacances de qui doit choisir ne comptent pas.",
    pace: "Minutes, et secondes à chaque coup",
    bank: "Minutes en réserve",
    increment: "Secondes de plus à chaque coup",
    own: "autre",
    hours: "{count:heure|heures}",
    per_move: "Pour chaque coup",
    said_live: "en direct, {bank} min + {increment} s",
    said_daily: "{count:heure|heures} par coup",
    stand_in: "Qui remplace",
    usual: "au choix de ce site",
    stand_in_about:
      "Quand le temps de quelqu’un est écoulé, ce bot joue jusqu’à son retour. Sans pendule, il le fait si tous les autres le demandent.",
    stand_in_rated:
      "Quand le temps de quelqu’un est écoulé, un bot de ce site joue jusqu’à son retour. Qui lui laisse un tiers de ses coups a perdu.",
  },
  it: {
    time: "Tempo",
    none: "senza orologio",
    none_about: "Ognuno si prende il tempo che gli serve.",
    live: "Dal vivo",
    live_about: "Ci si siede insieme. Ognuno ha una riserva di minuti, e ogni mossa vi aggiunge dei secondi.",
    daily: "In più giorni",
    daily_about: "Tante ore per ogni mossa. Le ore di quiete e le vacanze di chi deve scegliere non contano.",
    pace: "Minuti, e secondi a ogni mossa",
    bank: "Minuti di riserva",
    increment: "Secondi in più a ogni mossa",
    own: "altro",
    hours: "{count:ora|ore}",
    per_move: "Per ogni mossa",
    said_live: "dal vivo, {bank} min + {increment} s",
    said_daily: "{count:ora|ore} a mossa",
    stand_in: "Chi sostituisce",
    usual: "a scelta di questo sito",
    stand_in_about:
      "Quando il tempo di qualcuno è scaduto, questo bot gioca fino al suo ritorno. Senza orologio lo fa se tutti gli altri lo chiedono.",
    stand_in_rated:
      "Quando il tempo di qualcuno è scaduto, un bot di questo sito gioca fino al suo ritorno. Chi gli lascia un terzo delle sue mosse ha perso.",
  },
});

/** A clock in a few words; nothing where there is none. */
export function sayClock(clock: TimeControl, lang: Lang): string {
  const t = words(lang);
  if (clock.is === "none") return "";
  if (clock.is === "daily") return t("said_daily", { count: clock.hours });
  const bank = Math.round((clock.bank / 60) * 10) / 10;
  return t("said_live", { bank, increment: clock.increment ?? 0 });
}
