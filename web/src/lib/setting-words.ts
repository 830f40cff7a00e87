// The words of the settings.

import { phrasebook } from "./phrasebook";

export const words = phrasebook({
  en: {
    settings: "Settings",
    language: "Language",
    by_day: "Light page",
    by_candle: "Dark page",
    still: "Without motion",
  },
  fr: {
    settings: "Réglages",
    language: "Langue",
    by_day: "Page claire",
    by_candle: "Page sombre",
    still: "Sans mouvement",
  },
  it: {
    settings: "Impostazioni",
    language: "Lingua",
    by_day: "Pagina chiara",
    by_candle: "Pagina scura",
    still: "Senza movimento",
  },
});
