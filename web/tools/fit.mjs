// Asks of every board and of the reading view at every moment of the fixtures, in every language and at seven sizes: is
// any text cut, do two texts overlap, does anything that can be chosen lie where nobody can scroll to? And on phones with
// the bars of their browser: does whoever is asked see what to choose, and its button? Whole pages, as people see them.
// `npm run fit` for all, `npm run fit -- leonardo codex-two` for some, SIZES=390x664 LANGUAGES=fr for less of it; QUICK
// sees each moment in one language only, on a tablet and on a small phone, held and lying: by turns. LOOK names a folder
// for pictures of what is found.

import { askedAt } from "./asked.mjs";
import { matchesOf, openBench, turnTo, withBrowser } from "./bench.mjs";
import { faultsAt, faultsHere, faultsOfNotes } from "./faults.mjs";

const QUICK = Boolean(process.env.QUICK);
const EVERY = "360x640,390x664,390x844,430x932,844x390,820x1180,1440x900";
const SIZES = (process.env.SIZES ?? (QUICK ? "360x640,844x390,820x1180" : EVERY)).split(",");
const PHONES = SIZES.filter((size) => ["360x640", "390x664", "844x390"].includes(size));
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

const sizeOf = (page) => Object.values(page.viewportSize()).join("x");
const byTurns = (all, place) => [all[place % all.length]];

async function resize(page, size) {
    const [width, height] = size.split("x").map(Number);
    await page.setViewportSize({ width, height });
}

/** Notes what is wrong here for the first time; draws it, if anybody looks at pictures. */
async function tell(page, match, where, faults, tab = "") {
    const fresh = faults.filter((fault) => note(`${match.split("-")[0]}: ${fault}`, where));
    if (fresh.length === 0 || !process.env.LOOK) return;
    if (tab) await page.click(`[data-tab="${tab}"]`);
    await page.screenshot({ path: `${process.env.LOOK}/${where.replaceAll(" ", "-")}.png` });
}

/** Looks at a moment, and behind each tab. */
async function look(page, match, moment, asked) {
    for (const { tab, faults } of await inTime(page.evaluate(faultsAt, asked), match)) {
        looks += 1;
        const where = `${match} ${sizeOf(page)} ${asked.slice(1).join(" ")} ${moment} ${tab}`;
        await tell(page, match, where, faults, tab);
    }
}

/** Looks at a question on a phone, and at what comes after each tap. */
async function ask(page, match, moment, asked) {
    const faults = await inTime(page.evaluate(askedAt, asked), match);
    if (!faults) return;
    looks += 1;
    await tell(page, match, `${match} ${sizeOf(page)} ${asked[2]} ${moment} asked`, faults);
}

/** The slow turns are outside: a moment builds the page anew, a language words it anew, a size only lays it out. */
async function lookAtMatch(page, match) {
    const moments = await inTime(turnTo(page, match), match);
    for (const [place, moment] of moments.entries()) {
        const languages = QUICK ? byTurns(LANGUAGES, place) : LANGUAGES;
        const phones = QUICK && PHONES.length > 0 ? byTurns(PHONES, place) : PHONES;
        const sizes = SIZES.filter((size) => phones.includes(size) || !PHONES.includes(size));
        for (const way of WAYS)
            for (const lang of languages)
                for (const size of sizes) {
                    await resize(page, size);
                    await look(page, match, moment, [place, lang, way]);
                }
        for (const lang of languages)
            for (const size of phones) {
                await resize(page, size);
                await ask(page, match, moment, [place, (place + 1) % moments.length, lang]);
            }
    }
}

const matches = matchesOf(process.argv.slice(2));
const started = Date.now();
await withBrowser(async (browser, base) => {
    const rest = [...matches];
    const worker = async () => {
        const open = () => openBench(browser, base, { faultsHere, faultsOfNotes }, "&confirm");
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
