// One visit to several tables: wherever one comes from, a table at which nobody moves is quiet.

import { audit, complain, DESK, PHONE, picture, visit } from "./visiting.mjs";
import { test } from "./runner.mjs";

const QUIET = 10_000; // milliseconds
const LOOKS = 16_000; // until the front page has looked for new tables again
const FRAMES = 5; // fewer than so many
const REQUESTS = 2;
const ARRIVED = 3_000; // milliseconds without a request, more than the lull that pictures wait for: all is there
const TRIES = 60;

test("quiet", async ({ browser, base }) => {
    const page = await visit(browser, "quiet", DESK);
    const passed = { frames: 0, requests: 0 };
    page.on("request", () => (passed.requests += 1));
    page.on("websocket", (socket) => {
        socket.on("framesent", () => (passed.frames += 1));
        socket.on("framereceived", () => (passed.frames += 1));
    });

    /** Waits until a page has all that it asks for when somebody comes to it. */
    async function arrive(name) {
        await page.waitForLoadState("networkidle");
        for (let tries = 0; tries < TRIES; tries += 1) {
            passed.requests = 0;
            await page.waitForTimeout(ARRIVED);
            if (passed.requests === 0) return;
        }
        complain(`${name}: it does not stop asking`);
    }

    /** Counts what passes between page and server while nobody does anything. */
    async function hush(name, time, requests) {
        await arrive(name);
        Object.assign(passed, { frames: 0, requests: 0 });
        await page.waitForTimeout(time);
        console.log(`${name}: ${passed.frames} frames, ${passed.requests} requests`);
        if (passed.frames >= FRAMES) complain(`${name}: ${passed.frames} frames while nobody moved`);
        if (passed.requests >= requests) complain(`${name}: ${passed.requests} requests while nobody moved`);
    }

    async function hushAtTable(name, table) {
        await page.waitForURL(table ?? "**/table/*");
        await page.waitForSelector(".question.mine");
        await hush(name, QUIET, REQUESTS);
        return page.url();
    }

    async function goHome() {
        await page.click("header .mark");
        await page.waitForSelector("[data-game] button.strong");
    }

    async function playNow(game) {
        await page.click(`[data-game=${game}] button.strong`);
        return await hushAtTable(`${game}, play now`);
    }

    /** The front page as a stranger finds it. */
    async function lookAtHome(stranger, name) {
        await stranger.goto(base);
        await stranger.waitForSelector("[data-game] img");
        await audit(stranger, `front page, ${name}`);
        await picture(stranger, `home-${name}`);
    }

    await lookAtHome(await visit(browser, "front page", PHONE, "dark"), "phone");
    await lookAtHome(page, "desk");
    const codex = await playNow("codex");
    await goHome();
    const workshop = await playNow("workshop");
    await page.goBack();
    await page.waitForSelector(".tables a.button");
    await page.goBack();
    await hushAtTable("codex, back", codex);
    await page.goForward();
    await page.goForward();
    await hushAtTable("workshop, forward", workshop);
    await goHome();
    await page.click(`.tables a[href="${new URL(codex).pathname}"]`);
    await hushAtTable("codex, go on", codex);
    await goHome();
    await playNow("leonardo");
    await goHome();
    await page.waitForSelector(".tables li:nth-child(3)");
    await hush("front page", LOOKS, 3); // it looks once for public tables and once for one's own
});
