// The emblem of a game, the same on every page: its folder has one, or it gets a die.

import die from "sign:game";

const EMBLEMS = import.meta.glob<string>("../games/*/emblem.ts", { eager: true, import: "default" });

export const emblemOf = (game: string) => EMBLEMS[`../games/${game}/emblem.ts`] ?? die;
