// The words of a table: `texts/`.

import type { TableWords } from "../gen/words";
import { area } from "../lib/area";

export const words = area<TableWords>(
  import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }),
);
