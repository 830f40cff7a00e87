// The words of the analysis: `texts/`.

import type { AnalysisWords } from "../gen/words";
import { area } from "../lib/area";

export const words = area<AnalysisWords>(
  import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }),
);
