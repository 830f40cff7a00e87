// The words of what-ifs: `texts/`.

import type { WhatifWords } from "../gen/words";
import { area } from "../lib/area";

export const words = area<WhatifWords>(
  import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }),
);
