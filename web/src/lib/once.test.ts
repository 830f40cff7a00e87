import { expect, test } from "vitest";
import { once } from "./once";

test("what is made of a thing is made once, also if it is nothing", () => {
  let made = 0;
  const make = once((of: { name: string }, more: string) => {
    made += 1;
    return of.name ? `${of.name} ${more}` : null;
  });
  const [anna, nobody] = [{ name: "Anna" }, { name: "" }];
  expect([make(anna, "sits"), make(anna, "sits"), make(nobody, ""), make(nobody, "")]).toEqual([
    "Anna sits",
    "Anna sits",
    null,
    null,
  ]);
  expect(made).toBe(2);
  expect(make({ name: "Anna" }, "stands")).toBe("Anna stands");
});
