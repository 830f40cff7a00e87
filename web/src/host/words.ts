// The words of the page for hosts: `texts/`.

import type { HostWords } from "../gen/words";
import { area } from "../lib/area";

export const words = area<HostWords>(import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }));
