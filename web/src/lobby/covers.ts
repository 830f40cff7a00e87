// The picture of a game on the front page, in the reader's language, by day or by night: its board at a moment of a match
// (`node tools/covers.mjs`), for plain screens and for those of twice the density.

import type { Lang } from "../lib/catalogue";

const FOUND = import.meta.glob<string>("./covers/*.webp", { eager: true, query: "?url", import: "default" });

export interface Cover {
  src: string;
  srcset: string;
  width: number;
  height: number;
}

/** What an `img` needs; nothing for a game whose board nobody has drawn. */
export function coverOf(game: string, lang: Lang, dark: boolean): Cover | undefined {
  const name = `./covers/${game}-${lang}-${dark ? "dark" : "light"}`;
  const [src, dense] = [FOUND[`${name}.webp`], FOUND[`${name}@2x.webp`]];
  return src && dense ? { src, srcset: `${src} 1x, ${dense} 2x`, width: 560, height: 315 } : undefined;
}
