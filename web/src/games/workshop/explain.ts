// What something drawn is, what it does here and now, and the paragraph that says so.

import { asked } from "./answers/asked";
import { CARDS } from "./answers/cards";
import { TABLE } from "./answers/table";
import type { Explain } from "../../lib/moment";

const ANSWERS = { ...TABLE, ...CARDS };

export const explain: Explain = ([kind = "", ...ids], props) => {
  const answer = ANSWERS[kind];
  return answer?.(asked(props), ...ids) ?? null;
};
