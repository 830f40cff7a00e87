import { expect, test } from "vitest";
import { catalogueOf, faceOf, momentAt, momentsOf } from "../../dev/fixtures";
import { ready } from "../../lib/area";
import { LANGUAGES } from "../../lib/catalogue";
import { tellAll } from "../../dev/telling";
import { printOf } from "./cards";
import { describe } from "./describe";
import { boxOf, CORNER_TALL, CORNER_WIDE, placeOf, TALL, WIDE } from "./layout";
import { placesOf } from "./places";
import { readTable } from "./table";

await Promise.all(LANGUAGES.map(ready));

const catalogue = catalogueOf("codex-four");
const moments = [...momentsOf("codex-four"), ...momentsOf("codex-two")];
const at = (ply: number, viewer: number) => momentAt("codex-four", ply, viewer);

test("all cards are read from the catalogue", () => {
  const { cards, objectives } = printOf(catalogue);
  expect(cards.size).toBe(86);
  expect(objectives.size).toBe(16);
  expect(cards.get("G01")).toMatchObject({
    deck: "gold",
    kingdom: "fungi",
    points: 1,
    scoring: "per_quill",
    requires: ["fungi", "fungi", "animal"],
    faces: [{ corners: ["none", "empty", "empty", "quill"], centre: [] }, { centre: ["fungi"] }],
  });
  expect(cards.get("S1")?.faces[0].centre).toEqual(["insect"]);
  expect(objectives.get("O13")?.symbols).toEqual(["quill", "inkwell", "manuscript"]);
});

test("a picture is read whole: 80 cards of the decks are somewhere", () => {
  for (const { picture } of moments) {
    const table = readTable(picture, catalogue);
    const laid = table.codices.flatMap((codex) => codex.laid).filter(({ card }) => card.deck !== "starter");
    const held = table.hands.flat().length;
    const shown = table.shown.filter(Boolean).length;
    expect(table.decks.reduce((sum, deck) => sum + deck.left, 0) + laid.length + held + shown).toBe(80);
  }
});

test("of others' hands and of the decks only backs are seen", () => {
  const table = readTable(at(72, 0).picture, catalogue);
  expect(table.hands.map((hand) => hand.map(({ id }) => id !== ""))).toEqual([
    [true, true, true],
    [false, false, false],
    [false, false, false],
    [false, false, false],
  ]);
  expect(table.decks.map(({ top }) => top?.id)).toEqual(["", ""]);
  expect(table.goals.map((goals) => goals.length)).toEqual([2, 0, 0, 0]);
});

test("each card lies over one corner of its neighbour, and over nothing else", () => {
  const here = placeOf({ x: 0, y: 0 });
  const upperRight = placeOf({ x: 1, y: 1 });
  expect(here.left + WIDE - upperRight.left).toBe(CORNER_WIDE);
  expect(upperRight.top + TALL - here.top).toBe(CORNER_TALL);
  const straightAbove = placeOf({ x: 0, y: 2 });
  expect(straightAbove.top + TALL).toBeLessThan(here.top);
  expect(boxOf([], 0)).toEqual({ left: -75, top: -50, right: 75, bottom: 50 });
});

test("what an objective is worth is what the rules told", () => {
  const { common } = readTable(at(72, 0).picture, catalogue);
  expect(common.find(({ id }) => id === "O14")?.earned[1]).toBe(2);
});

test("the table can be told in every language at every moment", () => {
  tellAll(describe, "codex-four", moments, (told, { players }) =>
    expect(told.length).toBeGreaterThanOrEqual(players.length + 3),
  );
});

test("at the end the score track tells the totals, objectives and all", () => {
  const end = moments.find(({ result }) => result);
  const [track] = end ? describe(faceOf(end, "en")) : [];
  expect(end?.result?.scores.length).toBeGreaterThan(1);
  expect(track?.lines.map((line) => Number(/(\d+) points?\.$/.exec(line)?.[1]))).toEqual(end?.result?.scores);
});

test("a card as it lies tells only the corners that can still be seen", () => {
  const told = describe(faceOf(at(72, 0), "en"));
  const own = told.find(({ title }) => title === "Your codex");
  const starter = own?.lines.find((line) => line.startsWith("0,0:"));
  expect(starter).toBe("0,0: S3 (starter), front up. always: 1 × fungi, 1 × plant.");
});

test("the cards of a hand keep their places, and a new one takes the one that is free", () => {
  const dealt = placesOf([], ["R01", "R11", "G07"]);
  expect(dealt).toEqual(["R01", "R11", "G07"]);
  const laid = placesOf(dealt, ["R01", "G07"]);
  expect(laid).toEqual(["R01", "", "G07"]);
  expect(placesOf(laid, ["R01", "G07", "R05"])).toEqual(["R01", "R05", "G07"]);
  expect(placesOf(laid, ["G30", "G31"])).toEqual(["G30", "G31", ""]);
});
