// What was said at a table, as far as this browser heard it: in order, each remark once.

import type { Remark } from "../gen/protocol";

const MOST = 200; // of a long evening the beginning is forgotten

export function merged(known: Remark[], news: Remark[]): Remark[] {
  const byNumber = new Map([...known, ...news].map((remark) => [remark.number, remark]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number).slice(-MOST);
}

/** Whether something was said between two remarks that never came here. */
export function lacksSome(remarks: Remark[]): boolean {
  return remarks.some(({ number }, place) => place > 0 && number !== (remarks[place - 1]?.number ?? 0) + 1);
}
