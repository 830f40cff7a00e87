// The words of the front page and of setting up a table: `texts/`.

import type { LobbyWords } from "../gen/words";
import { area } from "../lib/area";

export const words = area<LobbyWords>(
  import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }),
);
