// Puzzles: found from the front page, solved on the board at a desk and on a phone, and by keys in the reading view;
// once rightly and once not. GAMES=codex for one game; QUICK takes each game in one of these ways, by turns.

import { audit, complain, DESK, PHONE, picture, until, visit } from "./visiting.mjs";
import { chance, sayByKeys } from "./moves.mjs";
import { test } from "./runner.mjs";
import { tapSomewhere } from "./ways.mjs";

const GAMES = (process.env.GAMES ?? "codex,leonardo,inventors,workshop").split(",");
const MOST = 25; // taps or words for one move

const ask = (page, path, body) =>
    page.evaluate(
        async ([address, sent]) => {
            const request = sent && {
                method: "POST",
                headers: { "content-type": "application/json" },
                body: JSON.stringify(sent),
            };
            return await (await fetch(`/api${address}`, request ?? {})).json();
        },
        [path, body],
    );

/** What the puzzle answers, once no try is on its way: who goes on saying a move would say it to the next puzzle. */
async function answered(page) {
    await page.waitForSelector(".solver[aria-busy=false]");
    return await page.locator(".solver").getAttribute("data-answer");
}

async function byKeys(page, game, move) {
    await page.locator(".choice").first().focus();
    for (let words = 0; words < MOST && !(await answered(page)); words += 1) {
        await sayByKeys(page, move);
    }
}

/** Tries a move; whether it is answered so. */
async function attempt(page, game, move, say, expected) {
    await say(page, game, move);
    await until(async () => (await answered(page)) !== "");
    if ((await answered(page)) !== expected) complain(`${game}: \`${move}\` is ${await answered(page)}`);
}

test("puzzles", async ({ browser, base }) => {
    const luck = chance(1519);

    /** The answer of a puzzle, as a stranger is told it who tries anything. */
    async function answerOf(browser, game, number) {
        const page = await visit(browser, "a stranger", DESK);
        await page.goto(base);
        const { offers } = await ask(page, `/puzzles/${game}/${number}`);
        const { answer, counts } = await ask(page, `/puzzles/${game}/${number}/attempts`, {
            move: offers[0],
        });
        if (counts) complain(`${game} ${number}: the try of a stranger counts`);
        await page.context().close();
        return answer;
    }

    async function onBoard(page, game, move) {
        for (let taps = 0; taps < MOST && !(await answered(page)); taps += 1) {
            if (!(await tapSomewhere(page, luck, game, move))) return;
        }
    }

    const WAYS_TO_SOLVE = {
        desk: [DESK, "light", onBoard],
        phone: [PHONE, "dark", onBoard],
        keys: [DESK, "light", byKeys],
    };

    /** The first exact puzzle: its question, a wrong try in numbers, and then the right one. */
    async function proved(page, browser, game, say, size) {
        const { puzzles } = await ask(page, `/puzzles/${game}`);
        const exact = puzzles.find(({ theme }) => ["plan", "last"].includes(theme));
        if (!exact) return;
        await page.goto(`${base}/puzzles/${game}/${exact.number}`);
        await page.waitForSelector(`.solver [data-task="${exact.theme}"]`);
        await picture(page, `puzzle-exact-${game}-${size}`);
        const { best, looks_best: tempting } = await answerOf(browser, game, exact.number);
        await attempt(page, game, tempting.move, say, "wrong");
        const told = await page.locator(".solver .answer").textContent();
        for (const points of [tempting.points, best[0].points])
            if (!told.includes(String(points)))
                complain(`${game} ${exact.number}: no ${points} in "${told}"`);
        await audit(page, `a missed exact puzzle of ${game}, ${size}`);
        await picture(page, `puzzle-exact-wrong-${game}-${size}`);
        await page.click("[data-again]");
        await page.waitForSelector(`.solver[data-answer=""]`);
        await attempt(page, game, best[0].move, say, "right");
        await picture(page, `puzzle-exact-right-${game}-${size}`);
    }

    async function solve(browser, game, turn) {
        const ways = Object.entries(WAYS_TO_SOLVE);
        for (const [size, [viewport, scheme, say]] of process.env.QUICK ? [ways[turn % ways.length]] : ways) {
            const name = `${game}, ${size}`;
            const page = await visit(browser, name, viewport, scheme);
            await page.goto(base);
            await ask(page, "/me", { name: "Anna" });
            if (say === byKeys)
                await page.evaluate(() =>
                    localStorage.setItem(
                        "bottega.settings",
                        JSON.stringify({ pace: "none", way: "reading" }),
                    ),
                );
            await page.goto(`${base}/puzzles/${game}`);
            await page.waitForSelector("[data-puzzle]");
            const only = (await page.locator("[data-puzzle]").count()) === 1;
            await audit(page, `puzzles of ${name}`);
            await picture(page, `puzzles-${game}-${size}`);
            await page.locator("[data-puzzle] a").first().click();
            await page.waitForSelector(".solver");
            const first = await page.locator(".solver").getAttribute("data-puzzle");
            await audit(page, `a puzzle of ${name}`);
            await picture(page, `puzzle-asked-${game}-${size}`);
            await attempt(page, game, (await answerOf(browser, game, first)).best[0].move, say, "right");
            await picture(page, `puzzle-right-${game}-${size}`);
            await audit(page, `a solved puzzle of ${name}`);
            if (only) {
                if (await page.locator("[data-next]").count()) complain(`${name}: another puzzle is offered`);
                await page.click(".solver [data-all]");
                await page.waitForSelector(`[data-puzzle="${first}"][data-mine=true]`);
                await page.context().close();
                continue;
            }
            await page.click("[data-next]");
            await page.waitForSelector(`.solver[data-answer=""]`);
            const second = await page.locator(".solver").getAttribute("data-puzzle");
            if (second === first) complain(`${name}: the next puzzle is the same`);
            const answer = await answerOf(browser, game, second);
            await attempt(page, game, answer.looks_best.move, say, "wrong");
            await audit(page, `a missed puzzle of ${name}`);
            await picture(page, `puzzle-wrong-${game}-${size}`);
            if (await page.locator('[data-move="best"]').count())
                complain(`${name}: a wrong try shows the best move`);
            await page.click("[data-show-best]");
            await page.waitForSelector("[data-show-best][aria-pressed=true]");
            await page.waitForSelector('[data-move="best"]');
            await picture(page, `puzzle-best-${game}-${size}`);
            await proved(page, browser, game, say, size);
            await page.goto(`${base}/puzzles/${game}/${second}`);
            await page.waitForSelector(`.solver[data-answer=""]`);
            await attempt(page, game, answer.looks_best.move, say, "wrong");
            await page.click(".solver [data-all]");
            await page.waitForSelector(`[data-puzzle="${first}"][data-mine=true]`);
            await page.waitForSelector(`[data-puzzle="${second}"][data-mine=false]`);
            await page.context().close();
        }
        console.log(`${game}: solved`);
    }

    async function fromTheFrontPage(browser) {
        for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
            const page = await visit(browser, `puzzle of the day, ${size}`, viewport);
            await page.goto(base);
            await page.waitForSelector("[data-today]");
            await audit(page, `front page with a puzzle, ${size}`);
            await picture(page, `puzzle-today-${size}`);
            const { game, number } = await ask(page, "/puzzles/today");
            await page.click("[data-today]");
            await page.waitForSelector(`.solver[data-puzzle="${number}"]`);
            if (!page.url().endsWith(`/puzzles/${game}/${number}`))
                complain(`the day's puzzle: ${page.url()}`);
            await page.context().close();
        }
    }
    await fromTheFrontPage(browser);
    await Promise.all(GAMES.map((game, turn) => solve(browser, game, turn)));
});
