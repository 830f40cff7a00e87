// Somebody who had everything about them deleted: a dash on the wire, words on the page.

import { settings } from "../lib/settings.svelte";
import { words } from "./words";

const GONE = "–";

export function named(name: string): string {
  return name === GONE ? words(settings.lang)("gone") : name;
}

export function withNames<T extends { players: string[] }>(update: T): T {
  return update.players.includes(GONE) ? { ...update, players: update.players.map(named) } : update;
}
