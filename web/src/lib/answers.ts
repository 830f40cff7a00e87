// What answers to *What is this?* are made of.

import { isReconstructed } from "./catalogue";
import type { Answer } from "./moment";
import type { Texts } from "./words";

/** Sentences one after the other; what does not apply is left out. */
export const inSentences = (...said: (string | false | null | undefined)[]): string =>
  said.filter(Boolean).join(" ");

/** A sentence begins with a large letter. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const answer = (name: string, text: string, paragraph: string): Answer => ({ name, text, paragraph });

/** An answer about a card of a file, marked if some of its values are reconstructed. */
export const ofCard = (told: Answer, { catalogue }: Texts, file: string, id: string): Answer =>
  isReconstructed(catalogue, file, id) ? { ...told, reconstructed: true } : told;
