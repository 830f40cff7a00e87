// The client's own words, kept in the folder that says them: `words.ts` beside the components.

import type { Lang } from "./catalogue";
import { fill, plural } from "./fill";

export type Say<K> = (key: K, args?: Record<string, string | number>) => string;

/** A phrasebook that cannot lack a word: what English has, French and Italian must have too. */
export function phrasebook<T extends Record<string, string>>(books: {
  en: T;
  fr: Record<keyof T, string>;
  it: Record<keyof T, string>;
}): (lang: Lang) => Say<keyof T> {
  return (lang) =>
    (key, args = {}) =>
      fill(books[lang][key], (name, forms) => {
        const value = String(args[name] ?? "");
        return forms ? `${value} ${plural(value, forms, lang)}` : value;
      });
}
