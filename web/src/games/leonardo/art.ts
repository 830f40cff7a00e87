// Which drawing stands for what.

import blockHouse from "icon:block-house";
import brickWall from "icon:brick-wall";
import dome from "icon:byzantin-temple";
import house from "icon:family-house";
import gearHammer from "icon:gear-hammer";
import glassBall from "icon:glass-ball";
import temple from "icon:greek-temple";
import handSaw from "icon:hand-saw";
import knot from "icon:knot";
import log from "icon:log";
import magnifier from "icon:magnifying-glass";
import metalBar from "icon:metal-bar";
import pulley from "icon:pulley-hook";
import tower from "icon:stone-tower";
import trowel from "icon:trowel";
import barn from "icon:viking-longhouse";
import mill from "icon:windmill";
import cabin from "icon:wood-cabin";
import type { MedalShape } from "../../board/Medal.svelte";
import type { Component, Type } from "./cards";

/** Each component: its drawing, and the shape it is told by without colour. */
export const MEDALS: Record<Component, MedalShape> = {
  iron: { body: metalBar, shape: "M-7-12H7L13 0 7 12H-7L-13 0z", size: 19 },
  wood: { body: log, shape: "M-12-8q0-4 4-4H8q4 0 4 4V8q0 4-4 4H-8q-4 0-4-4z", size: 17 },
  rope: { body: knot, shape: "M0-13a13 13 0 1 0 .01 0z", size: 17 },
  brick: { body: brickWall, shape: "M-12-10h24v20h-24z", size: 15 },
  glass: { body: glassBall, shape: "M0-14.500 14.500 0 0 14.500-14.500 0z", size: 16 },
};

/** The sign of each type of invention. */
export const TYPE_SIGNS: Record<Type, string> = {
  metalwork: gearHammer,
  carpentry: handSaw,
  ropework: pulley,
  masonry: trowel,
  optics: magnifier,
};

/** The building of each place. */
export const BUILDINGS: Record<string, string> = {
  council: dome,
  workshop: mill,
  academy: temple,
  smith: blockHouse,
  glazier: house,
  carpenter: cabin,
  bricklayer: tower,
  ropemaker: barn,
};
