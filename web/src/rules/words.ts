// The words of the rulebook: `texts/`.

import type { RulesWords } from "../gen/words";
import { area } from "../lib/area";

export const words = area<RulesWords>(
  import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }),
);
