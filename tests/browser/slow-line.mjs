// A stranger on a slow line (400 kbit/s, an answer after 400 ms) opens the front page, plays Codex Naturalis against a
// bot, and makes a first move: how long that takes from the address to the painted move, and what it loads meanwhile.

import { complain, finish, launch, newPage, PHONE, visitor } from "./house.mjs";

const [base] = process.argv.slice(2);
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }; // ms, bytes a second
const MOST = 8; // seconds from the address to the first move
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

async function hurry(browser, time) {
    const context = await visitor(browser, PHONE);
    const page = await newPage(context, `slow line, ${time}`);
    const line = await context.newCDPSession(page);
    await line.send("Network.enable");
    await line.send("Network.emulateNetworkConditions", LINE);
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
    await painted(page, OFFERED);
    passed.board = since();
    const ply = await page.getAttribute(".match", "data-ply");
    await page.locator(OFFERED).first().click();
    await painted(page, `.match:not([data-ply="${ply}"])`);
    passed.move = since();
    await context.close();
    return { passed, asked: [...asked.values()] };
}

/** The middle one of an odd number. */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[(numbers.length - 1) / 2];
const column = (value) => String(value).padStart(8);

const browser = await launch();
const runs = [];
for (let time = 1; time <= TIMES; time += 1) runs.push(await hurry(browser, time));
await browser.close();

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
if (usual > MOST) complain(`the first move came after ${usual.toFixed(1)} s; at most ${MOST} s are promised`);
finish();
