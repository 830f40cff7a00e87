// The words of the daily deal: `texts/`.

import type { DailyWords } from "../gen/words";
import { area } from "../lib/area";

export const words = area<DailyWords>(
  import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }),
);
