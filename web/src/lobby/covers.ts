// The picture of a game on the shelf, by day or by night: its board at a moment of a match (`make covers`).

const FOUND = import.meta.glob<string>("./covers/*.webp", { eager: true, query: "?url", import: "default" });

export const COVER = { width: 448, height: 280 };

/** The address of the picture; none for a game whose board nobody has drawn. */
export const coverOf = (game: string, dark: boolean) =>
  FOUND[`./covers/${game}-${dark ? "dark" : "light"}.webp`];
