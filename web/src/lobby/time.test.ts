import { expect, test } from "vitest";
import { ready } from "../lib/area";
import { sayMinutes } from "./time";

test("minutes are told roughly, for all numbers of seats at once", async () => {
  await ready("en");
  expect(sayMinutes([], "en")).toBe("");
  expect(sayMinutes([1], "en")).toBe("about 5 minutes");
  expect(sayMinutes([22, 21], "en")).toBe("about 20 minutes");
  expect(sayMinutes([28, 20, 36], "en")).toBe("20 to 35 minutes");
});
