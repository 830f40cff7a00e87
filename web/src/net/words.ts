// The words for what is not granted, and for names that nobody said: `texts/`.

import type { NetWords } from "../gen/words";
import { area } from "../lib/area";

export const words = area<NetWords>(import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }));
