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

test("places and goods that can be ordered are those of the game", () => {
  const { ranges, phrases } = catalogueOf("leonardo");
  const names = (range: string) => {
    const shape = ranges[range];
    return shape && "names" in shape ? shape.names : [];
  };
  const priced = pricedIn("leonardo");
  expect(Object.keys(phrases["questions"] ?? {})).toContain(priced?.question);
  for (const [place, goods] of Object.entries(priced?.places ?? {})) {
    expect(names("place")).toContain(place);
    for (const good of goods) expect(names("good")).toContain(good);
  }
  expect(pricedIn("codex")).toBeUndefined();
});
