// The picture of any game as plain lines, for a game that has no words of its own for its table yet.

import type { Texts } from "../lib/words";

export interface Plain {
  depth: number;
  text: string;
}

/** Tells a picture in the words that the texts of the game have: names of things, labels, those at the table. */
export class Plainly {
  private readonly names = new Map<string, string>();

  constructor(
    private readonly texts: Texts,
    private readonly players: string[],
  ) {
    for (const [range, shape] of Object.entries(texts.catalogue.ranges)) {
      if (!("names" in shape)) continue;
      for (const id of shape.names) this.names.set(id, this.names.get(id) ?? texts.name(range, id));
    }
  }

  /** Every field of a picture that holds something, one a line, indented by how deep it lies. */
  tell(value: unknown, depth = 0): Plain[] {
    return this.entriesOf(value).flatMap(([key, item]) => {
      const short = this.inOneLine(item, key);
      if (short !== null) return short === "" ? [] : [{ depth, text: `${this.label(key)}: ${short}` }];
      return [{ depth, text: this.label(key) }, ...this.tell(item, depth + 1)];
    });
  }

  private entriesOf(value: unknown): [key: string, item: unknown][] {
    if (!Array.isArray(value))
      return typeof value === "object" && value !== null ? Object.entries(value) : [];
    return value.map((item: unknown, place) => [this.placeOf(item, place, value.length), item]);
  }

  /** A list with as many lists in it as there are players is one for each. */
  private placeOf(item: unknown, place: number, length: number): string {
    const each = Array.isArray(item) && length === this.players.length;
    return (each ? this.players[place] : undefined) ?? String(place + 1);
  }

  private inOneLine(item: unknown, key: string): string | null {
    if (typeof item !== "object" || item === null) return this.word(item, key);
    const inside: [string, unknown][] = Object.entries(item);
    if (!inside.every(([, one]) => typeof one !== "object" || one === null)) return null;
    if (Array.isArray(item)) return item.map((one: unknown) => this.word(one, key)).join(", ");
    return inside.map(([name, one]) => `${this.label(name)} ${this.word(one, name) || "–"}`).join(", ");
  }

  private word(value: unknown, key: string): string {
    if (key === "seat" && typeof value === "number") return this.players[value] ?? String(value);
    return value === null ? "" : (this.names.get(String(value)) ?? String(value));
  }

  /** The label of a field, if the game has one; its name as words, if not. */
  private label(key: string): string {
    return this.texts.seek("labels", key) ?? this.names.get(key) ?? key.replaceAll("_", " ");
  }
}
