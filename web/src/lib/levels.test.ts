import { expect, test } from "vitest";
import { ready } from "./area";
import { LANGUAGES } from "./catalogue";
import { botAbout, botName, botWithStrength, called } from "./levels";

await Promise.all(LANGUAGES.map(ready));

test("bots have one name in every language, and their strength in the reader's", () => {
  expect(botName("journeyman")).toBe("Melzi");
  expect(["en", "fr", "it"].map((lang) => botWithStrength("journeyman", lang as "en"))).toEqual([
    "Melzi (medium)",
    "Melzi (moyen)",
    "Melzi (medio)",
  ]);
  expect(botAbout("master", "en")).toContain("forgives little");
});

test("what is no level is shown as it is", () => {
  expect(botWithStrength("greedy", "fr")).toBe("greedy");
  expect(botAbout("greedy", "fr")).toBe("");
});

test("equal bots have letters, and people keep their names", () => {
  const bots = (seat: number) => seat > 0;
  expect(called(["apprentice", "apprentice", "apprentice", "master"], bots)).toEqual([
    "apprentice",
    "Salaì A",
    "Salaì B",
    "Verrocchio",
  ]);
});
