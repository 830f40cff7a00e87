import { render } from "svelte/server";
import { expect, test } from "vitest";
import Answer from "../board/Answer.svelte";
import { catalogueOf, faceOf, momentsOf, textsOf } from "../dev/fixtures";
import { ready } from "../lib/area";
import { LANGUAGES, isReconstructed, rowsOf } from "../lib/catalogue";
import type { Explain } from "../lib/moment";
import { words } from "../lib/own-words";
import { explain as inventors } from "./inventors/explain";
import { readTable } from "./inventors/table";
import { explain as leonardo } from "./leonardo/explain";
import { explain as workshop } from "./workshop/explain";

await Promise.all(LANGUAGES.map(ready));

/** Whether the answer about a thing is marked, at a moment of a match; null if there is none. */
function isMarked(explain: Explain, match: string, what: string, at = 0): boolean | null {
  const moment = momentsOf(match)[at];
  if (!moment) throw new Error("no moment");
  const told = explain(what.split(" "), faceOf(moment, "en"));
  return told && told.reconstructed === true;
}

test("inventors and inventions are marked as their own entry says", () => {
  const catalogue = catalogueOf("inventors-four");
  const rows = [
    ...rowsOf(catalogue, "inventions.toml", "invention"),
    ...rowsOf(catalogue, "inventors.toml", "inventor"),
  ];
  const ours = new Map(rows.map((row) => [String(row["id"]), row["provenance"] === "reconstructed"]));
  const found = new Set<boolean>();
  for (const [at, { picture }] of momentsOf("inventors-four").entries()) {
    const table = readTable(picture, catalogue);
    const minds = table.sides.flatMap((side) => side.minds);
    const things = [
      ...table.inventions.map(({ card }) => ["invention", card.id] as const),
      ...minds.map(({ card }) => ["inventor", card.id] as const),
    ];
    for (const [kind, id] of things) {
      found.add(ours.get(id) === true);
      expect(isMarked(inventors, "inventors-four", `${kind} ${id}`, at), id).toBe(ours.get(id));
    }
  }
  expect(found).toEqual(new Set([true, false]));
});

test("values of Leonardo's inventions are marked, their published metals and weeks are not", () => {
  const marks = ["invention 1", "needs 1", "pays 1", "type 1", "metal 1", "duration 1"].map((what) =>
    isMarked(leonardo, "leonardo-three", what),
  );
  expect(marks).toEqual([true, true, true, true, false, false]);
});

test("works and apprentices of the Workshop are marked, Leonardo's published effects are not", () => {
  const at = momentsOf("workshop-three").findIndex(({ ply, viewer }) => ply === 8 && viewer === 0);
  const marks = ["work bombarda", "upper painting/any", "card painting/any", "effect practice"].map((what) =>
    isMarked(workshop, "workshop-three", what, at),
  );
  expect(marks).toEqual([true, true, true, false]);
});

test("no card of Codex Naturalis is marked: all are published", () => {
  const catalogue = catalogueOf("codex-four");
  const files = Object.entries(catalogue.cards);
  const marked = files.flatMap(([file, tables]) =>
    Object.keys(tables)
      .flatMap((key) => rowsOf(catalogue, file, key))
      .filter((row) => isReconstructed(catalogue, file, String(row["id"]))),
  );
  expect(files.length).toBe(4);
  expect(marked).toEqual([]);
});

test.each(LANGUAGES)("%s: the mark is said where the answer stands, and only there", (lang) => {
  const said = (reconstructed: boolean) =>
    render(Answer, {
      props: {
        asked: {
          what: "",
          answer: { name: "A", text: "B.", paragraph: "", reconstructed },
          thing: null,
        } as never,
        why: [],
        texts: textsOf("leonardo-three", lang),
        players: [],
        rule: () => undefined,
        close: () => undefined,
      },
    }).body;
  expect(said(true)).toContain(words(lang)("reconstructed"));
  expect(said(false)).not.toContain(words(lang)("reconstructed"));
});
