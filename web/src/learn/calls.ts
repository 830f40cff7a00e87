// What is asked of the server about lessons.

import type { Lang } from "../lib/catalogue";
import { Fluent } from "../lib/fluent";
import { askOnce, askText } from "../net/rest";
import type { Heading, Lesson } from "./lesson";

const at = (game: string) => `/games/${encodeURIComponent(game)}/lessons`;

export const calls = {
  lessons: (game: string) => askOnce<Heading[]>(at(game)),
  lesson: (game: string, id: string) => askOnce<Lesson>(`${at(game)}/${encodeURIComponent(id)}`),
  /** What the lessons of a game say. */
  book: async (game: string, lang: Lang) =>
    new Fluent(await askOnce(`/texts/${encodeURIComponent(game)}/lessons/${lang}`, askText), lang),
};
