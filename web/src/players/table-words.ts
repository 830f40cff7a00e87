// What a table says of those who sit there.

import { phrasebook } from "../lib/phrasebook";

export const words = phrasebook({
  en: { rated: "This match counts on the ladder.", level: "level {level}" },
  fr: { rated: "Cette partie compte pour le classement.", level: "niveau {level}" },
  it: { rated: "Questa partita conta per la classifica.", level: "livello {level}" },
});
