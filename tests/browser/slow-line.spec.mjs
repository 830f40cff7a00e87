// A stranger on a slow line (400 kbit/s, an answer after 400 ms) opens the front page, plays Codex Naturalis against a
// bot, and makes a first move: how long that takes from the address to the painted move, and what it loads meanwhile.
// Then a lesson of each game: how long it takes from the press to the first step, cold and once the board is loaded.

import { complain, newPage, PHONE, visitor } from "./visiting.mjs";
import { test } from "./runner.mjs";

const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }; // ms, bytes a second
const MOST = 8; // seconds from the address to the first move
const LESSON = 2; // seconds from the press to a lesson, once its board is loaded
const TIMES = 3;
const PLAY = "[data-game=codex] button.strong";
const OFFERED = ".match [data-offered]";

/** Waits until it is there and painted. */
async function painted(page, selector) {
    await page.waitForSelector(selector);
    await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
}

/** The middle one of an odd number. */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[(numbers.length - 1) / 2];
const column = (value) => String(value).padStart(8);

test("slow-line", async ({ browser, base }) => {
    /** A browser on a slow line: its page, and what the line tells. */
    async function onSlowLine(browser, name) {
        const context = await visitor(browser, PHONE, "light", "none", "reduce", true);
        const page = await newPage(context, name);
        const line = await context.newCDPSession(page);
        await line.send("Network.enable");
        await line.send("Network.emulateNetworkConditions", LINE);
        return { context, page, line };
    }

    async function hurry(browser, time) {
        const { context, page, line } = await onSlowLine(browser, `slow line, ${time}`);
        const began = Date.now();
        const since = () => (Date.now() - began) / 1000;
        const asked = new Map();
        line.on("Network.requestWillBeSent", ({ requestId, request }) =>
            asked.set(requestId, { path: new URL(request.url).pathname, from: since() }),
        );
        line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
            Object.assign(asked.get(requestId) ?? {}, { to: since(), bytes: encodedDataLength }),
        );
        const passed = {};
        void page.goto(base, { waitUntil: "commit" });
        await painted(page, PLAY);
        passed.page = since();
        await page.click(PLAY);
        await page.click("[data-way=know]");
        await painted(page, OFFERED);
        passed.board = since();
        const ply = await page.getAttribute(".match", "data-ply");
        await page.locator(OFFERED).first().click();
        await painted(page, `.match:not([data-ply="${ply}"])`);
        passed.move = since();
        await context.close();
        return { passed, asked: [...asked.values()] };
    }

    /** Seconds from the press on a lesson to its first step: the first one, and then one whose board is loaded. */
    async function learn(browser, game) {
        const { context, page } = await onSlowLine(browser, `slow line, lessons of ${game}`);
        const take = async (lesson) => {
            await painted(page, lesson);
            const began = Date.now();
            await page.click(lesson, { noWaitAfter: true });
            await painted(page, ".teacher[data-step]");
            return (Date.now() - began) / 1000;
        };
        await page.goto(`${base}/learn/${game}`, { waitUntil: "commit" });
        const cold = await take("[data-lesson]:nth-child(1) a");
        await page.click("header .back");
        const warm = await take("[data-lesson]:nth-child(3) a"); // the second one is fetched ahead
        await context.close();
        return { game, cold, warm };
    }
    const runs = [];
    for (let time = 1; time <= TIMES; time += 1) runs.push(await hurry(browser, time));
    const lessons = [];
    for (const game of ["codex", "leonardo", "inventors", "workshop"])
        lessons.push(await learn(browser, game));

    console.log("  asked    there   bytes  of the last time");
    for (const { path, from, to, bytes } of runs.at(-1).asked)
        console.log(
            `${column(from.toFixed(2))} ${column(to?.toFixed(2) ?? "–")} ${column(bytes ?? "–")}  ${path}`,
        );
    console.log("\nseconds     page   board    move   bytes");
    for (const [time, { passed, asked }] of runs.entries()) {
        const bytes = asked.reduce((sum, one) => sum + (one.bytes ?? 0), 0);
        const told = [passed.page, passed.board, passed.move].map((second) => column(second.toFixed(1)));
        console.log(`time ${time + 1} ${told.join("")} ${column(bytes)}`);
    }
    const usual = median(runs.map(({ passed }) => passed.move));
    if (usual > MOST)
        complain(`the first move came after ${usual.toFixed(1)} s; at most ${MOST} s are promised`);
    console.log("\nseconds to a lesson     cold    warm");
    for (const { game, cold, warm } of lessons) {
        console.log(game.padEnd(19) + [cold, warm].map((second) => column(second.toFixed(1))).join(""));
        if (warm > LESSON)
            complain(`a lesson of ${game} came after ${warm.toFixed(1)} s; at most ${LESSON} s are promised`);
    }
});
