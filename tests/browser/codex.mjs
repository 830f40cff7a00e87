// Codex Naturalis, whole, in two browsers. The front page is looked at as well.

import { turnOver } from "./codex-ways.mjs";
import { audit, complain, DESK, finish, launch, PHONE, picture, visit } from "./house.mjs";
import { playMatch } from "./match.mjs";

const [base] = process.argv.slice(2);

async function frontPage() {
    const browser = await launch();
    for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
        for (const theme of ["light", "dark"]) {
            const page = await visit(browser, `home, ${size}`, viewport, theme);
            await page.goto(base);
            await page.waitForSelector("[data-game=codex]");
            await audit(page, `home, ${size}, ${theme}`);
            if (theme === "light") await picture(page, `home-${size}`);
            if ((await page.locator("[data-game]").count()) < 4) complain("the shelf is not full");
        }
    }
    await browser.close();
}

/** The shields stand where the totals are, objectives and all. */
async function trackEnds(page) {
    const totals = await page.locator(".scores .total td").allInnerTexts();
    const track = await page.locator(".track li").allTextContents();
    const shown = track.map((told) => /(-?\d+)\D*$/.exec(told)?.[1]);
    if (totals.sort().join() !== shown.sort().join())
        complain(`the track ends at ${shown}, the totals are ${totals}`);
}

await frontPage();
await playMatch(base, "codex", { aside: turnOver, ending: trackEnds });
finish();
