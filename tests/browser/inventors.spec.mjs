// Les Inventeurs, whole, in two browsers.

import { playMatch } from "./match.mjs";
import { test } from "./runner.mjs";

test("inventors", async ({ browser, base }) => {
    await playMatch(browser, base, "inventors");
});
