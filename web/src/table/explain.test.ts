import { expect, test } from "vitest";
import { ready } from "../lib/area";
import { LANGUAGES } from "../lib/catalogue";
import { explainTable } from "./explain";
import { words } from "./words";

test.each(LANGUAGES)("%s: the parts of the page say what they are", async (lang) => {
  await ready(lang);
  const explain = (what: string) => explainTable(what, words(lang), ["Anna", "Bruno"]);
  expect(explain("table seat 1")?.name).toBe("Bruno");
  expect(explain("table question")?.text).toBeTruthy();
  expect(explain("table teapot")).toBeNull();
  expect(explain("place academy")).toBeNull();
});
