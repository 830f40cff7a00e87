// The picture of each invention, and the signs of disciplines and classes.

import air from "icon:air-balloon";
import aerial from "icon:aerial-signal";
import battery from "icon:car-battery";
import book from "icon:open-book";
import bulb from "icon:light-bulb";
import camera from "icon:photo-camera";
import canoe from "icon:wood-canoe";
import car from "icon:race-car";
import crossbow from "icon:crossbow";
import cuckoo from "icon:cuckoo-clock";
import die from "icon:dice-six-faces-five";
import drop from "icon:water-drop";
import envelope from "icon:envelope";
import film from "icon:film-projector";
import fire from "icon:fire";
import flask from "icon:round-bottom-flask";
import galleon from "icon:galleon";
import gears from "icon:gears";
import hourglass from "icon:hourglass";
import keys from "icon:piano-keys";
import lamp from "icon:magic-lamp";
import locomotive from "icon:steam-locomotive";
import magnet from "icon:magnet";
import minigun from "icon:minigun";
import musket from "icon:musket";
import papyrus from "icon:papyrus";
import phone from "icon:phone";
import revolver from "icon:revolver";
import rocket from "icon:firework-rocket";
import ruler from "icon:pencil-ruler";
import shot from "icon:high-shot";
import steam from "icon:steam";
import stopwatch from "icon:stopwatch";
import sundial from "icon:sundial";
import swords from "icon:crossed-swords";
import tower from "icon:watchtower";
import wheel from "icon:stone-wheel";
import windmill from "icon:windmill";
import axe from "icon:wood-axe";
import zeppelin from "icon:zeppelin";
import type { CLASSES, Discipline } from "./cards";

// Two that the set has only in great detail are our own.
const drum =
  '<path fill="currentColor" d="M256 96C140 96 56 134 56 184v176c0 50 84 88 200 88s200-38 200-88V184c0-50-84-88-200-88m0 34c92 0 164 28 164 54s-72 54-164 54-164-28-164-54 72-54 164-54M92 246l54 116 50-90 60 112 60-112 50 90 54-116v110c0 26-72 54-164 54S92 386 92 356z"/>';
const watch =
  '<path fill="currentColor" d="M256 20a56 56 0 0 0-30 103v17a178 178 0 1 0 60 0v-17a56 56 0 0 0-30-103m0 34a22 22 0 1 1 0 44 22 22 0 0 1 0-44m0 120a142 142 0 1 1 0 284 142 142 0 0 1 0-284m-16 38v112l76 52 18-26-62-44v-94z"/>';

export const PICTURES: Record<string, string> = {
  bow: shot,
  axe,
  canoe,
  wheel,
  smoke_signals: steam,
  papyrus,
  drum,
  dice: die,
  sundial,
  water_clock: drop,
  fire,
  oil_lamp: lamp,
  crossbow,
  pistol: musket,
  hot_air_balloon: air,
  caravel: galleon,
  printing_press: book,
  optical_telegraph: tower,
  fireworks: rocket,
  piano: keys,
  hourglass,
  mechanical_clock: cuckoo,
  windmill,
  steam_engine: locomotive,
  gatling: minigun,
  revolver,
  automobile: car,
  zeppelin,
  telephone: phone,
  radio: aerial,
  photography: camera,
  cinematograph: film,
  pocket_watch: watch,
  chronograph: stopwatch,
  light_bulb: bulb,
  electric_battery: battery,
};

export const DISCIPLINE_SIGNS: Record<Discipline, string> = {
  physics: magnet,
  chemistry: flask,
  mechanics: gears,
  mathematics: ruler,
};

export const CLASS_SIGNS: Record<(typeof CLASSES)[number], string> = {
  weapons: swords,
  transport: wheel,
  communication: envelope,
  leisure: die,
  time: hourglass,
  energy: fire,
};
