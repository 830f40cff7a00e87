// The signs of Legendary Inventors, for its rulebook.

import { drawn, type Legend } from "../../lib/legend";
import { DISCIPLINES } from "./cards";
import Defs from "./Defs.svelte";
import { EMBLEMS } from "./emblems";
import { CLASS_SIGNS, PICTURES } from "./pictures";

const TOKENS = ["progress", "points", "availability", "knowledge", "number"];

export const legend: Legend = {
  Defs,
  signs: {
    discipline: drawn(DISCIPLINES, "in-"),
    class: CLASS_SIGNS,
    token: drawn(TOKENS, "in-"),
    inventor: EMBLEMS,
    invention: PICTURES,
  },
};
