// What a table shows of people only when it is needed: loaded then, with its words.

import { ready } from "../lib/area";
import type { Lang } from "../lib/catalogue";

async function withWords<T>(part: Promise<T>, lang: Lang): Promise<T> {
  const found = await part;
  await ready(lang);
  return found;
}

export const otherDevice = (lang: Lang) => withWords(import("./OtherDevice.svelte"), lang);
export const signInWay = (lang: Lang) => withWords(import("./SignInWay.svelte"), lang);
