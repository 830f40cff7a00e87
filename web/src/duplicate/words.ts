// The words of groups that play the same deal: `texts/`.

import type { DuplicateWords } from "../gen/words";
import { area } from "../lib/area";

export const words = area<DuplicateWords>(
  import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }),
);
