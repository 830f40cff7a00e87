// The words of what-ifs: `texts/`.

import type { WhatIfWords } from "../gen/words";
import { area } from "../lib/area";

export const words = area<WhatIfWords>(
  import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }),
);
