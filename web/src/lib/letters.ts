// The fonts of the site weigh more than a board: a newcomer on a slow line reads those of the device at first.

import { keep, kept } from "../net/kept";
import { calm } from "./calm";

/** Fetches them; who has them already is not kept waiting. */
export async function fetchLetters(): Promise<void> {
  if (!kept("letters")) await calm();
  await import("./fonts.css");
  await document.fonts.ready;
  keep("letters", "yes");
}
