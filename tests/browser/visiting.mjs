// Browsers for the tests: two sizes, axe, and everything a page complains about.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const web = createRequire(new URL("../../web/package.json", import.meta.url));
const { chromium } = web("@playwright/test");
const axe = readFileSync(web.resolve("axe-core/axe.min.js"), "utf-8");

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const PATIENCE = 300_000; // ms, for whatever will come on a busy machine too; as tests/patience.py
const PAUSE = 50; // ms
const TOUCH = 40;

const AUTHENTICATOR = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
};

export const complaints = [];

export function complain(what) {
    complaints.push(what);
    console.error(what);
}

export function finish() {
    console.log(complaints.length === 0 ? "all went well" : `${complaints.length} complaints`);
    process.exit(complaints.length === 0 ? 0 : 1);
}

export const CHROMIUM = {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
};

/** A browser for what does not go through the runner. */
export const launch = () => chromium.launch(CHROMIUM);

/** Waits until it is so, but not for ever. */
export async function until(isSo) {
    for (const end = Date.now() + PATIENCE; !(await isSo()) && Date.now() < end;)
        await new Promise((done) => setTimeout(done, PAUSE));
}

/** A picture, if a folder for pictures is named: of what the window shows, or of the whole page. */
export async function picture(page, name, whole = false) {
    const folder = process.env.PICTURES;
    if (!folder) return;
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: whole });
}

/** A browser of its own, with its own cookie. It shows moves at once unless it is told at which pace, and has played every
 * game before unless it is a newcomer's. */
export async function visitor(
    browser,
    viewport,
    colorScheme = "light",
    pace = "none",
    motion = "reduce",
    newcomer = false,
) {
    const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: motion,
        locale: "en",
    });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(choosePace, pace);
    if (!newcomer) await context.addInitScript(haveBegun);
    return context;
}

function choosePace(pace) {
    const key = "bottega.settings";
    if (location.protocol.startsWith("http") && !localStorage.getItem(key))
        localStorage.setItem(key, JSON.stringify({ pace }));
}

/** A first match would have a coach. */
function haveBegun() {
    const games = ["codex", "leonardo", "inventors", "workshop"].map((game) => [game, true]);
    if (location.protocol.startsWith("http") && !localStorage.getItem("bottega.begun"))
        localStorage.setItem("bottega.begun", JSON.stringify(games));
}

/** A page whose complaints are ours; but a status that is expected may be answered. */
export async function newPage(context, name, expected = /^$/) {
    const page = await context.newPage();
    page.on("pageerror", (error) => complain(`${name}: ${error.message}`));
    page.on("console", (line) => {
        if (line.type() === "error" && !expected.test(line.text()))
            complain(`${name}: ${line.text()} ${line.location().url}`);
    });
    return page;
}

/** A page of a visitor whom nobody knows. */
export const visit = async (browser, name, ...as) => await newPage(await visitor(browser, ...as), name);

/** Makes somebody with a passkey of a page's visitor: rated matches ask for that. */
export async function makeAccount(page, base, name) {
    await authenticator(page);
    await page.goto(`${base.replace("127.0.0.1", "localhost")}/me`); // a passkey is bound to a name
    await page.fill("section:has(#new-here) input", name);
    await page.click("[data-do=enter]");
    await page.click("[data-do=make]");
    await page.waitForSelector("[data-passkey]");
}

/** Sets a table of so many seats up, as far as the page that asks for variants. */
export async function setUp(page, base, game, name, seats) {
    await page.goto(base);
    await page.fill(".name input", name);
    await page.click(`[data-game=${game}] a[href^="/new/"]`);
    await page.waitForSelector("form ol li");
    const count = () => page.locator("form ol li").count();
    while ((await count()) > seats) await page.click(".count button:last-child");
    while ((await count()) < seats) await page.click(".count button:first-child");
}

/** Says something in the chat. */
export async function say(page, text) {
    await page.fill(".chat input", text);
    await page.keyboard.press("Enter");
}

export const heard = (page, text) => page.locator(".chat li p", { hasText: text }).waitFor();

/** Anna opens a table of Codex, and Bruno sits down there; answers with the link that he followed. */
export async function sitDown(base, anna, bruno) {
    await anna.goto(`${base}/new/codex`);
    await anna.fill(".name input", "Anna");
    await anna.click("form .strong");
    const link = await anna.locator("input[readonly]").inputValue();
    await bruno.goto(link);
    await bruno.fill(".name input", "Bruno");
    await bruno.click("ol .strong");
    return link;
}

/** An authenticator of this page's own; it can be handed what another holds, as clouds do. */
export async function authenticator(page) {
    const debug = await page.context().newCDPSession(page);
    await debug.send("WebAuthn.enable");
    const { authenticatorId } = await debug.send("WebAuthn.addVirtualAuthenticator", {
        options: AUTHENTICATOR,
    });
    return {
        held: async () => (await debug.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
        hold: async (credentials) => {
            await debug.send("WebAuthn.clearCredentials", { authenticatorId });
            for (const credential of credentials)
                await debug.send("WebAuthn.addCredential", { authenticatorId, credential });
        },
    };
}

/** What axe finds, what is too wide, and on a phone what is too small to touch. */
export async function audit(page, name) {
    await page.evaluate(() => document.fonts.ready);
    // Put in by the debugger: the page's own policy lets no script in but the server's.
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => globalThis.axe.run());
    for (const { id, nodes } of violations)
        complain(`${name}: ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join("\n  ")}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) complain(`${name}: the page is ${wide} px too wide`);
    if (page.viewportSize().width < 600)
        for (const small of await page.evaluate(smallOnes, TOUCH)) complain(`${name}: ${small}`);
}

function smallOnes(least) {
    return [...document.querySelectorAll("button, [role=button], select, summary, a")]
        .filter((thing) => thing.checkVisibility() && !thing.closest("[inert]"))
        .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
        .map(({ thing, box }) => `${thing.textContent} is ${box.width} by ${box.height}`);
}

/** Says any offer, beside the page, until the match is over, a bot has played for somebody, others are awaited, or a ply. */
export function sayAnything(page, table, until = "over") {
    const saying = ([id, end]) =>
        new Promise((done) => {
            const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/socket`);
            const say = (message) => socket.send(JSON.stringify(message));
            socket.onopen = () => say({ is: "watch", table: id });
            socket.onmessage = ({ data }) => {
                const told = JSON.parse(data);
                if (told.is !== "update") return;
                const { match, viewer: seat, ply, offers, lines, result } = told;
                const ended = {
                    over: result,
                    "stood in": lines.some(({ by }) => by),
                    waiting: !offers.length,
                };
                if (ended[end] || ply >= end) return done(socket.close());
                const text = offers[Math.floor(Math.random() * offers.length)];
                if (text) say({ is: "say", match, seat, ply, text, key: crypto.randomUUID() });
            };
        });
    return page.evaluate(saying, [table, until]);
}

/** Turns from the board to the text view or back: by the head of a match, or by the menu of a phone. */
export async function turnView(page) {
    if (await page.locator("[data-tool=way]").isVisible()) return await page.click("[data-tool=way]");
    await page.click("[data-tool=menu]");
    await page.click("[data-entry=way]");
}

/** What can be pressed at such a place and shows no word, or one that is cut. */
export const wordless = (page, where) =>
    page.evaluate((selector) => {
        const textsOf = (one) => [one, ...one.querySelectorAll("*")].flatMap((part) => [...part.childNodes]);
        const isRead = (button, text) => {
            if (text.nodeType !== Node.TEXT_NODE || text.parentElement.closest(".unseen")) return false;
            const range = document.createRange();
            range.selectNodeContents(text);
            const [inner, outer] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
            return inner.width > 8 && inner.left >= outer.left && inner.right <= outer.right;
        };
        return [...document.querySelectorAll(selector)]
            .filter((button) => button.checkVisibility() && button.innerText.trim() !== "×")
            .filter((button) => {
                const read = textsOf(button).filter((text) => isRead(button, text));
                return !/\p{L}{2}/u.test(read.map(({ data }) => data).join(" "));
            })
            .map((button) => button.outerHTML.slice(0, 160));
    }, where);
