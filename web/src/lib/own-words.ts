// The words of the shared parts: `texts/`.

import type { LibWords } from "../gen/words";
import { area } from "./area";

export const words = area<LibWords>(import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" }));
