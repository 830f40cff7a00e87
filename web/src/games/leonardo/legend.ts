// The signs of Leonardo da Vinci, for its rulebook.

import golem from "icon:robot-golem";
import vitruvian from "icon:vitruvian-man";
import { drawn, type Legend } from "../../lib/legend";
import { BUILDINGS, TYPE_SIGNS } from "./art";
import { COMPONENTS } from "./cards";
import Defs from "./Defs.svelte";

export const legend: Legend = {
  Defs,
  signs: {
    place: BUILDINGS,
    component: drawn(COMPONENTS, "lv-"),
    type: TYPE_SIGNS,
    piece: { florin: "#lv-florin", man: golem, leonardo: vitruvian },
  },
};
