// Looking back at a match with an analysis; fetched when one asks for it.

import { ready } from "../lib/area";
import { settings } from "../lib/settings.svelte";
import Analysis from "./Analysis.svelte";

/** The analysis, once it has its words. */
export async function open(): Promise<typeof Analysis> {
  await ready(settings.lang);
  return Analysis;
}
