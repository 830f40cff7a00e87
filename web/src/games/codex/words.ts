// The words of this board that are not in the texts of the game: `texts/`.

import type { CodexWords } from "../../gen/words";
import { area } from "../../lib/area";

export const words = area<CodexWords>(
  import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }),
);

export type T = ReturnType<typeof words>;
