// One person plays The Workshop of Leonardo alone on a phone, by taps on the drawn board, to the end.

import { audit, complain, PHONE, picture, setUp, visit } from "./visiting.mjs";
import { chance, tap } from "./moves.mjs";
import { test } from "./runner.mjs";

const MOST = 3_000; // taps

test("solitaire", async ({ browser, base }) => {
    const luck = chance(1519);
    const page = await visit(browser, "solitaire, phone", PHONE);

    await setUp(page, base, "workshop", "Marco", 1);
    await audit(page, "solitaire set-up, phone");
    await picture(page, "workshop-set-up-phone");
    await page.click("button[type=submit]");
    await page.click("button.strong.wide");
    await page.waitForSelector(".match .board");
    await audit(page, "solitaire, phone");

    const isOver = () => page.locator(".scores").count();
    let taps = 0;
    for (; taps < MOST && !(await isOver()); taps += 1) {
        if (!(await tap(page, luck))) {
            const called = page.locator("[data-tab].called").filter({ visible: true });
            if (await called.count()) await called.first().click();
            else await page.waitForTimeout(40);
        }
        if (taps === 60) {
            await audit(page, "solitaire later, phone");
            await picture(page, "workshop-solitaire-phone");
        }
    }
    if (taps >= MOST) {
        complain("the solitaire did not end");
        await picture(page, "workshop-solitaire-stuck-phone");
    } else {
        await audit(page, "solitaire end, phone");
        await picture(page, "workshop-solitaire-end-phone");
        console.log(
            `solitaire: ${(await page.locator(".scores tbody").innerText()).replaceAll(/\s+/g, " ")}`,
        );
    }
});
