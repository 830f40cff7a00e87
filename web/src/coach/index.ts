// The coach of a first match, fetched only where one sits.

import { ready } from "../lib/area";
import { settings } from "../lib/settings.svelte";
import Coach from "./Coach.svelte";

/** The coach, once it has its words. */
export async function comeIn(): Promise<typeof Coach> {
  await ready(settings.lang);
  return Coach;
}
