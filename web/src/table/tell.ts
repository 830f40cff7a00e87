// The pieces of any game as plain lines, for a game that has no words of its own for its table yet.

import type { Json } from "../lib/catalogue";

export interface Plain {
  depth: number;
  text: string;
}

/** Every field of a board that holds something, one a line, indented by how deep it lies. */
export function tellAll(value: Json, depth = 0): Plain[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Array.isArray(value)
    ? value.map((item, place) => [String(place + 1), item] as const)
    : Object.entries(value);
  return entries.flatMap(([key, item]) => {
    if (key === "is" || key === "rules") return [];
    const short = inOneLine(item);
    if (short !== null) return short === "" ? [] : [{ depth, text: `${key}: ${short}` }];
    return [{ depth, text: key }, ...tellAll(item, depth + 1)];
  });
}

function inOneLine(item: Json): string | null {
  if (typeof item !== "object" || item === null) return item === null ? "" : String(item);
  if (!Object.values(item).every((one) => typeof one !== "object")) return null;
  if (Array.isArray(item)) return item.join(", ");
  const said = Object.entries(item).filter(([key]) => key !== "is");
  return said.map(([key, one]) => `${key} ${String(one)}`).join(", ");
}
