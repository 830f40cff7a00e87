// Somebody learns a game from bots: what was measured of its variants is read, hints are asked for and played, and a
// bot's moves are asked about.

import { audit, complain, DESK, PHONE, picture, visit } from "./visiting.mjs";
import { test } from "./runner.mjs";

const MOVES = 12; // by hints, until a bot surely has moved and is told of in the log

const allowed = (page) => page.locator("[data-hints] input").isChecked();
const ply = (page) => page.locator(".match").getAttribute("data-ply");

/** Asks what a bot would do, and does it. */
async function playHint(page, look = async () => undefined) {
    await page.click("[data-ask-hint]");
    const hint = page.locator("[data-hint]");
    await hint.waitFor();
    if (!/The best move found: .+\./.test(await hint.innerText()))
        complain(`a hint says ${await hint.innerText()}`);
    await look();
    const before = await ply(page);
    await page.click(".confirm .strong");
    await page.waitForFunction(
        (was) => Number(document.querySelector(".match").getAttribute("data-ply")) > Number(was),
        before,
    );
}

/** Plays by hints until the log has a move of a bot to ask about. */
async function playOn(page) {
    for (let move = 0; move < MOVES && !(await page.locator("[data-why]").count()); move += 1) {
        await page.waitForSelector("[data-ask-hint]");
        await playHint(page);
    }
    await page.waitForSelector("[data-why]");
}

async function askWhy(page, name) {
    const asked = page.locator("[data-why]").last();
    await asked.click();
    const reason = page.locator("[data-reason]").last();
    await page.waitForSelector("[data-reason]"); // there may be nothing to say
    if (!/^Salaì: .+\.$/.test(await reason.innerText())) complain(`why: ${await reason.innerText()}`);
    await audit(page, `why, ${name}`);
    await picture(page, `hints-why-${name}`);
}

test("hints", async ({ browser, base }) => {
    const desk = await visit(browser, "hints, desk", DESK);
    const phone = await visit(browser, "hints, phone", PHONE, "dark");

    /** Of Leonardo with three players a run is kept (docs/balance): what it told is beside the variants. */
    async function readFigures(page, name) {
        await page.goto(`${base}/new/leonardo`);
        await page.click(".count button:first-child");
        const printed = page.locator("[data-printed]", {
            hasText: /3 players: .* first player wins \d+% of matches/,
        });
        await printed.waitFor();
        const preset = page.locator(".presets label", { hasText: "Pietrocupo" });
        await preset.getByText(/\d+% longer \(\d+\sto\s\d+\)/).waitFor();
        await page.click(".variants summary");
        await audit(page, `figures, ${name}`);
        await printed.evaluate((line) => line.scrollIntoView());
        await picture(page, `figures-${name}`);
    }

    async function setUpAgainstAnApprentice() {
        await desk.goto(`${base}/new/leonardo`);
        await desk.fill(".name input", "Anna");
        if (await allowed(desk)) complain("hints are allowed with a friend, though nobody said so");
        await desk.selectOption("form ol li:nth-child(2) select", { value: "bot:apprentice" });
        await desk.getByText("plays quickly and misses much").waitFor();
        if (!(await allowed(desk))) complain("hints are not allowed, though only a bot is there");
        await audit(desk, "set up with hints, desk");
        await picture(desk, "hints-set-up-desk");
        await desk.click("form .strong");
        await desk.locator("ol .who", { hasText: "Salaì (bot)" }).waitFor();
        await desk.getByText("Hints allowed").waitFor();
        await audit(desk, "gathering with a bot, desk");
        await desk.click(".wide.strong:enabled");
        await desk.waitForSelector(".match .board");
    }

    await readFigures(desk, "desk");
    await readFigures(phone, "phone");
    await setUpAgainstAnApprentice();
    await desk.click("[data-tool=log]");
    await playHint(desk, async () => {
        await audit(desk, "a hint, desk");
        await picture(desk, "hints-hint-desk");
    });
    await playOn(desk);
    await askWhy(desk, "desk");
    await desk.click("[data-tool=way]");
    await desk.waitForSelector(".reading [data-why]");
    await askWhy(desk, "reading");

    await phone.goto(base);
    await phone.click("[data-game=workshop] button.strong");
    await phone.waitForSelector(".match .board");
    await playHint(phone, async () => {
        await audit(phone, "a hint, phone");
        await picture(phone, "hints-hint-phone");
    });
    await phone.waitForSelector("[data-ask-hint]");
    await phone.click("[data-tool=log]");
    await phone.waitForSelector("[data-why]");
    await askWhy(phone, "phone");
});
