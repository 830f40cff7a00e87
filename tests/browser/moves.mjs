// How a move is made: by the mouse on what glows, or by keys in the list of the reading view.
// `data-offered` is what a tap says; it is empty where a tap only takes something up.

import { PATIENCE, picture } from "./visiting.mjs";

const QUICKLY = 5_000; // then it is looked at again
const LAST = ["pass", "done", "stop", "decline"]; // said when nothing else comes to mind
const SELDOM = 0.15;

/** A chance that is the same in every run. */
export function chance(seed) {
    let state = seed;
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
    };
}

const isLast = (move) => LAST.includes(move.split(" ")[0]);
const quoted = (move) => `[data-offered="${move}"]`;

/** Taps one thing that glows. With a wish, what says it or leads there. Whether there was anything to tap. */
export async function tap(page, luck, wish = null, steps = () => []) {
    if (wish) {
        for (const step of [quoted(wish), ...steps(wish)]) {
            const found = page.locator(step).filter({ visible: true });
            if (await found.count()) return await click(found.first());
        }
        return false;
    }
    const glowing = page.locator("[data-offered]").filter({ visible: true });
    const says = await glowing.evaluateAll((all) => all.map((one) => one.getAttribute("data-offered") ?? ""));
    const liked = says.flatMap((move, place) => (isLast(move) ? [] : [place]));
    const places = liked.length > 0 && luck() > SELDOM ? liked : [...says.keys()];
    if (places.length === 0) return false;
    return await click(glowing.nth(places[Math.floor(luck() * places.length)]));
}

/** Whether it was clicked. If not, it was gone before it was reached: the match went on. */
async function click(thing) {
    for (const end = Date.now() + PATIENCE; ;) {
        try {
            await thing.click({ timeout: QUICKLY, noWaitAfter: true }); // a tap leads to no other page
            return true;
        } catch (error) {
            if ((await thing.count()) === 0) return false;
            if (Date.now() > end) {
                await picture(thing.page(), "stuck");
                throw error;
            }
        }
    }
}

/** Says a move by keys alone: Tab to the list, then down to it, word by word. Without a wish, the first. */
export async function sayByKeys(page, wish = null) {
    const focused = () => page.evaluate(() => document.activeElement?.classList.contains("choice") ?? false);
    for (let tries = 0; tries < 60 && !(await focused()); tries += 1) await page.keyboard.press("Tab");
    if (!(await focused())) return;
    const choices = await page
        .locator(".choice")
        .evaluateAll((all) => all.map((one) => one.getAttribute("data-offered") ?? ""));
    const place = wish
        ? choices.findIndex((choice) => wish === choice || wish.startsWith(`${choice} `))
        : choices.findIndex((choice) => !isLast(choice));
    if (wish && place < 0) return; // the page is about to show other choices
    await page.keyboard.press("Home");
    for (let down = 0; down < place; down += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
}
