// The emblem of a game on the shelf: its folder has one, or it gets the feather of the house.

import feather from "icon:feather";

const EMBLEMS = import.meta.glob<string>("../games/*/emblem.ts", { eager: true, import: "default" });

export const emblemOf = (game: string) => EMBLEMS[`../games/${game}/emblem.ts`] ?? feather;
