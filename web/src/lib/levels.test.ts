import { expect, test } from "vitest";
import { ready } from "./area";
import { LANGUAGES } from "./catalogue";
import { botAbout, botName, called } from "./levels";

await Promise.all(LANGUAGES.map(ready));

test("levels are called by their names, in every language", () => {
  expect(["en", "fr", "it"].map((lang) => botName("journeyman", lang as "en"))).toEqual([
    "Journeyman",
    "Compagnon",
    "Artigiano",
  ]);
  expect(botAbout("master", "en")).toContain("forgives little");
});

test("what is no level is shown as it is", () => {
  expect(botName("greedy", "fr")).toBe("greedy");
  expect(botAbout("greedy", "fr")).toBe("");
});

test("equal bots have letters, and people keep their names", () => {
  const bots = (seat: number) => seat > 0;
  expect(called(["apprentice", "apprentice", "apprentice", "master"], "it", bots)).toEqual([
    "apprentice",
    "Apprendista A",
    "Apprendista B",
    "Maestro",
  ]);
});
