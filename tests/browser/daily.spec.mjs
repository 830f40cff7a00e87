// The deals of the day: one plays a deal at a desk, another the same on a phone; each sees how the other did only when
// they are through. Then it is played for practice, looked back at, and read in words.

import { audit, complain, DESK, PHONE, picture, sayAnything, until, visit } from "./visiting.mjs";
import { test } from "./runner.mjs";

const ALONE = "workshop-alone";

const tableOf = (page) => new URL(page.url()).pathname.split("/").pop();

/** Plays a deal to its end, and goes on to its results. */
async function play(page, deal) {
    await page.click(`[data-deal=${deal}] [data-play]`);
    await page.waitForSelector(".match .board");
    await sayAnything(page, tableOf(page));
    await page.waitForSelector(".scores");
    await page.click("nav [data-daily]");
    await page.waitForSelector("h1");
    await until(async () => {
        await page.reload();
        await page.waitForSelector("[data-mine]", { state: "attached" }); // empty until the result is noted
        return await page.locator("[data-place]").count();
    });
}

test("daily", async ({ browser, base }) => {
    const anna = await visit(browser, "daily, desk", DESK);
    const bruno = await visit(browser, "daily, phone", PHONE, "dark");
    const carla = await visit(browser, "daily, a stranger", PHONE);

    /** From the front page to the deals of the day. */
    async function comeIn(page, name) {
        await page.goto(base);
        await page.fill(".name input", name);
        await page.click("[data-daily]");
        await page.waitForSelector("[data-deal]");
    }

    await comeIn(anna, "Anna");
    if ((await anna.locator("[data-deal]").count()) !== 5) complain("there are not five deals");
    await audit(anna, "deals, desk");
    await picture(anna, "daily-deals-desk", true);
    await anna.click(`[data-deal=codex] [data-play]`);
    await anna.waitForSelector(".match .board");
    if (await anna.locator("[data-ask-hint]").count()) complain("there are hints where it counts");
    await anna.goto(`${base}/daily`);
    await anna.getByText("Go on", { exact: true }).waitFor();
    await play(anna, ALONE);
    if (!/Place 1 of 1/.test(await anna.locator("[data-mine]").innerText()))
        complain("Anna is not first of one");

    await comeIn(bruno, "Bruno");
    await audit(bruno, "deals, phone");
    await picture(bruno, "daily-deals-phone", true);
    await bruno.goto(`${base}/daily/${await today(bruno)}/${ALONE}`);
    await bruno.waitForSelector("[data-play]");
    if (await bruno.locator("[data-place]").count()) complain("Bruno sees how Anna played before he did");
    await audit(bruno, "a deal before it is played, phone");
    await picture(bruno, "daily-deal-before-phone");
    const replay = await anna.locator("[data-place=Anna] a").getAttribute("href");
    const stranger = await bruno.request.get(`${base}/api/matches/${replay.split("/").pop()}/story`);
    if (stranger.status() !== 404) complain(`Anna's match is told to Bruno: ${stranger.status()}`);

    await comeIn(bruno, "Bruno");
    await play(bruno, ALONE);
    await bruno.waitForSelector("svg[role=img]");
    await audit(bruno, "results, phone");
    await picture(bruno, "daily-result-phone", true);
    if (!(await bruno.locator("[data-place=Anna]").count())) complain("Bruno does not see Anna");
    await anna.reload();
    await anna.waitForSelector("[data-place=Bruno]");
    await audit(anna, "results, desk");
    await picture(anna, "daily-result-desk", true);

    // In words, by a table instead of the drawing.
    await bruno.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem("bottega.settings") ?? "{}");
        localStorage.setItem("bottega.settings", JSON.stringify({ ...kept, way: "reading" }));
    });
    await bruno.reload();
    await bruno.waitForSelector("[data-spread]");
    await audit(bruno, "results in words, phone");
    await picture(bruno, "daily-result-words-phone", true);

    // Another's match is looked back at; a second try is for practice.
    await bruno.click("[data-place=Anna] a");
    await bruno.waitForSelector(".controls");
    await anna.click("[data-practise]");
    await anna.waitForSelector(".match .board");
    await anna.goto(base);
    await anna.getByText("daily challenge, for practice").waitFor();

    await carla.goto(`${base}/daily`);
    await carla.waitForSelector("[data-day]");
    await carla.locator("summary").click();
    await audit(carla, "a stranger, phone");
    await picture(carla, "daily-stranger-phone", true);

    async function today(page) {
        return (await (await page.request.get(`${base}/api/daily`)).json()).today;
    }
});
