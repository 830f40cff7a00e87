// What was done in this browser and what the server knows of us become one.

import type { Learned } from "../gen/protocol";
import { me } from "../net/me.svelte";
import { ask, Refused } from "../net/rest";
import { allDone, noteDone } from "./progress";

/** Tells the server which lessons were done here, if it knows us, and notes here those that were done elsewhere. */
export async function shareProgress(): Promise<void> {
  if (!me.known) return;
  try {
    const { done } = await ask<Learned>("POST", "/me/lessons", { done: allDone() } satisfies Learned);
    noteDone(done);
  } catch (error) {
    if (!(error instanceof Refused)) throw error; // without a connection it is told the next time
  }
}
