import { expect, test } from "vitest";
import { area, ready } from "./area";

interface Some {
  hello: object;
  moves: { count: number };
}

const ENGLISH =
  "hello = Hello\nmoves = { $count ->\n    [one] { $count } move\n   *[other] { $count } moves\n}\n";
const loaded: string[] = [];
const file = (lang: string, ftl: string) => () => {
  loaded.push(lang);
  return Promise.resolve(ftl);
};
const words = area<Some>({
  "./texts/en.ftl": file("en", ENGLISH),
  "./texts/fr.ftl": file("fr", "hello = Bonjour\n"),
});

test("an area loads the language that is shown, once, and no other", async () => {
  expect(() => words("en")).toThrow("before they are loaded");
  await ready("en");
  await ready("en");
  expect(loaded).toEqual(["en"]);
  expect(words("en")("hello")).toBe("Hello");
  expect(words("en")("moves", { count: 1 })).toBe("1 move");
});

test("when the language changes, areas in use load it, and areas that come into use meanwhile", async () => {
  const soon = ready("fr");
  const late = area<Some>({ "./texts/fr.ftl": file("late", "hello = Salut\n") });
  await soon;
  expect([words("fr")("hello"), late("fr")("hello")]).toEqual(["Bonjour", "Salut"]);
});

test("it is known which messages there are", () => {
  expect([words.has("hello"), words.has("good_night")]).toEqual([true, false]);
});

test("ids and arguments are typed", () => {
  const t = words("en");
  // @ts-expect-error there is no such message
  expect(() => t("good_night")).toThrow("no message good_night");
  // @ts-expect-error the number is missing
  expect(() => t("moves")).toThrow("count");
  // @ts-expect-error a text is no number
  expect(t("moves", { count: "1" })).toBe("1 moves");
});
