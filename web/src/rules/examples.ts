// Examples of the rules, as src/bottega/examples.py plays them.

import type { Moment } from "../lib/moment";

export interface Example {
  id: string;
  /** What it is an example of. */
  paragraph: string;
  /** The part of the board to look at. */
  part: string;
  /** The position, step by step. */
  moments: Moment[];
}
