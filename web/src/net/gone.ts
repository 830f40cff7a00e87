// Somebody who had everything about them deleted: a dash on the wire, words on the page.

import { phrasebook } from "../lib/phrasebook";
import { settings } from "../lib/settings.svelte";

const GONE = "–";
const words = phrasebook({
  en: { gone: "somebody who left" },
  fr: { gone: "quelqu’un qui est parti" },
  it: { gone: "qualcuno che è andato via" },
});

export function named(name: string): string {
  return name === GONE ? words(settings.lang)("gone") : name;
}

export function withNames<T extends { players: string[] }>(update: T): T {
  return update.players.includes(GONE) ? { ...update, players: update.players.map(named) } : update;
}
