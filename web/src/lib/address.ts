// Addresses with places for words: `/replay/{match}`.

export type Params = Record<string, string>;

/** Ids as the server writes them. Those of other names are words of the site, such as a game's. */
const ID = /^[0-9a-hjkmnp-tv-z]{13}$/;
const IDS = ["table", "match", "guest"];
const MYSELF = "me";

/** `/replay/{match}` against `/replay/abc` gives `{ match: "abc" }`. */
export function match(address: string, path: string): Params | null {
  const wanted = address.split("/");
  const found = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== found.length) return null;
  const params: Params = {};
  for (const [place, part] of wanted.entries()) {
    const word = found[place] ?? "";
    if (part.startsWith("{")) params[part.slice(1, -1)] = decoded(word);
    else if (part !== word) return null;
  }
  return params;
}

/** A word of an address; one that is not encoded as it should be stands for itself. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

/** Whether an id in an address can be none: a letter is missing, or a whole line of a message came along. */
export function isBroken(params: Params): boolean {
  return Object.entries(params).some(([name, id]) => IDS.includes(name) && id !== MYSELF && !ID.test(id));
}
