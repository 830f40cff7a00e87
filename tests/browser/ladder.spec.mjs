// Strangers play now with each other: they wait, are paired, play to the end, and find themselves on the ladder.
// One for whom nobody comes is offered a bot after a minute.

import {
    audit,
    authenticator,
    complain,
    DESK,
    newPage,
    PATIENCE,
    PHONE,
    picture,
    sayAnything,
    until,
    visit,
    visitor,
} from "./visiting.mjs";
import { test } from "./runner.mjs";

const MINUTE = 60_000 + PATIENCE;
const LONG_ENOUGH = 12_000; // a page looks for ten seconds whether the match was counted
const OUT = /status of 403/; // guests are told that rated matches ask for an account

/** Under the scores stands what the match changed in one's own level, once it was counted. */
async function readRating(page, name) {
    const line = page.locator("[data-rating]");
    await until(async () => {
        const shown = await line.waitFor({ timeout: LONG_ENOUGH }).then(
            () => true,
            () => false,
        );
        if (!shown) await page.reload();
        return shown;
    });
    const [said, level] = [await line.innerText(), await line.getAttribute("data-rating")];
    const { ratings } = await page.evaluate(async () => {
        const { guest } = await (await fetch("/api/me")).json();
        return (await fetch(`/api/players/${guest}`)).json();
    });
    if (!said.includes(level) || String(ratings[0].level) !== level)
        complain(`${name} reads: ${said}; the level is ${ratings[0].level}`);
    await audit(page, `rating, ${name}`);
    await picture(page, `ladder-rating-${name}`);
}

test("ladder", async ({ browser, named: base }) => {
    const desk = await visitor(browser, DESK);
    const phone = await visitor(browser, PHONE, "dark");
    const anna = await newPage(desk, "ladder, desk", OUT);
    const bruno = await newPage(phone, "ladder, phone", OUT);
    await authenticator(anna);
    await authenticator(bruno);
    const carla = await visit(browser, "ladder, alone", PHONE);

    /** Ask for people to play with. */
    async function queueUp(page, name, game, rated) {
        await page.goto(base);
        await page.fill(".name input", name);
        await page.click(`[data-game=${game}] [data-people]`);
        await page.waitForSelector(".panel");
        if (rated) {
            await page.check(".panel input[role=switch]");
            if (!(await page.locator("[data-needs-account]").count()))
                return () => page.click(".panel .strong");
            await audit(page, "rated without an account");
            await picture(page, "ladder-needs-account");
            await page.click(".panel .strong");
            await page.getByText("Rated matches ask for an account. Make").waitFor(); // the server says so too
            await page.click("[data-needs-account] a");
            await page.click("[data-do=make]");
            await page.waitForSelector("[data-passkey]");
            return queueUp(page, name, game, rated);
        }
        return () => page.click(".panel .strong");
    }

    async function pairUp() {
        const waitAnna = await queueUp(anna, "Anna", "codex", true);
        await audit(anna, "asking for people, desk");
        await waitAnna();
        await anna.waitForSelector("[data-waiting=yes]");
        await audit(anna, "waiting, desk");
        await picture(anna, "ladder-waiting-desk");
        const waitBruno = await queueUp(bruno, "Bruno", "codex", true);
        await audit(bruno, "asking for people, phone");
        await bruno.locator(".panel").scrollIntoViewIfNeeded();
        await picture(bruno, "ladder-asking-phone");
        await waitBruno();
        for (const page of [anna, bruno]) await page.waitForSelector(".match .board");
        if (new URL(anna.url()).pathname !== new URL(bruno.url()).pathname)
            complain("they sit at two tables");
        return new URL(anna.url()).pathname.split("/").pop();
    }

    /** Somebody else finds the table among the public ones. */
    async function find() {
        const dora = await visit(browser, "ladder, finding", DESK);
        await dora.goto(base);
        const rows = dora.locator("section:has(#public) ul.tables li");
        const games = dora.locator("fieldset select").first();
        await games.selectOption("leonardo");
        await dora.getByText("No public table matches").waitFor();
        await games.selectOption("codex");
        await rows.getByText("rated, level 0").waitFor();
        await dora.goto(`${base}/ladder/leonardo`);
        await dora.waitForSelector(".variant select");
        await audit(dora, "an empty ladder, desk");
        await dora.close();
    }

    async function climb(table) {
        await Promise.all([anna, bruno].map((page) => sayAnything(page, table)));
        for (const page of [anna, bruno]) await page.waitForSelector(".scores");
        await readRating(anna, "desk");
        await readRating(bruno, "phone");
        await anna.goto(`${base}/ladder/codex`);
        await until(async () => {
            await anna.reload();
            await anna.waitForSelector("h1");
            return await anna.locator("[data-rung=Bruno]").count();
        });
        await anna.waitForSelector("[data-rung=Anna]");
        await audit(anna, "ladder, desk");
        await picture(anna, "ladder-desk");
        await bruno.goto(`${base}/ladder/codex`);
        await bruno.waitForSelector("[data-rung=Anna]");
        await audit(bruno, "ladder, phone");
        await picture(bruno, "ladder-phone");
        await bruno.click("[data-rung=Anna] a");
        await bruno.waitForSelector(".matches .button");
        await audit(bruno, "player, phone");
        await picture(bruno, "player-phone");
        await anna.goto(`${base}/player/me`);
        await anna.waitForSelector(".matches .button");
        await audit(anna, "player, desk");
        await picture(anna, "player-desk");
        await bruno.click(".matches .button");
        await bruno.waitForSelector(".controls");
    }

    async function takeBot() {
        await carla.waitForSelector(".offer", { timeout: MINUTE });
        await audit(carla, "the offer of a bot, phone");
        await carla.locator(".panel").scrollIntoViewIfNeeded();
        await picture(carla, "ladder-offer-phone");
        await carla.click(".panel .strong");
        await carla.waitForSelector(".match .board");
    }

    await (
        await queueUp(carla, "Carla", "inventors", false)
    )();
    const table = await pairUp();
    await find();
    await climb(table);
    await takeBot();
});
