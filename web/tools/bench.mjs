// The workbench in a browser: every moment worth looking at, opened one after the other.
// CHROMIUM names the browser if it is not where Debian puts it.

import { chromium } from "playwright-core";
import { createServer } from "vite";

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const THEMES = ["light", "dark"];
const ARGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const QUIET = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

/** Name, address, and what to do on the page before it is looked at. */
const SHOTS = [
    ["start", "match=codex-four&ply=0&eyes=0"],
    ["keep", "match=codex-four&ply=4&eyes=0"],
    ["early", "match=codex-four&ply=8&eyes=0"],
    ["mid", "match=codex-four&ply=72&eyes=0", chooseCard(0)],
    ["back", "match=codex-two&ply=48&eyes=1", chooseCard(1), flip],
    ["trial", "match=codex-four&ply=72&eyes=0", chooseCard(0), chooseSpot],
    ["refused", "match=codex-two&ply=30&eyes=0", chooseLocked],
    ["take", "match=codex-four&ply=97&eyes=0"],
    ["aims", "match=codex-four&ply=97&eyes=0", tab("objectives")],
    ["others", "match=codex-four&ply=97&eyes=0", tab("others")],
    ["visit", "match=codex-four&ply=97&eyes=0", tab("others"), visit],
    ["waits", "match=codex-two&ply=48&eyes=0&lang=it"],
    ["end", "match=codex-four&ply=104&eyes=0"],
    ["tie", "match=codex-two&ply=60&eyes=0&lang=fr"],
    ["watch", "match=codex-four&ply=72&eyes=-1&lang=fr"],
    ["reading", "match=codex-four&ply=72&eyes=0&way=reading"],
    ["reading-fr", "match=codex-four&ply=8&eyes=0&way=reading&lang=fr"],
    ["reading-end", "match=codex-four&ply=104&eyes=0&way=reading&lang=it"],
    ["reading-leonardo", "match=leonardo-three&ply=12&eyes=1&way=reading"],
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

function flip(page) {
    return page.keyboard.press("f");
}

function tab(name) {
    return async (page) => {
        const button = page.locator(`[data-tab=${name}]`);
        if (await button.isVisible()) await button.click();
    };
}

function visit(page) {
    return page.locator(".thumb").nth(1).click();
}

/** Opens each shot that is wanted (all if none is named) at each size and in each light, and hands over the page. */
export async function eachShot(wanted, act) {
    const server = await createServer({ server: { port: 0 }, logLevel: "error" });
    await server.listen();
    const base = server.resolvedUrls.local[0];
    const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
    const browser = await chromium.launch({ executablePath, args: [...ARGS, ...QUIET] });
    try {
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
    } finally {
        await browser.close();
        await server.close();
    }
}
