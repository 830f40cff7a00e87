// The signs of Codex Naturalis, for its rulebook.

import { drawn, type Legend } from "../../lib/legend";
import { SYMBOLS } from "./cards";
import Defs from "./Defs.svelte";

export const legend: Legend = { Defs, signs: { symbol: drawn(SYMBOLS, "cx-") } };
