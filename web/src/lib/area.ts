// The words of one area of the page: the folder of `texts/<lang>.ftl` beside its components. Only the language that is
// shown is loaded; `ready` is awaited before an area is shown, and before the language changes.

import type { Lang } from "./catalogue";
import { Fluent, type Args } from "./fluent";
import { once } from "./once";

/** `import.meta.glob("./texts/*.ftl", { query: "?raw", import: "default" })` */
type Files = Record<string, () => Promise<unknown>>;

/** What all of several keys ask for. */
type Every<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void ? A : never;

/** Says a message. `W` has the arguments of every message by its id, as `gen/words.ts` lists them. */
export interface Say<W> {
  <K extends keyof W & string>(id: K, ...args: object extends Every<W[K]> ? [] : [args: Every<W[K]>]): string;
  readonly lang: Lang;
}

export interface Words<W> {
  (lang: Lang): Say<W>;
  /** Whether there is such a message; for ids that come from the server. */
  has(id: string): id is keyof W & string;
}

class Area {
  private readonly read = new Map<Lang, Fluent>();

  constructor(private readonly files: Files) {}

  lacks(lang: Lang): boolean {
    return !this.read.has(lang);
  }

  async load(lang: Lang): Promise<void> {
    const ftl = await this.files[`./texts/${lang}.ftl`]?.();
    this.read.set(lang, new Fluent(String(ftl), lang));
  }

  text(lang: Lang): Fluent {
    const text = this.read.get(lang);
    if (!text) throw new Error(`words in ${lang} are said before they are loaded`);
    return text;
  }

  has(id: string): boolean {
    return [...this.read.values()].some((text) => text.has(id));
  }
}

const areas: Area[] = [];

/** Declares the words of an area. They are loaded by the next `ready`. */
export function area<W>(files: Files): Words<W> {
  const one = new Area(files);
  areas.push(one);
  const sayIn = once((text: Fluent, lang: Lang) => {
    const say = (id: string, args?: Args) => text.say(id, args);
    return Object.assign(say, { lang }) as Say<W>;
  });
  const words = (lang: Lang): Say<W> => sayIn(one.text(lang), lang);
  return Object.assign(words, { has: (id: string): id is keyof W & string => one.has(id) });
}

/** Waits until every area in use has its words in a language. */
export async function ready(lang: Lang): Promise<void> {
  const missing = areas.filter((one) => one.lacks(lang));
  if (missing.length === 0) return;
  await Promise.all(missing.map((one) => one.load(lang)));
  await ready(lang); // another area may have come into use meanwhile
}
