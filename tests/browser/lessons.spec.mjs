// Every lesson of every game: at a desk and on a phone on the drawn board, and in the reading view by keys alone. On the
// way each mistake that a step answers is made once. GAMES=codex for one game, LESSONS=lay for one lesson, WAYS=phone for
// one of these ways; QUICK takes each game in one of them, by turns. Nothing that can be tapped moves on the way.

import { audit, complain, DESK, newPage, PATIENCE, PHONE, picture, visitor } from "./visiting.mjs";
import { chance, sayByKeys } from "./moves.mjs";
import { test } from "./runner.mjs";
import { staysPut, watchShifts } from "./steady.mjs";
import { tapSomewhere, what } from "./ways.mjs";

const GAMES = (process.env.GAMES ?? "codex,leonardo,inventors,workshop").split(",");
const MOST = 25; // taps for one move
const SOON = 2_000; // ms until another tap is tried

const stateOf = (page) =>
    page.evaluate(() => {
        const { step, done } = document.querySelector(".teacher")?.dataset ?? {};
        const says = document.querySelector("[data-answer]")?.getAttribute("data-answer") ?? "";
        return { step, done: done === "true", says };
    });

/** Whether the teacher answers so in time. */
async function answers(page, says, done, timeout = PATIENCE) {
    const heard = ([wanted, isDone]) =>
        document.querySelector("[data-answer]")?.getAttribute("data-answer") === wanted &&
        document.querySelector(".teacher")?.dataset.done === String(isDone);
    return await page.waitForFunction(heard, [says, done], { timeout }).then(
        () => true,
        () => false,
    );
}

// Where to tap inside what is looked at: an inventor is a column with a button at its head.
const TAPPED = { inventor: " button", city: " [data-place]" };

/** Taps what is looked at until it is told why it is refused. */
async function tryRefused(page, step, says) {
    for (const thing of [...step.look, ...step.look]) {
        const found = page
            .locator(what(thing) + (TAPPED[thing.split(" ")[0]] ?? ""))
            .filter({ visible: true });
        const tabs = page.locator("[data-tab]").filter({ visible: true });
        for (let tab = 0; !(await found.count()) && tab < (await tabs.count()); tab += 1)
            await tabs.nth(tab).click();
        const first = found.first();
        if (await found.count())
            await first.click({ timeout: SOON }).catch(() => first.dispatchEvent("click")); // out of sight
        if (await answers(page, says, true, SOON)) return true;
    }
    return false;
}

/** One move for each answer that a step has. */
function mistakes({ moment, offers }) {
    const found = new Map();
    offers.forEach((answer, place) => {
        if (!answer.right && !found.has(answer.says)) found.set(answer.says, [moment.offers[place], answer]);
    });
    return [...found.values()];
}

/** What is refused, for each answer that no offer has. */
function refusedMistakes({ moment, offers, refusals }) {
    const found = new Map();
    refusals.forEach((answer, place) => {
        if (
            answer &&
            !answer.right &&
            !offers.some(({ says }) => says === answer.says) &&
            !found.has(answer.says)
        )
            found.set(answer.says, moment.refusals[place].about);
    });
    return [...found];
}

/** What the rings of a page lie around, and whether each is whole inside the window. */
const ringsOf = (page) =>
    page.evaluate(() =>
        [...document.querySelectorAll("[data-ring]")].map((ring) => {
            const { left, top, right, bottom } = ring.getBoundingClientRect();
            const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
            return {
                what: ring.getAttribute("data-ring"),
                inside,
                box: [left, top, right, bottom].join(" "),
            };
        }),
    );

/** What of these is drawn: a spot is not before its card is taken up. */
const drawnOf = (page, whats) =>
    page.evaluate((all) => {
        const isDrawn = (thing) => thing.getBoundingClientRect().width > 0;
        return all.filter((what) =>
            [...document.querySelectorAll(`main [data-what="${CSS.escape(what)}"]`)].some(isDrawn),
        );
    }, whats);

/** A ring is at what a step points at: at a desk at all that is drawn, on a phone at the first, for all may need room. */
async function pointedAt(page, { look }, where) {
    if (look.length === 0) return;
    const isPhone = page.viewportSize().width < 600;
    const isRinged = (whats) =>
        whats.every((what) => document.querySelector(`[data-ring="${CSS.escape(what)}"]`) !== null);
    const wanted = new Set([look[0], ...(isPhone ? [] : await drawnOf(page, look))]);
    const ringed = await page.waitForFunction(isRinged, [...wanted], { timeout: PATIENCE }).then(
        () => true,
        () => false,
    );
    const rings = await ringsOf(page);
    const found = rings.map(({ what }) => what).join(", ");
    if (!ringed) complain(`${where}: points at ${[...wanted].join(", ")}; rings at ${found || "nothing"}`);
    for (const { what, inside, box } of rings)
        if (!inside) complain(`${where}: the ring at ${what} is not in the window: ${box}`);
}

/** Chooses what is refused in the list of the reading view, by keys: every refusal stands there. */
async function chooseRefused(page, about, says, right) {
    await page.locator(`[data-refused="${about}"]`).first().focus();
    await page.keyboard.press("Enter");
    return await answers(page, says, right);
}

function readInWords() {
    localStorage.setItem("bottega.settings", JSON.stringify({ pace: "none", way: "reading" }));
}

test("lessons", async ({ browser, base }) => {
    const luck = chance(1503);

    /** Makes a move by hand on the drawn board; whether it was answered as the lesson says. */
    async function sayOnBoard(page, game, move, { says, right }) {
        for (let taps = 0; taps < MOST; taps += 1) {
            if (!(await tapSomewhere(page, luck, game, move))) return false;
            await page.waitForTimeout(10);
            const state = await stateOf(page);
            if (state.says === says) return await answers(page, says, right);
            if (state.says) return false;
        }
        return false;
    }

    const drawn = {
        say: sayOnBoard,
        refuse: async (page, step) => {
            const answer = step.refusals.find((one) => one?.right);
            return await tryRefused(page, step, answer.says);
        },
    };

    const reading = {
        say: async (page, game, move, { says, right }) => {
            await page.locator(".choice").first().focus();
            for (const _ of move.split(" ")) await page.keyboard.press("Escape"); // words said before
            for (let words = 0; words < MOST; words += 1) {
                await sayByKeys(page, move);
                await page.waitForTimeout(10);
                if ((await stateOf(page)).says) return await answers(page, says, right);
            }
            return false;
        },
        refuse: async (page, step) => {
            const place = step.refusals.findIndex((one) => one?.right);
            return await chooseRefused(
                page,
                step.moment.refusals[place].about,
                step.refusals[place].says,
                true,
            );
        },
    };

    async function goThrough(page, game, id, way, name) {
        const lesson = await page.evaluate(
            async (address) => await (await fetch(address)).json(),
            `/api/games/${game}/lessons/${id}`,
        );
        await page.goto(`${base}/learn/${game}/${id}`);
        await page.waitForSelector(".teacher");
        for (const step of lesson.steps) {
            const where = `${name}: ${id}/${step.id}`;
            await page.waitForSelector(`[data-step="${step.id}"]`);
            if (way === drawn) await pointedAt(page, step, where);
            if (step.asks === "choice")
                await page.click(`[data-choice="${way === drawn ? step.choices.at(-1) : step.choices[0]}"]`);
            for (const [says, about] of way === reading ? refusedMistakes(step) : []) {
                if (!(await chooseRefused(page, about, says, false)))
                    return complain(`${where}: \`${about}\` is refused, and not answered by “${says}”`);
                await page.click("[data-try-again]");
            }
            if (step.asks === "refusal" && !(await way.refuse(page, step)))
                return complain(`${where}: not refused`);
            if (step.asks === "move") {
                for (const [move, answer] of mistakes(step)) {
                    if (!(await way.say(page, game, move, answer)))
                        return complain(`${where}: \`${move}\` is not answered by “${answer.says}”`);
                    await page.click("[data-try-again]");
                    if (way === drawn) await pointedAt(page, step, `${where}, after \`${move}\``);
                }
                const [move] = Object.keys(step.after);
                const answer = step.offers[step.moment.offers.indexOf(move)];
                if (!(await way.say(page, game, move, answer)))
                    return complain(`${where}: \`${move}\` is not taken for right`);
            }
            await page.click("[data-go-on]");
        }
        await page.waitForSelector("[data-over]");
    }

    const WAYS_TO_LEARN = { desk: [DESK, drawn], phone: [PHONE, drawn], keys: [DESK, reading] };

    async function learn(browser, game, turn) {
        const named = process.env.WAYS?.split(",");
        const ways = Object.entries(WAYS_TO_LEARN).filter(([size]) => !named || named.includes(size));
        for (const [size, [viewport, way]] of process.env.QUICK ? [ways[turn % ways.length]] : ways) {
            const name = `${game}, ${size}`;
            const context = await visitor(browser, viewport);
            const page = await newPage(context, name);
            if (way === drawn) await watchShifts(page);
            await page.goto(`${base}/learn/${game}`);
            if (way === reading) await page.evaluate(readInWords);
            await page.waitForSelector("[data-lesson]");
            await audit(page, `lessons of ${name}`);
            const lessons = await page.evaluate(
                async (address) => (await (await fetch(address)).json()).map(({ id }) => id),
                `/api/games/${game}/lessons`,
            );
            for (const id of lessons) {
                if (process.env.LESSONS && !process.env.LESSONS.split(",").includes(id)) continue;
                await goThrough(page, game, id, way, name);
                await staysPut(page, name);
            }
            await audit(page, `end of ${name}`);
            await picture(page, `lesson-${game}-${size}`);
            await page.context().close();
        }
        console.log(`${game}: learned`);
    }
    await Promise.all(GAMES.map((game, turn) => learn(browser, game, turn)));
});
