import { expect, test } from "vitest";
import type { StandingOrder } from "../gen/protocol";
import { catalogueOf } from "../dev/fixtures";
import { pricedIn, withOrder, withoutOrder } from "./orders";

const order = (about: string, most: number | null): StandingOrder => ({
  question: "buy_good",
  about,
  most,
  what: "",
});

test("a place has one order", () => {
  const first = withOrder([], order("smith", 2));
  expect(withOrder(first, order("smith", 3))).toEqual([order("smith", 3)]);
  const two = withOrder(first, order("academy", null));
  expect(two).toHaveLength(2);
  expect(withoutOrder(two, order("smith", 9))).toEqual([order("academy", null)]);
});

test("what can be ordered is what the game declares", () => {
  const priced = pricedIn(catalogueOf("leonardo"));
  expect(priced?.question).toBe("buy_good");
  expect(priced?.goods["smith"]).toEqual(["iron"]);
  expect(pricedIn(catalogueOf("codex"))).toBeUndefined();
});
