// Codex Naturalis, whole, in two browsers. The front page is looked at as well.

import { turnOver } from "./codex-ways.mjs";
import { audit, complain, DESK, PHONE, picture, visit } from "./visiting.mjs";
import { playMatch } from "./match.mjs";
import { test } from "./runner.mjs";

async function frontPage({ browser, base }) {
    for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
        for (const theme of ["light", "dark"]) {
            const page = await visit(browser, `home, ${size}`, viewport, theme);
            await page.goto(base);
            await page.waitForSelector("[data-game=codex]");
            await audit(page, `home, ${size}, ${theme}`);
            if (theme === "light") await picture(page, `home-${size}`);
            if ((await page.locator("[data-game]").count()) < 4) complain("a game is missing");
        }
    }
}

/** The shields stand where the totals are, objectives and all; the others' codices show the same points. */
async function trackEnds(page) {
    const totals = await page.locator(".scores .total td").allInnerTexts();
    const track = await page.locator(".track li").allTextContents();
    const shown = track.map((told) => /(-?\d+)\D*$/.exec(told)?.[1]);
    if (totals.sort().join() !== shown.sort().join())
        complain(`the track ends at ${shown}, the totals are ${totals}`);
    for (const points of await page.locator(".thumbs .head .points").allTextContents())
        if (!totals.includes(points.trim()))
            complain(`a codex in small has ${points}, the totals are ${totals}`);
}

const STEP = "/learn/codex/gold"; // G07 is to be laid at 2,2
const middle = async (thing) => {
    const { x, y, width, height } = await thing.boundingBox();
    return [x + width / 2, y + height / 2];
};

/** Clicks as a hand does: it comes there, presses, and lets go some frames later. */
async function click(page, selector) {
    const thing = page.locator(selector).first();
    await thing.waitFor();
    await page.mouse.move(...(await middle(thing)), { steps: 4 });
    await page.mouse.down();
    await page.waitForTimeout(60);
    await page.mouse.up();
}

/** Every click on a spot counts: the first, the one after a wrong one, and the one after a card that was clicked twice. */
async function spotsTakeClicks({ browser, base }) {
    const answered = (page, right) =>
        page.waitForSelector(`.teacher p.answer${right ? ".right" : ":not(.right)"}`);
    const [card, wrong, right] = [
        ".held[data-what='card G07'] .card",
        "[data-what='spot -1,1']",
        "[data-what='spot 2,2']",
    ];
    for (const clicks of [
        [card, wrong, right],
        [card, card, right],
    ]) {
        const page = await visit(browser, "codex, clicks", DESK);
        await page.goto(base + STEP);
        for (const selector of clicks) await click(page, selector);
        await answered(page, true).catch(() =>
            complain(`codex: ${clicks.join(", ")}: the last click did nothing`),
        );
        await page.context().close();
    }
}

/** A pointer that rests anywhere opens nothing over what one needs. */
async function restingOpensNothing({ browser, base }) {
    const page = await visit(browser, "codex, resting", DESK);
    await page.goto(base + STEP);
    await click(page, ".held .card");
    for (const selector of [".teacher", ".held .card", "[data-what='spot 2,2']", ".sheet .head"]) {
        await page.mouse.move(...(await middle(page.locator(selector).first())), { steps: 4 });
        await page.waitForTimeout(1_200);
        if (await page.locator(".answer[role=status]").count())
            complain(`codex: resting on ${selector} covers the board`);
    }
    await page.keyboard.press("?");
    await page.waitForSelector(".answer[role=status]"); // asked for, it comes
}

test("every click on a spot counts", spotsTakeClicks);
test("nothing opens under a pointer at rest", restingOpensNothing);
test("the front page", frontPage);
test("codex", async ({ browser, base }) => {
    await playMatch(browser, base, "codex", { aside: turnOver, ending: trackEnds, steady: true });
});
