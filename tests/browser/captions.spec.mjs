// Somebody plays against three bots at the usual pace: on the drawn board with and without motion, and in words. Every ply
// of a bot has a caption for as long as it takes to read it, and leaves a mark; nobody waits long for what is theirs to do.

import { complain, DESK, newPage, PHONE, picture, setUp, turnView, until, visitor } from "./visiting.mjs";
import { chance, sayByKeys, tap } from "./moves.mjs";
import { test } from "./runner.mjs";

const GAME = "codex";
const LEAST = 700; // ms that a caption is in sight
const LONGEST = 4_000; // ms that somebody who may choose waits for captions
const CHOICES = 8; // of ours, then all is seen
const MOST = 400; // looks at the page before we say that nothing goes on

/** Put into a page before its own scripts: by its own clock, when plies came, when they were drawn and told. */
function watchCaptions() {
    const seen = { came: {}, drawn: {}, told: {}, late: 0, said: -1, newest: 0 };
    globalThis.captions = seen;
    const now = () => performance.now();
    const hear = ({ data }) => {
        const update = JSON.parse(data);
        if (update.is === "no") seen.said = -1;
        if (update.is !== "update" || seen.came[update.ply]) return;
        seen.newest = Math.max(seen.newest, update.ply);
        const seats = {};
        for (const { ply, line } of update.lines) seats[ply] ??= line.args.seat;
        seen.came[update.ply] = { at: now(), offers: update.offers.length, seats };
    };
    const listened = new WeakSet();
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        if (!listened.has(this)) this.addEventListener("message", hear);
        listened.add(this);
        const said = JSON.parse(data);
        if (said.is === "say") seen.said = said.ply;
        send.call(this, data);
    };
    let before = new Set();
    const look = () => {
        const ply = document.querySelector("[data-ply]")?.dataset.ply;
        if (ply !== undefined) seen.drawn[ply] ??= now();
        const inSight = new Set(
            [...document.querySelectorAll("[data-caption]")].map((one) => one.dataset.caption),
        );
        for (const one of inSight) seen.told[one] ??= { from: now() };
        for (const one of before) if (!inSight.has(one)) seen.told[one].to ??= now();
        before = inSight;
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    // How late this page's own timers are: a busy machine is not the fault of captions.
    let beat = now();
    setInterval(() => {
        seen.late = Math.max(seen.late, now() - beat - 50);
        beat = now();
    }, 50);
}

/** What was told is read to its end; then there is a mark, if the board says what its things are. */
async function readOn(page, name) {
    await until(async () => (await page.locator("[data-caption]").count()) === 0);
    const told = await page.locator("[data-tool=since]").count();
    const things = await page.locator(".board [data-what]:not([data-what^=table])").count();
    const marks = await page.locator(".board [data-fresh]").count();
    if (told > 0 && things > 0 && marks === 0) complain(`${name}: what happened left no mark`);
    const framed = await page.locator(".board [data-fresh]").evaluateAll(framesOf);
    if (framed > 0) complain(`${name}: what changed is framed as if it could be chosen`);
}

/** How many of these have another frame or glow because they are marked as changed. */
function framesOf(marked) {
    const frame = (one) => {
        const { borderStyle, outlineStyle, boxShadow, filter } = getComputedStyle(one);
        return [borderStyle, outlineStyle, boxShadow, filter].join();
    };
    return marked.filter((one) => {
        const withMark = frame(one);
        one.removeAttribute("data-fresh");
        const without = frame(one);
        one.setAttribute("data-fresh", "");
        return withMark !== without;
    }).length;
}

function judge(name, { came, drawn, told, late }) {
    const slack = 100 + 2 * late;
    const plies = new Map(Object.values(came).flatMap(({ seats }) => Object.entries(seats)));
    const others = [...plies].filter(([, seat]) => seat !== "0").map(([ply]) => ply);
    const waits = [];
    for (const ply of others) {
        const { from, to = Infinity } = told[ply] ?? {};
        if (from === undefined) complain(`${name}: ply ${ply} was not told`);
        else if (to - from < LEAST - 1) complain(`${name}: ply ${ply} was told for ${to - from} ms only`);
    }
    for (const [ply, { at, offers }] of Object.entries(came)) {
        if (offers === 0 || drawn[ply] === undefined) continue;
        waits.push(drawn[ply] - at);
        if (drawn[ply] - at > LONGEST + slack)
            complain(`${name}: ply ${ply} was drawn after ${drawn[ply] - at} ms`);
    }
    const longest = Math.max(...waits).toFixed(0);
    console.log(
        `${name}: ${others.length} plies of others told, ${longest} ms the longest wait, timers ${late.toFixed(0)} ms late`,
    );
    if (others.length < CHOICES) complain(`${name}: the others hardly played`);
}

/** Waits until what was said is answered: a key that is pressed meanwhile would skip the captions that come with it. */
const isAnswered = (page) =>
    until(() => page.evaluate(() => globalThis.captions.newest > globalThis.captions.said));

/** How many plies of ours were told. */
async function choicesOn(page) {
    const isOurs = ({ seats }) => Object.values(seats).includes("0");
    return Object.values(await page.evaluate(() => globalThis.captions.came)).filter(isOurs).length;
}

test("captions", async ({ browser, base }) => {
    async function sitWithBots(page) {
        await setUp(page, base, GAME, "Anna", 4);
        for (const seat of [1, 2, 3])
            await page.locator("form ol li select").nth(seat).selectOption("bot:apprentice");
        await page.click("button[type=submit]");
        await page.click("button.strong.wide");
        await page.waitForSelector(".match main :is(.board, .reading)");
    }

    async function play(browser, name, viewport, motion, words) {
        const context = await visitor(browser, viewport, "light", "usual", motion);
        await context.addInitScript(watchCaptions);
        const page = await newPage(context, name);
        const luck = chance(1517);
        await sitWithBots(page);
        if (words) await turnView(page);
        let looks = 0;
        for (; looks < MOST && (await choicesOn(page)) < CHOICES; looks += 1) {
            await page.waitForSelector(".question.mine");
            await readOn(page, name);
            if (looks === 6) await picture(page, `captions-${name}`);
            if (words) await sayByKeys(page);
            else await tap(page, luck);
            await page.waitForTimeout(100);
            await isAnswered(page);
        }
        if (looks >= MOST) complain(`${name}: the match does not go on`);
        await page.waitForSelector(".question.mine, .scores");
        await readOn(page, name);
        judge(name, await page.evaluate(() => globalThis.captions));
        await context.close();
    }
    await play(browser, "drawn", DESK, "no-preference", false);
    await play(browser, "still", PHONE, "reduce", false);
    await play(browser, "in words", PHONE, "reduce", true);
});
