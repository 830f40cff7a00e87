import { expect, test } from "vitest";
import { catalogueOf } from "../dev/fixtures";
import { soundOf } from "./sound.svelte";

const leonardo = catalogueOf("leonardo-three");
const told = (id: string, args: Record<string, string>) => [{ line: { id: `events.${id}`, args } }];

test("what is paid or gained sounds like a coin, everything else like a card", () => {
  expect(soundOf(told("paid", { seat: "0", florins: "3" }), leonardo)).toBe("coin");
  expect(soundOf(told("paid", { seat: "0", florins: "0" }), leonardo)).toBe("card");
  expect(soundOf(told("passed", { seat: "0" }), leonardo)).toBe("card");
  expect(soundOf([], leonardo)).toBeNull();
});

test("what is hidden is not heard", () => {
  expect(soundOf(told("paid", { seat: "0", florins: "?" }), leonardo)).toBe("card");
});
