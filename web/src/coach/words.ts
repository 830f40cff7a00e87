// The words of the coach: `texts/`. What it says of each question is written with the lessons of the game.

import type { CoachWords } from "../gen/words";
import { area } from "../lib/area";

export const words = area<CoachWords>(
  import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }),
);
