// The words around puzzles: `texts/`. What themes and reasons are called is written with the games.

import type { PuzzlesWords } from "../gen/words";
import { area } from "../lib/area";

export const words = area<PuzzlesWords>(
  import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }),
);
