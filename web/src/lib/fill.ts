// Fills the placeholders of a text: `{seat}`, or `{points:point|points}` for a number and the word that goes with it.

import type { Lang } from "./catalogue";

export function fill(template: string, word: (name: string, forms: string) => string): string {
  return template.replace(/\{([^}:]*):?([^}]*)\}/g, (_, name: string, forms: string) => word(name, forms));
}

/** The form of a word that goes with a number; French counts 0 as one. */
export function plural(value: string, forms: string, lang: Lang): string {
  const [single = "", many = ""] = forms.split("|");
  return value === "1" || (value === "0" && lang === "fr") ? single : many;
}
