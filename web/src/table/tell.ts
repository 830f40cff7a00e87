// The picture of any game as plain lines, for a game that has no words of its own for its table yet.

export interface Plain {
  depth: number;
  text: string;
}

/** Every field of a picture that holds something, one a line, indented by how deep it lies. */
export function tellAll(value: unknown, depth = 0): Plain[] {
  return entriesOf(value).flatMap(([key, item]) => {
    const short = inOneLine(item);
    if (short !== null) return short === "" ? [] : [{ depth, text: `${key}: ${short}` }];
    return [{ depth, text: key }, ...tellAll(item, depth + 1)];
  });
}

function entriesOf(value: unknown): [key: string, item: unknown][] {
  if (Array.isArray(value)) return value.map((item: unknown, place) => [String(place + 1), item]);
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function inOneLine(item: unknown): string | null {
  if (typeof item !== "object" || item === null) return item === null ? "" : String(item);
  const inside: [string, unknown][] = Object.entries(item);
  if (!inside.every(([, one]) => typeof one !== "object" || one === null)) return null;
  if (Array.isArray(item)) return item.join(", ");
  return inside.map(([key, one]) => `${key} ${String(one ?? "–")}`).join(", ");
}
