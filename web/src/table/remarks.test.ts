import { expect, test } from "vitest";
import type { Remark } from "../gen/protocol";
import { lacksSome, merged } from "./remarks";

const said = (number: number, text = `${number}`): Remark => ({
  is: "remark",
  table: "t",
  number,
  seat: 0,
  name: "Anna",
  text,
  at: 0,
  hidden: false,
});
const numbers = (remarks: Remark[]) => remarks.map(({ number }) => number);

test("remarks that come twice or out of order are told once and in order", () => {
  expect(numbers(merged([said(1), said(3)], [said(2), said(3), said(4)]))).toEqual([1, 2, 3, 4]);
  expect(merged([], [])).toEqual([]);
});

test("of very many the oldest are forgotten", () => {
  const many = Array.from({ length: 250 }, (_, place) => said(place + 1));
  expect(numbers(merged(many, [said(251)]))[0]).toBe(52);
});

test("a number that is left out shows that something was missed", () => {
  expect(lacksSome([])).toBe(false);
  expect(lacksSome([said(7)])).toBe(false); // the server keeps only the newest
  expect(lacksSome([said(7), said(8)])).toBe(false);
  expect(lacksSome([said(7), said(9)])).toBe(true);
});
