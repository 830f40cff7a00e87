// Which drawing stands for what.

import fossil from "icon:ammonite-fossil";
import bed from "icon:bed";
import church from "icon:byzantin-temple";
import cannon from "icon:cannon";
import flag from "icon:checkered-flag";
import practice from "icon:clockwise-rotation";
import star from "icon:falling-star";
import hammer from "icon:flat-hammer";
import temple from "icon:greek-temple";
import glider from "icon:hang-glider";
import heart from "icon:heart-organ";
import horse from "icon:horse-head";
import bird from "icon:hummingbird";
import laurels from "icon:laurels";
import moon from "icon:moon";
import knight from "icon:mounted-knight";
import book from "icon:open-book";
import spyglass from "icon:spyglass";
import bridge from "icon:stone-bridge";
import teacher from "icon:teacher";
import vitruvian from "icon:vitruvian-man";
import mill from "icon:water-mill";
import type { Action } from "./cards";

// Our own drawings, in the measure of the icons.
const ERMINE =
  '<path fill="currentColor" d="M256 176c10 92 70 176 112 236-44-6-70 10-78 68-14-28-24-38-34-38s-20 10-34 38c-8-58-34-74-78-68 42-60 102-144 112-236zM256 32l34 50-34 50-34-50zM158 96l30 44-30 44-30-44zm196 0 30 44-30 44-30-44z"/>';
const CHARIOT =
  '<path fill="currentColor" d="m256 48 176 240H80zM64 306h384l32 62H32zM0 300h56l-12 28H0zm456 0h56v28h-44zM128 386a44 44 0 1 1 0 88 44 44 0 0 1 0-88m256 0a44 44 0 1 1 0 88 44 44 0 0 1 0-88"/><path fill="none" stroke="var(--card)" stroke-width="14" d="M256 66v222M256 66 166 288M256 66l90 222M120 240h272"/>';
const TWO_CARDS =
  '<path fill="currentColor" d="M60 128 250 62a24 24 0 0 1 30 15l20 58-96 34a44 44 0 0 0-27 56l62 178-29 10a24 24 0 0 1-31-15L45 159a24 24 0 0 1 15-31z"/><path fill="currentColor" d="M226 190h200a26 26 0 0 1 26 26v252a26 26 0 0 1-26 26H226a26 26 0 0 1-26-26V216a26 26 0 0 1 26-26zm82 92v42h-42v36h42v42h36v-42h42v-36h-42v-42z"/>';

/** New cards for the middle; the end of the match. */
export const MAINTENANCE =
  '<path fill="currentColor" d="M32 256h128v208H32zm160 0h128v208H192zm160 0h128v208H352zM226 48h60v84h52l-82 88-82-88h52z"/>';
export const FINISH = flag;

export const EFFECT_ART: Record<string, string> = {
  victory_points: laurels,
  practice: teacher,
  draw_two: TWO_CARDS,
  draw_one_rested: bed,
  look_and_play: spyglass,
};

/** The drawing of a Leonardo card. */
export const effectArt = (effect: string): string => EFFECT_ART[effect] ?? "";

export const ACTION_ART: Record<Action, string> = { practise: practice, visit: vitruvian, work: hammer };

/** The drawings of patrons. */
export const PATRONS: Record<string, string> = {
  dama_ermellino: ERMINE,
  battaglia_anghiari: knight,
  bombarda: cannon,
  carro_armato: CHARIOT,
  chiesa_pianta_centrale: church,
  codice_atlantico: book,
  luce_cinerea: moon,
  mulino_ad_acqua: mill,
  studi_anatomici: heart,
  studio_fossili: fossil,
  trattato_architettura: temple,
  trattato_uccelli: bird,
};

/** The drawings of unfinished works, by design. */
export const DESIGNS: Record<string, string> = {
  adorazione_magi: star,
  macchina_volante: glider,
  monumento_sforza: horse,
  ponte_bosforo: bridge,
};

/** The drawing of a patron, or of the design an unfinished work belongs to. */
export const workArt = (work: string): string => PATRONS[work] ?? DESIGNS[work.replace(/_\d$/, "")] ?? "";
