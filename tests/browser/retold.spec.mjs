// A whole match against a bot, twice: by the hints alone, and by what glows alone. The log of each goes to build/retold,
// so that one can read whether the match can be told from it; with PICTURES, each kind of card and the end are pictured.
// GAMES=codex for one game, WAYS=hints for one way, LANGUAGE=fr and SIZE=phone for another page.

import { mkdirSync, writeFileSync } from "node:fs";
import { turnOver } from "./codex-ways.mjs";
import { complain, DESK, PHONE, picture, until, visit } from "./visiting.mjs";
import { chance, tap } from "./moves.mjs";
import { test } from "./runner.mjs";

const GAMES = (process.env.GAMES ?? "codex,inventors,workshop,leonardo").split(",");
const FOLDER = new URL("../../build/retold/", import.meta.url);
const LANGUAGE = process.env.LANGUAGE ?? "en";
const SIZE = process.env.SIZE === "phone" ? PHONE : DESK;
const FEWEST = 30; // lines

const isOver = (page) => page.locator(".scores").count();
const plyOf = async (page) => Number(await page.locator(".match").getAttribute("data-ply"));

async function sitDown(page, base, game) {
    await page.goto(`${base}/new/${game}`);
    await page.fill(".name input", "Anna");
    await page.selectOption("form ol li:nth-child(2) select", { value: "bot:apprentice" });
    await page.click("form .strong");
    await page.click(".wide.strong:enabled");
    await page.waitForSelector(".match .board");
}

/** Waits until we are asked; false once the match is over. */
async function isAsked(page, look) {
    await until(async () => {
        await look();
        return (await isOver(page)) || (await page.locator(".question.mine").count());
    });
    return !(await isOver(page));
}

const WAYS = {
    async hints(page) {
        await page.click("[data-ask-hint]");
        await page.locator("[data-hint]").waitFor();
        await page.click(".confirm .strong");
    },
    async glow(page, luck) {
        if (await tap(page, luck)) await turnOver(page);
    },
};

function speak(lang) {
    if (!location.protocol.startsWith("http")) return;
    const settings = JSON.parse(localStorage.getItem("bottega.settings") ?? "{}");
    localStorage.setItem("bottega.settings", JSON.stringify({ ...settings, lang }));
}

/** Takes a picture of the card over the table, if it is the first of its kind. */
async function watchCards(page, name, seen) {
    const card = await page.evaluate(() => document.querySelector("[data-card]")?.dataset.card);
    if (!card || seen.has(card)) return;
    seen.add(card);
    await picture(page, `card-${name}-${card}`);
}

async function play(page, way, luck, look) {
    let taps = 0;
    for (; await isAsked(page, look); taps += 1) {
        const ply = await plyOf(page);
        await WAYS[way](page, luck);
        if (way === "hints") await until(async () => (await isOver(page)) || (await plyOf(page)) > ply);
    }
    return taps;
}

/** The log as it stands beside the board, turn by turn. */
async function logOf(page) {
    const log = page.locator("[role=log]").first();
    await log.waitFor();
    return (await log.innerText()).replaceAll("show again", "").replaceAll(/\n\n+/g, "\n");
}

test("retold", async ({ browser, base }) => {
    mkdirSync(FOLDER, { recursive: true });
    for (const game of GAMES)
        for (const way of process.env.WAYS?.split(",") ?? Object.keys(WAYS)) {
            const page = await visit(browser, `retold, ${game}, ${way}`, SIZE);
            await page.context().addInitScript(speak, LANGUAGE);
            const seen = new Set();
            const name = SIZE === PHONE ? `${game}-${LANGUAGE}-phone` : `${game}-${LANGUAGE}`;
            const look = () => (process.env.PICTURES ? watchCards(page, name, seen) : Promise.resolve());
            await sitDown(page, base, game);
            const taps = await play(page, way, chance(1519), look);
            if (SIZE === PHONE) {
                await picture(page, `end-${name}`);
                await page.context().close();
                continue;
            }
            const log = await logOf(page);
            writeFileSync(new URL(`${game}-${way}.txt`, FOLDER), `${log}\n`);
            await picture(page, `end-${name}`, true);
            if ((LANGUAGE === "en" && !/\byou\b/i.test(log)) || log.split("\n").length < FEWEST)
                complain(`${game}, ${way}: the log says ${log.slice(0, 400)}`);
            const score = (await page.locator(".scores tbody").innerText()).replaceAll(/\s+/g, " ");
            console.log(`${game}, ${way}: ${taps} times asked; ${score}`);
            await page.context().close();
        }
});
