// What answers to *What is this?* are made of.

import type { Answer } from "./moment";

/** Sentences one after the other; what does not apply is left out. */
export const inSentences = (...said: (string | false | null | undefined)[]): string =>
  said.filter(Boolean).join(" ");

/** A sentence begins with a large letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const answer = (name: string, text: string, paragraph: string): Answer => ({ name, text, paragraph });
