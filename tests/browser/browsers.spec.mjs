// Other browsers: the first decisions of each game on the drawn board, at a desk and on a phone, against a bot. Nothing
// may stand in the console. GAMES and BROWSERS name some of them.

import { complain, DESK, PATIENCE, PHONE } from "./visiting.mjs";
import { chance } from "./moves.mjs";
import { test } from "./runner.mjs";

const DECISIONS = 10;
const PAUSE = 100; // ms
const AGAIN = 20_000; // ms after which somebody would touch again
// What glows. A card of Codex that does not fit as it lies may be turned over: its button stands below it.
const GLOWING = "[data-offered], .chosen .flip";
const OPEN = {
    firefox: async (...given) => (await import("./firefox.mjs")).openFirefox(...given),
    webkit: async (...given) => (await import("./webkit.mjs")).openWebKit(...given),
};
const named = (variable, all) => process.env[variable]?.split(" ") ?? all;

const wait = () => new Promise((done) => setTimeout(done, PAUSE));

/** Waits until a script in the page says so. */
async function until(page, what, script, ...given) {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await wait())
        if (await page.run(script, ...given)) return;
    throw new Error(`${what} did not come`);
}

/** How far the match is, whether it is our turn, and whether it is over. */
const look = () => ({
    ply: Number(document.querySelector(".match")?.dataset.ply ?? -1),
    mine: document.querySelector(".question.mine") !== null,
    over: document.querySelector(".scores") !== null,
});

/** Where one of these things can be touched; null if none can. What is only out of sight is scrolled to. */
function pointOn(selector, lot) {
    const things = [...document.querySelectorAll(selector)].filter((thing) => thing.checkVisibility());
    const points = things.flatMap((thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return thing.contains(document.elementFromPoint(x, y)) ? [[x, y]] : [];
    });
    if (points.length === 0) things[Math.floor(lot * things.length)]?.scrollIntoView({ block: "center" });
    return points[Math.floor(lot * points.length)] ?? null;
}

/** Touches one of these things, if it can be touched and has come to rest. */
async function touch(page, selector, lot = 0) {
    const before = await page.run(pointOn, selector, lot);
    await wait();
    const point = await page.run(pointOn, selector, lot);
    if (!point || String(point) !== String(before)) return false;
    await page.tap(...point);
    return true;
}

const KNOW = "[data-way=know]"; // the first Play of a game asks how to begin

/** Touches the button of a game until its board is there: a page that was still moving may have been missed. */
async function begin(page, button) {
    const isThere = () => document.querySelector(".match .board") !== null;
    for (const end = Date.now() + PATIENCE; Date.now() < end;) {
        const isAsked = await page.run((way) => document.querySelector(way) !== null, KNOW);
        await touch(page, isAsked ? KNOW : button);
        for (const again = Date.now() + AGAIN; Date.now() < again; await wait())
            if (await page.run(isThere)) return;
    }
    throw new Error("the board did not come");
}

test("browsers", async ({ browser, base }) => {
    async function play(page, game, luck) {
        await page.go(base);
        const card = `[data-game=${game}] button.strong`;
        await until(page, "the games", (selector) => document.querySelector(selector) !== null, card);
        await begin(page, card);
        let decided = 0;
        let touched = null; // the ply at which we last touched something
        for (let end = Date.now() + PATIENCE; ; await wait()) {
            if (Date.now() > end) throw new Error(`only ${decided} decisions were taken`);
            const { ply, mine, over } = await page.run(look);
            if (touched !== null && ply > touched)
                [decided, touched, end] = [decided + 1, null, Date.now() + PATIENCE];
            if (decided === DECISIONS) break;
            if (over) throw new Error(`the match was over after ${decided} decisions`);
            if (mine && (await touch(page, GLOWING, luck()))) touched = ply;
        }
        const wide = await page.run(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) throw new Error(`the page is ${wide} px too wide`);
        return decided;
    }

    async function playAll(browser) {
        for (const game of named("GAMES", ["codex", "leonardo", "inventors", "workshop"]))
            for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
                const name = `${browser}, ${game}, ${size}`;
                const page = await OPEN[browser](viewport, (what) => complain(`${name}: ${what}`));
                try {
                    console.log(`${name}: ${await play(page, game, chance(1519))} decisions`);
                } catch (error) {
                    complain(`${name}: ${error.message}`);
                }
                if (process.env.PICTURES)
                    await page.picture(`${process.env.PICTURES}/${browser}-${game}-${size}.png`);
                await page.close();
            }
    }

    await Promise.all(named("BROWSERS", Object.keys(OPEN)).map(playAll));
});
