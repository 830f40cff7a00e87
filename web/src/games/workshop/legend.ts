// The signs of The Workshop of Leonardo, for its rulebook.

import bed from "icon:bed";
import sleepy from "icon:sleepy";
import { drawn, type Legend } from "../../lib/legend";
import { ACTION_ART, DESIGNS, EFFECT_ART, PATRONS } from "./art";
import { DISCIPLINES } from "./cards";
import Defs from "./Defs.svelte";

const { practise, visit, work } = ACTION_ART;

export const legend: Legend = {
  Defs,
  signs: {
    discipline: drawn([...DISCIPLINES, "any"], "ws-"),
    action: { practice: practise, visit, work },
    effect: EFFECT_ART,
    piece: { fatigue: sleepy, rested: bed },
    work: PATRONS,
    design: DESIGNS,
  },
};
