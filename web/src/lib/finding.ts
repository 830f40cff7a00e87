// Paragraphs looked for: by words, and by the number that something cites.

import type { Rule } from "./words";

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The paragraphs that have all the words sought, however they are accented. */
export function found(rules: Rule[], sought: string): Rule[] {
  const wanted = plain(sought.trim()).split(/\s+/).filter(Boolean);
  return rules.filter(({ paragraph, title, text }) => {
    const all = plain(`${paragraph} ${title} ${text}`);
    return wanted.every((word) => all.includes(word));
  });
}

/** The paragraph itself, or the nearest above it: 4.1 for 4.1.2. Nothing if there is neither. */
export function nearest(rules: Rule[], cited: string): string {
  let here = cited;
  while (here && !rules.some(({ paragraph }) => paragraph === here)) here = here.replace(/\.?[^.]*$/, "");
  return here;
}

/** Whether a paragraph belongs to no chapter: the variants stand so, `P.1`. */
export const isApart = (rules: Rule[], paragraph: string) =>
  paragraph.includes(".") && !rules.some((rule) => rule.paragraph === paragraph.split(".")[0]);

/** A text in pieces, those that cite a paragraph with its number. */
export function cited(text: string): { said: string; paragraph: string }[] {
  return text.split(/(§\s?[\dA-Z]+(?:\.[\dA-Z]+)*)/u).map((said) => ({
    said,
    paragraph: said.startsWith("§") ? said.replace(/^§\s?/u, "") : "",
  }));
}
