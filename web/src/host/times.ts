// A moment in words.

export const momentOf = (seconds: number, lang: string): string =>
  new Date(seconds * 1000).toLocaleString(lang, { dateStyle: "short", timeStyle: "short" });
