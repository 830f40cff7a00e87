import { expect, test } from "vitest";
import { ready } from "./area";
import { LANGUAGES } from "./catalogue";
import { asLabel, inARow, labelled, listed } from "./listed";

await Promise.all(LANGUAGES.map(ready));

test("lists of one, two and many are worded in every language", () => {
  const names = ["Anna", "Bruno", "Carla"];
  expect([1, 2, 3].map((count) => listed(names.slice(0, count), "en"))).toEqual([
    "Anna",
    "Anna and Bruno",
    "Anna, Bruno and Carla",
  ]);
  expect(listed(names, "fr")).toBe("Anna, Bruno et Carla");
  expect(listed(names, "it", "disjunction")).toBe("Anna, Bruno o Carla");
  expect(listed(["3 florins", "2 apprentices"], "en", "unit")).toBe("3 florins, 2 apprentices");
  expect(listed([], "en")).toBe("");
});

test("French sets a no-break space before its signs", () => {
  expect(LANGUAGES.map((lang) => labelled("Total", 3, lang))).toEqual([
    "Total: 3",
    "Total\u00a0: 3",
    "Total: 3",
  ]);
  expect(LANGUAGES.map((lang) => asLabel("Total", lang))).toEqual(["Total:", "Total\u00a0:", "Total:"]);
  expect([inARow(["a", "b", "c"], "fr"), inARow([], "en")]).toEqual(["a\u00a0; b\u00a0; c", ""]);
});
