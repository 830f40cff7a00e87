// Somebody at a desk plays each game against a bot. After each move as much is said on a bare page, which is
// answered as much and shows the same picture: 19 of 20 of our answers are to be painted within twice the time
// that the bare page needs for 19 of 20 of its own.

import { answersOf, percentile, timeAnswers } from "./answers.mjs";
import { turnOver } from "./codex-ways.mjs";
import { complain, DESK, finish, launch, newPage, setUp, visitor } from "./house.mjs";
import { chance, tap } from "./moves.mjs";

const [base, ...wishes] = process.argv.slice(2);
const figures = wishes.includes("--figures");
const named = wishes.filter((wish) => !wish.startsWith("--"));
const games = named.length > 0 ? named : ["codex", "leonardo", "inventors", "workshop"];
const TWICE = 2;
const ENOUGH = 40; // moves of a round
const MOST = 600; // taps at a table
const MOST_TABLES = 8; // of a round
const ROUNDS = 5; // at most, the best of which decide

async function open(browser, name) {
    const context = await visitor(browser, DESK);
    await context.addInitScript(timeAnswers);
    return await newPage(context, name);
}

async function sitWithABot(page, game) {
    await setUp(page, base, game, "Anna", 2);
    await page.locator("form ol li select").nth(1).selectOption("bot:apprentice");
    await page.click("button[type=submit]");
    await page.click("button.strong.wide");
    await page.waitForSelector(".match .board");
}

/** The bare page, in our clothes. */
async function openBare(browser, styles) {
    const page = await open(browser, "the bare page");
    await page.goto(`${base}/bare`);
    await page.waitForSelector("[data-ready]", { state: "attached" });
    for (const url of styles) await page.addStyleTag({ url });
    return page;
}

const stylesOf = (page) => page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
const pictureOf = (page) => page.locator("#page").innerHTML();

/** As much is said, answered and shown on the bare page as by a move of ours. */
async function sayAsMuch(bare, { said, heard }, picture) {
    const before = (await answersOf(bare)).moves.length;
    await bare.evaluate((wanted) => Object.assign(globalThis.next, wanted), { said, heard, picture });
    await bare.click("#say");
    await bare.waitForFunction((count) => globalThis.answers.moves.length > count, before);
}

/** What was painted how fast, while so many moves were made by turns on both pages; fewer if the match ended. */
async function atATable(browser, game, luck, wanted) {
    const page = await open(browser, `${game}, prompt`);
    await sitWithABot(page, game);
    const bare = await openBare(browser, await stylesOf(page));
    let done = 0;
    for (let taps = 0; taps < MOST && done < wanted; taps += 1) {
        if (await page.locator(".scores").count()) break;
        if (await page.locator(".question.mine").count()) {
            const { moves } = await answersOf(page);
            for (const move of moves.slice(done)) await sayAsMuch(bare, move, await pictureOf(page));
            done = moves.length;
            if (await tap(page, luck)) if (game === "codex") await turnOver(page);
        }
        await page.waitForTimeout(60);
    }
    const [{ any, moves }, { moves: yardstick }] = [await answersOf(page), await answersOf(bare)];
    await page.context().close();
    await bare.context().close();
    return { any, moves, yardstick };
}

/** A round, at as many tables as it takes. */
async function measure(browser, game, luck) {
    const all = { any: [], moves: [], yardstick: [] };
    for (let tables = 0; tables < MOST_TABLES && all.moves.length < ENOUGH; tables += 1) {
        const found = await atATable(browser, game, luck, ENOUGH - all.moves.length);
        for (const kind of Object.keys(all)) all[kind].push(...found[kind]);
    }
    return all;
}

const told = (answers) =>
    `${percentile(answers, 0.5).toFixed(0)} to ${percentile(answers, 0.95).toFixed(0)} ms`;

/** How many times as long as the bare page we take, with taps or moves, whichever is worse. */
async function playRound(browser, game, seed) {
    const { any, moves, yardstick } = await measure(browser, game, chance(seed));
    const slowest = moves.length ? Math.max(percentile(any, 0.95), percentile(moves, 0.95)) : Infinity;
    const times = slowest / percentile(yardstick, 0.95);
    console.log(
        `${game}: ${times.toFixed(2)} times the bare page; half and 19 of 20` +
            ` of ${any.length} taps show something within ${told(any)},` +
            ` of ${moves.length} moves are answered within ${told(moves)},` +
            ` of ${yardstick.length} on the bare page within ${told(yardstick)}`,
    );
    return times;
}

/** The middle of all rounds; no more are played than it takes to know on which side of the bar it lies. */
async function judge(browser, game) {
    const found = [];
    const isKnown = (fits) => found.filter(fits).length > ROUNDS / 2;
    while (
        figures
            ? found.length < ROUNDS
            : !isKnown((times) => times <= TWICE) && !isKnown((times) => times > TWICE)
    )
        found.push(await playRound(browser, game, 1503 + found.length));
    if (!figures && isKnown((times) => times > TWICE))
        complain(
            `${game}: its answers take ${found.map((times) => times.toFixed(2)).join(", ")} times the bare page's`,
        );
}

const browser = await launch();
for (const game of games) await judge(browser, game);
await browser.close();
finish();
