// The words of the pages of players and of the ladders: `texts/`.

import type { PlayersWords } from "../gen/words";
import { area } from "../lib/area";

export const words = area<PlayersWords>(
  import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }),
);
