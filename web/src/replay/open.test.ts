import { expect, test } from "vitest";
import type { Told } from "../gen/protocol";
import { clearest } from "./open";

const drew = (seat: string, cards: string): Told => ({
  ply: 1,
  line: { id: "events.drew", args: { seat, cards } },
  by: "",
  why: false,
  forced: false,
});

test("of each line the telling that knows most is taken", () => {
  const anna = [drew("0", "G12,G13"), drew("1", "?,?")];
  const bruno = [drew("0", "?,?"), drew("1", "G7,G8")];
  expect(clearest([anna, bruno])).toEqual([drew("0", "G12,G13"), drew("1", "G7,G8")]);
});

test("what nobody knows stays hidden, and one telling is itself", () => {
  expect(clearest([[drew("0", "?")], [drew("0", "?")]])).toEqual([drew("0", "?")]);
  expect(clearest([[drew("0", "?")]])).toEqual([drew("0", "?")]);
  expect(clearest([])).toEqual([]);
});
