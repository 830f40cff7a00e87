// Asks of every board at every moment of the fixtures, in every language and at four widths: is any text cut, do two
// texts overlap, does anything that can be chosen lie where nobody can scroll to? Whole pages, as people see them.
// `npm run fit` for all, `npm run fit -- leonardo codex-two` for some, WIDTHS=390 LANGUAGES=fr for less of it; LOOK names
// a folder for pictures of what is found.

import { chromium } from "playwright-core";
import { createServer } from "vite";
import { ARGS } from "./bench.mjs";
import { faultsAt, faultsHere, faultsOfNotes } from "./faults.mjs";
import { readdirSync } from "node:fs";

const SIZES = [
    [360, 640],
    [390, 844],
    [430, 932],
    [820, 1180],
].filter(([width]) => (process.env.WIDTHS ?? String(width)).split(",").includes(String(width)));
const LANGUAGES = (process.env.LANGUAGES ?? "en,fr,it").split(",");
const AT_ONCE = 3; // a page waits for frames most of the time

const found = new Set(); // what is wrong; told where it was seen first
let looks = 0;

function note(fault, where) {
    if (found.has(fault)) return false;
    found.add(fault);
    console.error(`${fault}\n    ${where}`);
    return true;
}

/** Looks at a moment, and notes what is wrong there for the first time. */
async function look(page, match, width, lang, place, moment) {
    for (const { tab, faults } of await page.evaluate(faultsAt, [place, lang])) {
        looks += 1;
        const where = `${match} ${width} ${lang} ${moment} ${tab}`;
        const fresh = faults.filter((fault) => note(`${match.split("-")[0]}: ${fault}`, where));
        if (fresh.length === 0 || !process.env.LOOK) continue;
        if (tab) await page.click(`[data-tab="${tab}"]`);
        await page.screenshot({ path: `${process.env.LOOK}/${where.replaceAll(" ", "-")}.png` });
    }
}

async function lookAtMatch(browser, base, match) {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    page.setDefaultTimeout(600_000);
    page.on("pageerror", (error) => note(`${match}: ${error.message}`, match));
    await page.setViewportSize({ width: SIZES[0][0], height: SIZES[0][1] });
    await page.goto(`${base}dev.html?match=${match}&table&still`);
    await page.waitForFunction(() => globalThis.bench && document.querySelector(".match .board"));
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
        `Object.assign(globalThis, { faultsHere: ${faultsHere}, faultsOfNotes: ${faultsOfNotes} })`,
    );
    const moments = await page.evaluate(() =>
        globalThis.bench.moments.map(({ ply, eyes }) => `ply ${ply} eyes ${eyes}`),
    );
    for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (const lang of LANGUAGES)
            for (const [place, moment] of moments.entries())
                await look(page, match, width, lang, place, moment);
    }
    await page.close();
}

const wanted = process.argv.slice(2);
const matches = readdirSync(new URL("../fixtures", import.meta.url))
    .flatMap((file) => /^(.+)\.moments\.json$/.exec(file)?.[1] ?? [])
    .filter((match) => wanted.length === 0 || wanted.some((part) => match.startsWith(part)));
const server = await createServer({ server: { port: 0, hmr: false, watch: null }, logLevel: "error" });
await server.listen();
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ARGS });
const started = Date.now();
const rest = [...matches];
const worker = async () => {
    for (let match = rest.shift(); match; match = rest.shift())
        await lookAtMatch(browser, server.resolvedUrls.local[0], match);
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
await browser.close();
await server.close();
console.log(
    `${found.size} found in ${looks} looks at ${matches.length} matches, ${(Date.now() - started) / 1000} s`,
);
process.exit(found.size === 0 ? 0 : 1);
