// The emblem of each inventor: what they are known for.

import screw from "icon:ancient-screw";
import scroll from "icon:scroll-unfurled";
import rod from "icon:rod-of-asclepius";
import astrolabe from "icon:astrolabe";
import coins from "icon:two-coins";
import rabbit from "icon:rabbit";
import herbs from "icon:herbs-bundle";
import bible from "icon:book-cover";
import telescope from "icon:telescope";
import abacus from "icon:abacus";
import fizz from "icon:fizzing-flask";
import apple from "icon:shiny-apple";
import kite from "icon:kite";
import kettle from "icon:teapot";
import balance from "icon:scales";
import program from "icon:processor";
import bulb from "icon:light-bulb";
import coil from "icon:tesla-coil";
import radium from "icon:radioactive";
import atom from "icon:atom";

export const EMBLEMS: Record<string, string> = {
  archimedes: screw,
  aristotle: scroll,
  hippocrates: rod,
  hypatia: astrolabe,
  oresme: coins,
  fibonacci: rabbit,
  hildegard: herbs,
  gutenberg: bible,
  galileo: telescope,
  pascal: abacus,
  boyle: fizz,
  newton: apple,
  franklin: kite,
  watt: kettle,
  lavoisier: balance,
  lovelace: program,
  edison: bulb,
  tesla: coil,
  curie: radium,
  einstein: atom,
};
