// Pieces put together as a language does it: lists, a label with what it says, statements in a row.

import type { Lang } from "./catalogue";
import { words } from "./own-words";

const LOCALES = { en: "en-GB", fr: "fr", it: "it" }; // English without a comma before “and”
const formats = new Map<string, Intl.ListFormat>(); // to make one takes thirty times as long as to use it

/** “Anna, Bruno and Carla”; of facts (`unit`) English makes “3 florins, 2 apprentices”. */
export function listed(things: string[], lang: Lang, type: Intl.ListFormatType = "conjunction"): string {
  const kind = `${lang} ${type}`;
  const format = formats.get(kind) ?? new Intl.ListFormat(LOCALES[lang], { type });
  formats.set(kind, format);
  return format.format(things);
}

/** “Gathered: 3 works” */
export const labelled = (label: string, value: string | number, lang: Lang): string =>
  words(lang)("label", { label, value });

/** “Gathered:” */
export const asLabel = (label: string, lang: Lang): string => words(lang)("label_alone", { label });

/** “top left: quill; top right: blank” */
export const inARow = (parts: string[], lang: Lang): string =>
  parts.reduce((said, next) => (said ? words(lang)("row", { said, next }) : next), "");
