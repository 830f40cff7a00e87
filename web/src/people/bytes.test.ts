import { expect, test } from "vitest";
import { toBytes, toText } from "./bytes";

test("bytes are the same after they were written and read", () => {
  for (const length of [0, 1, 2, 3, 32, 255]) {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * 37 + 250) % 256);
    expect(toBytes(toText(bytes.buffer))).toEqual(bytes);
  }
});

test("what is written is safe in an address", () => {
  expect(toText(Uint8Array.from([251, 255, 254]).buffer)).toBe("-__-");
});
