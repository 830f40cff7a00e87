import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { boardsDrawn } from "../games/drawn";
import { LANGUAGES } from "../lib/catalogue";
import { coverOf } from "./covers";

/** Width and height of a WebP picture: of a lossy one, or of one with more to tell. */
function sizeOf(name: string): [number, number] {
  const file = readFileSync(new URL(`./covers/${name}.webp`, import.meta.url));
  const kind = file.toString("latin1", 12, 16);
  if (kind === "VP8X") return [file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1];
  return [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff];
}

const WAYS = boardsDrawn.flatMap((game) =>
  LANGUAGES.flatMap((lang) => [false, true].map((dark) => [game, lang, dark] as const)),
);

test.each(WAYS)(
  "the picture of %s in %s, dark: %s, is there and sharp on dense screens",
  (game, lang, dark) => {
    const cover = coverOf(game, lang, dark);
    expect(cover).toBeDefined();
    const name = `${game}-${lang}-${dark ? "dark" : "light"}`;
    const { width = 0, height = 0 } = cover ?? {};
    expect(sizeOf(name)).toEqual([width, height]);
    expect(sizeOf(`${name}@2x`)).toEqual([2 * width, 2 * height]);
  },
);
