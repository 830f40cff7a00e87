// The words of the replay: `texts/`.

import type { ReplayWords } from "../gen/words";
import { area } from "../lib/area";

export const words = area<ReplayWords>(
  import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }),
);
