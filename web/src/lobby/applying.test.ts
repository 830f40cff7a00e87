import { expect, test } from "vitest";
import { textsOf } from "../dev/fixtures";
import { applies, choose } from "./applying";

const { options, presets } = textsOf("leonardo", "en").catalogue;
const shown = (seats: number, chosen: Record<string, string>) =>
  options.filter((option) => applies(option, options, chosen, seats)).map(({ id }) => id);

test("what cannot apply is not shown", () => {
  const beginners = shown(2, {});
  for (const id of ["half_favour", "florins_break_ties", "owner_only"]) expect(beginners).not.toContain(id);
  expect(shown(2, { points: "on" })).toContain("florins_break_ties");
  expect(shown(4, { start: "expert" })).not.toContain("half_favour");
  expect(shown(5, { start: "expert" })).toContain("half_favour");
  const solitaire = textsOf("workshop", "en").catalogue.options;
  const alone = solitaire.filter((option) => option.id === "solitaire");
  expect(alone.map((option) => [1, 3].map((seats) => applies(option, solitaire, {}, seats)))).toEqual([
    [true, false],
  ]);
});

test("what needs an option goes with it", () => {
  const all = presets["pietrocupo"] ?? {};
  const left = choose(options, all, "points", "off");
  expect(left).not.toHaveProperty("diversity_points");
  expect(left["lines"]).toBe("on");
});
