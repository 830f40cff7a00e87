// The words for every code with which the server says no; `refusals.test.ts` compares them with the server's.

import type { NetWords } from "../gen/words";
import { words } from "./words";

type Refusal = Extract<keyof NetWords, `refusal-${string}`>;

/** Codes that no page of ours should ever bring about: one sentence is enough for them. */
const FAULTS = [
  "broken",
  "malformed",
  "no_such_address",
  "no_such_id",
  "no_such_method",
  "no_such_page",
  "too_large",
  "unknown_word",
];

/** The message that is said for a code; none if the server has become cleverer than this page. */
export function known(code: string): Refusal | undefined {
  const id = `refusal-${FAULTS.includes(code) ? "fault" : code}` as const;
  return words.has(id) ? id : undefined;
}
