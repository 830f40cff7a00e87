import { expect, test } from "vitest";
import { catalogueOf } from "../dev/fixtures";
import { byId, rowsOf, tableOf } from "./catalogue";

test("cards are rows of a file; what is not there is empty", () => {
  const catalogue = catalogueOf("codex-four");
  expect(rowsOf(catalogue, "gold.toml", "card")).toHaveLength(40);
  expect(rowsOf(catalogue, "gold.toml", "moon")).toEqual([]);
  expect(rowsOf(catalogue, "moon.toml", "card")).toEqual([]);
  expect([tableOf({ a: 1 }), tableOf([1]), tableOf(null), tableOf(undefined)]).toEqual([
    { a: 1 },
    {},
    {},
    {},
  ]);
  expect(byId([{ id: "G01", points: 1 }]).get("G01")?.points).toBe(1);
});
