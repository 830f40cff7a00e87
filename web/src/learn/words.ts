// The words around lessons: `texts/`. What lessons themselves say is written beside them, with the game.

import type { LearnWords } from "../gen/words";
import { area } from "../lib/area";

export const words = area<LearnWords>(
  import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }),
);
