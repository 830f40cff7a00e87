// Addresses with places for words: `/replay/{match}`.

export type Params = Record<string, string>;

/** `/replay/{match}` against `/replay/abc` gives `{ match: "abc" }`. */
export function match(address: string, path: string): Params | null {
  const wanted = address.split("/");
  const found = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== found.length) return null;
  const params: Params = {};
  for (const [place, part] of wanted.entries()) {
    const word = found[place] ?? "";
    if (part.startsWith("{")) params[part.slice(1, -1)] = decodeURIComponent(word);
    else if (part !== word) return null;
  }
  return params;
}
