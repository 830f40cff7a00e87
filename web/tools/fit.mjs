// Asks of every board and of the reading view at every moment of the fixtures, in every language and at five widths: is
// any text cut, do two texts overlap, does anything that can be chosen lie where nobody can scroll to? Whole pages, as
// people see them. `npm run fit` for all, `npm run fit -- leonardo codex-two` for some, WIDTHS=390 LANGUAGES=fr for less of
// it; QUICK sees each moment in one language only, by turns, on the smallest phone and a tablet. LOOK names a folder for
// pictures of what is found.

import { matchesOf, openBench, turnTo, withBrowser } from "./bench.mjs";
import { faultsAt, faultsHere, faultsOfNotes } from "./faults.mjs";

const QUICK = Boolean(process.env.QUICK);
const WIDTHS = (process.env.WIDTHS ?? (QUICK ? "360,820" : "360,390,430,820,1440")).split(",");
const SIZES = [
    [360, 640],
    [390, 844],
    [430, 932],
    [820, 1180],
    [1440, 900],
].filter(([width]) => WIDTHS.includes(String(width)));
const LANGUAGES = (process.env.LANGUAGES ?? "en,fr,it").split(",");
const WAYS = ["drawn", "reading"];
const AT_ONCE = 3; // a page waits for frames now and then
const PATIENCE = 120_000; // ms for one look, which takes less than one second

const found = new Set(); // what is wrong; told where it was seen first
let looks = 0;
let stalls = 0;

function note(fault, where) {
    if (found.has(fault)) return false;
    found.add(fault);
    console.error(`${fault}\n    ${where}`);
    return true;
}

/** A browser that stopped drawing frames answers no more: the match is looked at again, on another page. */
class Stalled extends Error {}

async function inTime(answer, match) {
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Stalled(`${match}: the page stopped answering`)), PATIENCE);
    });
    return await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Looks at a moment, and notes what is wrong there for the first time. */
async function look(page, match, moment, asked) {
    for (const { tab, faults } of await inTime(page.evaluate(faultsAt, asked), match)) {
        looks += 1;
        const where = `${match} ${page.viewportSize().width} ${asked.slice(1).join(" ")} ${moment} ${tab}`;
        const fresh = faults.filter((fault) => note(`${match.split("-")[0]}: ${fault}`, where));
        if (fresh.length === 0 || !process.env.LOOK) continue;
        if (tab) await page.click(`[data-tab="${tab}"]`);
        await page.screenshot({ path: `${process.env.LOOK}/${where.replaceAll(" ", "-")}.png` });
    }
}

/** The slow turns are outside: a moment builds the page anew, a language words it anew, a width only lays it out. */
async function lookAtMatch(page, match) {
    for (const [place, moment] of (await turnTo(page, match)).entries())
        for (const way of WAYS)
            for (const lang of QUICK ? [LANGUAGES[place % LANGUAGES.length]] : LANGUAGES)
                for (const [width, height] of SIZES) {
                    await page.setViewportSize({ width, height });
                    await look(page, match, moment, [place, lang, way]);
                }
}

const matches = matchesOf(process.argv.slice(2));
const started = Date.now();
await withBrowser(async (browser, base) => {
    const rest = [...matches];
    const worker = async () => {
        const open = () => openBench(browser, base, { faultsHere, faultsOfNotes });
        let page = await open();
        for (let match = rest.shift(); match; match = rest.shift())
            try {
                await lookAtMatch(page, match);
            } catch (error) {
                if (!(error instanceof Stalled) || stalls++) throw error;
                console.error(error.message);
                page = await open();
                rest.push(match);
            }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
});
console.log(
    `${found.size} found in ${looks} looks at ${matches.length} matches, ${Math.round((Date.now() - started) / 1000)} s`,
);
process.exit(found.size === 0 ? 0 : 1);
