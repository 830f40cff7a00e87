// The workbench in a browser, for all that looks at it: how it is opened, and every moment worth looking at.
// CHROMIUM names the browser if it is not where Debian puts it.

import { readdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { createServer } from "vite";
import { settled } from "./faults.mjs";

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const THEMES = ["light", "dark"];
const ARGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/** Name, address, and what to do on the page before it is looked at. */
const SHOTS = [
    ["start", "match=codex-four&ply=0&viewer=0"],
    ["keep", "match=codex-four&ply=4&viewer=0"],
    ["early", "match=codex-four&ply=8&viewer=0"],
    ["mid", "match=codex-four&ply=72&viewer=0", chooseCard(0)],
    ["back", "match=codex-two&ply=48&viewer=1", chooseCard(1), flip],
    ["trial", "match=codex-four&ply=72&viewer=0", chooseCard(0), chooseSpot],
    ["refused", "match=codex-two&ply=30&viewer=0", chooseLocked],
    ["take", "match=codex-four&ply=97&viewer=0"],
    ["aims", "match=codex-four&ply=97&viewer=0", tab("objectives")],
    ["others", "match=codex-four&ply=97&viewer=0", tab("others")],
    ["visit", "match=codex-four&ply=97&viewer=0", tab("others"), visit],
    ["waits", "match=codex-two&ply=48&viewer=0&lang=it"],
    ["end", "match=codex-four&ply=104&viewer=0"],
    ["tie", "match=codex-two&ply=60&viewer=0&lang=fr"],
    ["watch", "match=codex-four&ply=72&viewer=-1&lang=fr"],
    ["reading", "match=codex-four&ply=72&viewer=0&way=reading"],
    ["reading-fr", "match=codex-four&ply=8&viewer=0&way=reading&lang=fr"],
    ["reading-end", "match=codex-four&ply=104&viewer=0&way=reading&lang=it"],
    ["reading-leonardo", "match=leonardo-three&ply=12&viewer=1&way=reading"],
    ["ws-start", "match=workshop-three&ply=0&viewer=1"],
    ["ws-play", "match=workshop-three&ply=37&viewer=2"],
    ["ws-lower", "match=workshop-three&ply=36&viewer=1", lowerHalf("work")],
    ["ws-why", "match=workshop-three&ply=8&viewer=0", tapWork],
    ["ws-look", "match=workshop-three&ply=17&viewer=0"],
    ["ws-return", "match=workshop-three&ply=18&viewer=0&lang=it"],
    ["ws-give", "match=workshop-three&ply=32&viewer=2"],
    ["ws-teach", "match=workshop-three&ply=41&viewer=2&lang=fr"],
    ["ws-trial", "match=workshop-three&ply=37&viewer=2", upperHalf],
    ["ws-waits", "match=workshop-five&ply=58&viewer=0&lang=it", tab("others")],
    ["ws-visit", "match=workshop-three&ply=37&viewer=2", tab("others"), visitArea],
    ["ws-watch", "match=workshop-five&ply=58&viewer=-1&lang=fr"],
    ["ws-end", "match=workshop-three&ply=43&viewer=0"],
    ["ws-alone", "match=workshop-alone&ply=50&viewer=0"],
    ["ws-tire", "match=workshop-alone&ply=4&viewer=0&lang=fr"],
    ["ws-sequence", "match=workshop-sequence&ply=40&viewer=0", tab("others")],
    ["ws-alone-end", "match=workshop-alone&ply=54&viewer=0"],
    ["ws-reading", "match=workshop-three&ply=17&viewer=0&way=reading"],
    ["inv-teams", "match=inventors-four&ply=1&viewer=1"],
    ["inv-turn", "match=inventors-four&ply=8&viewer=3"],
    ["inv-where", "match=inventors-four&ply=54&viewer=0", tapFirst("[data-inventor][data-offered]")],
    [
        "inv-why",
        "match=inventors-four&ply=54&viewer=0&lang=it",
        tapFirst("[data-inventor][aria-disabled=true]"),
    ],
    ["inv-reward", "match=inventors-four&ply=14&viewer=2"],
    ["inv-token", "match=inventors-four&ply=46&viewer=2&lang=fr", tapFirst("#panel-team [data-offered]")],
    [
        "inv-boost",
        "match=inventors-feast&ply=219&viewer=1",
        tapFirst("[data-inventor][data-offered]"),
        tapOffered,
    ],
    ["inv-put", "match=inventors-feast&ply=220&viewer=1", tapOffered],
    ["inv-gains", "match=inventors-four&ply=192&viewer=3", tab("gains")],
    ["inv-others", "match=inventors-feast&ply=149&viewer=1", tab("others")],
    ["inv-trial", "match=inventors-four&ply=100&viewer=2", tapOffered, tapOffered],
    ["inv-waits", "match=inventors-two&ply=50&viewer=1&lang=it"],
    ["inv-watch", "match=inventors-four&ply=100&viewer=-1&lang=fr"],
    ["inv-end", "match=inventors-feast&ply=321&viewer=0"],
    ["inv-reading", "match=inventors-four&ply=54&viewer=0&way=reading"],
    ["home", ""],
];

function chooseCard(place) {
    return (page) => page.locator(".hand .card").nth(place).click();
}

function chooseLocked(page) {
    return page.locator(".hand .card.locked").first().click();
}

function chooseSpot(page) {
    return page.locator("[data-offered]").first().click();
}

function tapFirst(what) {
    return (page) => page.locator(what).first().click({ force: true }); // what is refused can be tapped too
}

function tapOffered(page) {
    return page.locator("[data-offered]").first().click();
}

function flip(page) {
    return page.keyboard.press("f");
}

function tab(name) {
    return async (page) => {
        const button = page.locator(`[data-tab=${name}]`);
        if (await button.isVisible()) await button.click();
    };
}

function lowerHalf(action) {
    return (page) => page.locator(`.hand .lower[data-action=${action}]`).first().click();
}

function upperHalf(page) {
    return page.locator(".hand .upper").first().click();
}

function tapWork(page) {
    return page.locator(".middle [data-word]:not([data-offered])").last().click({ force: true });
}

function visitArea(page) {
    return page.locator(".sides .side").first().click();
}

function visit(page) {
    return page.locator(".thumb").nth(1).click();
}

/** The matches there are fixtures of; of those whose names begin with what is wanted, if anything is. */
export function matchesOf(wanted) {
    return readdirSync(new URL("../fixtures", import.meta.url))
        .flatMap((file) => /^(.+)\.moments\.json$/.exec(file)?.[1] ?? [])
        .filter((match) => wanted.length === 0 || wanted.some((part) => match.startsWith(part)));
}

/** Serves the sources as they are now, opens a browser, and hands both over: the browser and the address. */
export async function withBrowser(act) {
    // A file that somebody saves meanwhile must not change what is looked at.
    const server = await createServer({ server: { port: 0, hmr: false, watch: null }, logLevel: "error" });
    await server.listen();
    const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
    const browser = await chromium.launch({ executablePath, args: ARGS });
    try {
        return await act(browser, server.resolvedUrls.local[0]);
    } finally {
        await browser.close();
        await server.close();
    }
}

/** A page of whole matches that is turned by `bench` and never loaded again; `inPage` are functions it shall have. */
export async function openBench(browser, base, inPage = {}, also = "") {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    page.setDefaultTimeout(600_000);
    page.on("pageerror", (error) => {
        if (error.message.startsWith("ResizeObserver loop")) return; // the rest is observed in the next frame
        console.error(error.message, error.stack);
        process.exit(1); // no board comes any more: nothing is left to wait for
    });
    await page.goto(`${base}dev.html?table&still${also}`);
    await page.waitForFunction(() => globalThis.bench);
    const acts = Object.entries({ ...inPage, settled }).map(([name, act]) => `${name}: ${act}`);
    await page.evaluate(`Object.assign(globalThis, { ${acts.join(",")} })`);
    return page;
}

/** Turns such a page to a match; its moments in words, each at its place. */
export async function turnTo(page, match) {
    await page.evaluate((name) => globalThis.bench.turn(name), match);
    await page.waitForFunction((name) => globalThis.bench.match === name, match);
    return page.evaluate(() =>
        globalThis.bench.moments.map(({ ply, viewer }) => `ply ${ply} viewer ${viewer}`),
    );
}

/** Draws the moment at a place, and waits until nothing on the page changes. */
export async function show(page, place) {
    await page.evaluate(async (at) => {
        globalThis.bench.show(at, "en", "drawn");
        do await globalThis.settled();
        while (!document.querySelector(".match .board"));
        await globalThis.settled(); // what the board measured is drawn in the next frame
    }, place);
}

/** A picture of so many pixels as WebP, as good as fits into so many bytes. */
export async function asWebP(page, png, size, most) {
    const url = await page.evaluate(
        async ([data, { width, height }, limit]) => {
            const image = await createImageBitmap(await (await fetch(data)).blob(), {
                resizeWidth: width,
                resizeHeight: height,
                resizeQuality: "high",
            });
            const canvas = Object.assign(document.createElement("canvas"), { width, height });
            canvas.getContext("2d").drawImage(image, 0, 0);
            for (let quality = 0.8; ; quality -= 0.05) {
                const made = canvas.toDataURL("image/webp", quality);
                if (made.length * 0.75 < limit || quality < 0.1) return made;
            }
        },
        [`data:image/png;base64,${png.toString("base64")}`, size, most],
    );
    return Buffer.from(url.split(",")[1], "base64");
}

/** Opens each shot that is wanted (all if none is named) at each size and in each light, and hands over the page. */
export async function eachShot(wanted, act) {
    await withBrowser(async (browser, base) => {
        for (const [name, query, ...acts] of SHOTS) {
            if (wanted.length > 0 && !wanted.includes(name)) continue;
            for (const [size, viewport] of Object.entries(SIZES)) {
                for (const theme of THEMES) {
                    const shot = `${name}-${size}-${theme}`;
                    if (!shot.includes(process.env.ONLY ?? "")) continue;
                    const page = await browser.newPage({
                        viewport,
                        colorScheme: theme,
                        reducedMotion: "reduce",
                    });
                    page.setDefaultTimeout(30000);
                    page.on("pageerror", (error) => console.error(shot, error.message));
                    page.on("console", (line) => line.type() === "error" && console.error(shot, line.text()));
                    await page.goto(query ? `${base}dev.html?${query}` : base);
                    await page.waitForSelector("main");
                    await page.evaluate(() => document.fonts.ready);
                    for (const step of acts) await step(page);
                    await page.waitForTimeout(100);
                    await act(page, shot, size);
                    await page.close();
                }
            }
        }
    });
}
