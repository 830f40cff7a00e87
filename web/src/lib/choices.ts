// Offers as a tree of words, so that any game can be played from lists that are short enough to read.

export const READABLE = 12; // more offers than this are chosen word by word

export interface Choice {
  /** The words said so far: a whole move if it is one, else its beginning. */
  text: string;
  /** The offers that begin with it. */
  offers: string[];
}

export interface Group {
  /** What the choices of a group have in common: a verb, or a verb and its first word. */
  head: string;
  choices: Choice[];
}

/** What to choose among after the words said so far, in groups by verb and first word. */
export function groupsOf(offers: string[], said: string): Group[] {
  const below = offers.filter((offer) => begins(offer, said));
  const choices = below.length <= READABLE ? below.map(whole) : nextWords(below, said);
  const groups = new Map<string, Choice[]>();
  const heads = below.length <= READABLE ? headsOf(below) : new Map<string, string>();
  for (const choice of choices) {
    const head = heads.get(choice.text) ?? firstWords(choice.text, 1);
    groups.set(head, [...(groups.get(head) ?? []), choice]);
  }
  return [...groups].map(([head, inside]) => ({ head, choices: inside }));
}

/** One word more for each way to go on; a way with no fork in it is gone to its end. */
function nextWords(below: string[], said: string): Choice[] {
  const length = said ? said.split(" ").length : 0;
  const found = new Map<string, string[]>();
  for (const offer of below) {
    const key = firstWords(offer, length + (length === 0 ? 2 : 1));
    found.set(key, [...(found.get(key) ?? []), offer]);
  }
  if (found.size === 1 && below.length > 1) return nextWords(below, [...found.keys()][0] ?? said);
  return [...found].map(([text, offers]) =>
    offers.length === 1 ? whole(offers[0] ?? text) : { text, offers },
  );
}

function whole(offer: string): Choice {
  return { text: offer, offers: [offer] };
}

/** Offers of a verb go under their first word if some of them share it, else under the verb alone. */
function headsOf(below: string[]): Map<string, string> {
  const shared = new Set<string>();
  const seen = new Set<string>();
  for (const offer of below) {
    const head = firstWords(offer, 2);
    if (seen.has(head) && offer !== head) shared.add(firstWords(offer, 1));
    seen.add(head);
  }
  return new Map(below.map((offer) => [offer, firstWords(offer, shared.has(firstWords(offer, 1)) ? 2 : 1)]));
}

function begins(offer: string, said: string): boolean {
  return said === "" || offer === said || offer.startsWith(`${said} `);
}

function firstWords(text: string, count: number): string {
  return text.split(" ").slice(0, count).join(" ");
}
