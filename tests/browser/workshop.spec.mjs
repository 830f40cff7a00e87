// The Workshop of Leonardo, whole, in two browsers.

import { playMatch } from "./match.mjs";
import { test } from "./runner.mjs";

test("workshop", async ({ browser, base }) => {
    await playMatch(browser, base, "workshop");
});
