// The first ten decisions of each game by somebody who knows nothing of it: only what glows is tapped, and no rules are
// opened. Tells for each decision which words stood there. `python -m tests.browser.run first-ten`, GAMES=codex for one.

import { turnOver } from "./codex-ways.mjs";
import { complain, DESK, until, visit } from "./visiting.mjs";
import { chance, tap } from "./moves.mjs";
import { test } from "./runner.mjs";

const GAMES = (process.env.GAMES ?? "codex,leonardo,inventors,workshop").split(",");
const DECISIONS = 10;
const MOST = 200; // taps

/** What stands on the screen: the question, what is called, and what glows. */
const look = () => {
    const words = (thing) => thing?.innerText?.replaceAll(/\s+/g, " ").trim() ?? "";
    const glowing = [...document.querySelectorAll("[data-offered]")].filter((one) => one.checkVisibility());
    return {
        ply: Number(document.querySelector(".match")?.dataset.ply ?? 0),
        mine: document.querySelector(".question.mine") !== null,
        said: words(document.querySelector(".question .said")),
        hint: words(document.querySelector(".board .hint")),
        glowing: glowing.length,
    };
};

test("first-ten", async ({ browser, base }) => {
    async function play(browser, game) {
        const page = await visit(browser, game, DESK);
        const luck = chance(1519);
        await page.goto(base);
        await page.click(`[data-game=${game}] button.strong`);
        await page.waitForSelector(".match .board");
        const told = [];
        let taps = 0;
        for (; told.length < DECISIONS && taps < MOST; taps += 1) {
            await until(async () => (await page.evaluate(look)).mine);
            const before = await page.evaluate(look);
            if (!before.said) complain(`${game}: nothing says what to do`);
            await tap(page, luck);
            if (game === "codex") await turnOver(page);
            await page.waitForTimeout(60);
            const after = await page.evaluate(look);
            if (after.ply > before.ply)
                told.push(`${before.said} | ${before.hint} | ${before.glowing} things glowed`);
        }
        if (told.length < DECISIONS) complain(`${game}: only ${told.length} decisions in ${taps} taps`);
        console.log(
            [`${game}: ${taps} taps`, ...told.map((line, place) => `  ${place + 1}. ${line}`)].join("\n"),
        );
        await page.context().close();
    }
    for (const game of GAMES) await play(browser, game);
});
