// The emblem of a game on the shelf; one that has none yet gets the feather of the house.

import feather from "icon:feather";
import gearHammer from "icon:gear-hammer";
import lightBulb from "icon:light-bulb";
import scroll from "icon:scroll-unfurled";
import vitruvian from "icon:vitruvian-man";

const EMBLEMS: Record<string, string> = {
  codex: scroll,
  leonardo: vitruvian,
  inventors: lightBulb,
  workshop: gearHammer,
};

export const emblemOf = (game: string) => EMBLEMS[game] ?? feather;
