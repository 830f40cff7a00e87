// Somebody at a desk plays each game against a bot. After each move as much is said on a bare page, which is
// answered as much and shows the same picture: 19 of 20 of our answers are to be painted within twice the time
// that the bare page needs for 19 of 20 of its own.

import { answersOf, percentile, timeAnswers, untilPainted } from "./answers.mjs";
import { turnOver } from "./codex-ways.mjs";
import { complain, DESK, finish, launch, newPage, setUp, visitor } from "./visiting.mjs";
import { chance, tap } from "./moves.mjs";

const [base, ...wishes] = process.argv.slice(2);
const figures = wishes.includes("--figures");
const named = wishes.filter((wish) => !wish.startsWith("--"));
const games = named.length > 0 ? named : ["codex", "leonardo", "inventors", "workshop"];
const TWICE = 2;
const ENOUGH = 24; // moves of a round: with so many, 19 of 20 leave the slowest out
const MOST = 2_000; // looks at a match before we say that it does not end
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

/** As much is said, answered and shown on the bare page as by a move of ours. How fast it was painted. */
async function sayAsMuch(bare, { said, heard }, picture) {
    await bare.evaluate((wanted) => Object.assign(globalThis.next, wanted), { said, heard, picture });
    await bare.click("#say");
    await untilPainted(bare);
    return (await answersOf(bare)).moves.at(-1);
}

/** Moves without end, one match after the other: each with the taps that led to it, and the same on the bare page. */
async function* play(browser, game) {
    const luck = chance(1503);
    let bare = null;
    for (;;) {
        const page = await open(browser, `${game}, prompt`);
        await sitWithABot(page, game);
        bare ??= await openBare(browser, await stylesOf(page));
        yield* playMatch(page, bare, game, luck);
        await page.context().close();
    }
}

async function* playMatch(page, bare, game, luck) {
    const seen = { any: 0, moves: 0 };
    for (let looks = 0; looks < MOST; looks += 1) {
        await page.waitForSelector(".question.mine, .scores");
        if (await page.locator(".scores").count()) return;
        const { any, moves } = await answersOf(page);
        for (const move of moves.slice(seen.moves)) {
            const yardstick = await sayAsMuch(bare, move, await pictureOf(page));
            yield { taps: any.slice(seen.any), move, yardstick };
            seen.any = any.length;
        }
        seen.moves = moves.length;
        await tap(page, luck);
        await untilPainted(page);
        if (game === "codex") await turnOver(page);
        await untilPainted(page);
    }
    throw new Error(`${game}: the match does not end`);
}

const told = (answers) =>
    `${percentile(answers, 0.5).toFixed(0)} to ${percentile(answers, 0.95).toFixed(0)} ms`;

/** How many times as long as the bare page we take, with taps or moves, whichever is worse. */
async function playRound(game, match) {
    const all = [];
    while (all.length < ENOUGH) all.push((await match.next()).value);
    const taps = all.flatMap((one) => one.taps);
    const moves = all.map(({ move }) => move);
    const yardstick = all.map((one) => one.yardstick);
    const times = Math.max(percentile(taps, 0.95), percentile(moves, 0.95)) / percentile(yardstick, 0.95);
    console.log(
        `${game}: ${times.toFixed(2)} times the bare page; half and 19 of 20` +
            ` of ${taps.length} taps show something within ${told(taps)},` +
            ` of ${moves.length} moves are answered within ${told(moves)},` +
            ` on the bare page within ${told(yardstick)}`,
    );
    return times;
}

/** The middle of all rounds; no more are played than it takes to know on which side of the bar it lies. */
async function judge(browser, game) {
    const found = [];
    const match = play(browser, game);
    const isKnown = (fits) => found.filter(fits).length > ROUNDS / 2;
    while (
        figures
            ? found.length < ROUNDS
            : !isKnown((times) => times <= TWICE) && !isKnown((times) => times > TWICE)
    )
        found.push(await playRound(game, match));
    if (!figures && isKnown((times) => times > TWICE))
        complain(
            `${game}: its answers take ${found.map((times) => times.toFixed(2)).join(", ")} times the bare page's`,
        );
}

for (const game of games) {
    const browser = await launch();
    await judge(browser, game);
    await browser.close();
}
finish();
