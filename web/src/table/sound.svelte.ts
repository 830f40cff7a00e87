// When there is a sound, and which; `sounding.ts` makes it, and is loaded with the first.

import type { Told } from "../gen/protocol";
import type { Catalogue } from "../lib/catalogue";
import { keep, kept } from "../net/kept";
import type { Sound } from "./sounding";

export const TIMES = ["off", "turn", "all"] as const;
export type Time = (typeof TIMES)[number];

const WORTH = ["florins", "points"]; // what is told of these is heard as a coin

/** What a ply sounds like: a coin if something is gained or paid, else a card; nothing if nothing is told. */
export function soundOf(lines: Pick<Told, "line">[], { phrases }: Pick<Catalogue, "phrases">): Sound | null {
  const worth = lines.some(({ line }) => {
    const [section = "", id = ""] = line.id.split(".");
    const fields = phrases[section]?.[id] ?? [];
    return fields.some(([name, range]) => WORTH.includes(range) && Number(line.args[name]) > 0);
  });
  return worth ? "coin" : lines.length > 0 ? "card" : null;
}

class Sounds {
  /** Never unless asked for; who switched the bell of an earlier release on hears their own turn. */
  time: Time = $state(
    TIMES.find((time) => time === kept("sounds")) ?? (kept("bell") === "on" ? "turn" : "off"),
  );

  set(time: Time): void {
    this.time = time;
    keep("sounds", time);
    this.play("turn");
  }

  play(what: Sound): void {
    const wanted = this.time === "all" || (this.time === "turn" && what === "turn");
    if (wanted) void import("./sounding").then(({ sound }) => sound(what));
  }
}

export const sounds = new Sounds();
