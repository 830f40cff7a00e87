// Two people at a table over days: clocks are shown, nobody votes, and standing orders are left and removed. At one
// without a clock a bot stands in for one who is away and leaves when they are back. One more plays by a live clock.

import { audit, complain, DESK, newPage, PHONE, picture, sayAnything, until, visitor } from "./visiting.mjs";
import { test } from "./runner.mjs";

const GRACE = 4000; // longer than the server of these plays waits before it takes votes
const MINUTE = 61_000; // one who is at the table has that long to think
const CONFLICT = /409/; // who is at the table is not voted away: that is refused once, on purpose

const chooseClock = (page, way) => page.check(`[data-time] [value=${way}]`);
const menu = (page) => page.click("[data-tool=menu]");

async function shut(page) {
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
}

/** Moves the browser's clock on until so many seconds are left. */
async function runDown(page, clock, seconds) {
    const [minutes, rest] = /(\d+):(\d\d)$/
        .exec(await clock.innerText())
        .slice(1)
        .map(Number);
    await page.clock.fastForward(Math.max(0, minutes * 60 + rest - seconds) * 1000);
}

test("days", async ({ browser, base }) => {
    const anna = await newPage(await visitor(browser, DESK), "days, desk", CONFLICT);
    const phone = await visitor(browser, PHONE, "dark");
    let bruno = await newPage(phone, "days, phone");

    async function openTime(page) {
        await page.goto(`${base}/new/leonardo`);
        await page.click("[data-time] summary");
    }
    const tableOf = (link) => link.split("/").pop().split("#")[0];

    async function lookAtTime() {
        await openTime(bruno);
        await chooseClock(bruno, "live");
        await bruno.locator("[data-time] summary").evaluate((time) => time.scrollIntoView());
        await audit(bruno, "time, phone");
        await picture(bruno, "days-time-phone");
        await bruno.check("[data-rated] input");
        await bruno.waitForSelector("[data-rated-stand-in]");
        if (await bruno.locator("[data-time] [value=none]").count())
            complain("a rated table may have no clock");
        if (!(await bruno.locator(".spectators [value=open]").isDisabled()))
            complain("rated hands may be open");
        await audit(bruno, "a rated table, phone");
        await picture(bruno, "days-rated-phone");
    }

    async function openOverDays() {
        await openTime(anna);
        await anna.fill(".name input", "Anna");
        await chooseClock(anna, "daily");
        await anna.selectOption(".more select", { value: "72" });
        await anna.selectOption(".stand-in select", { index: 1 });
        await audit(anna, "time, desk");
        await picture(anna, "days-time-desk", true);
        await anna.click("form .strong");
        await anna.getByText("72 hours a move").waitFor();
    }

    async function openWithoutClock() {
        await openTime(anna);
        await anna.selectOption(".stand-in select", { index: 1 });
        await anna.click("form .strong");
    }

    async function gather() {
        const link = await anna.locator("input[readonly]").inputValue();
        await bruno.goto(link);
        await bruno.fill(".name input", "Bruno");
        await audit(bruno, "gathering, phone");
        await picture(bruno, "days-gathering-phone");
        await bruno.click("ol .strong");
        await anna.click(".wide.strong:enabled");
        for (const page of [anna, bruno]) await page.waitForSelector(".match .board");
        return link;
    }

    async function readClocks() {
        for (const page of [anna, bruno]) {
            const clock = page.locator("[data-clock] [role=timer]").first();
            await clock.waitFor();
            const said = await clock.innerText();
            if (!/until \S+ \d/.test(said)) complain(`a clock over days says ${said}`);
        }
        await audit(anna, "clocks, desk");
        await picture(anna, "days-clocks-desk");
        await audit(bruno, "clocks, phone");
        await picture(bruno, "days-clocks-phone");
        for (const [lang, until] of [
            ["fr", /avant \S+ \d/],
            ["it", /entro \S+ \d/],
        ]) {
            await menu(bruno);
            await bruno.selectOption("dialog .settings select", lang);
            await bruno.waitForSelector(`html[lang=${lang}]`, { state: "attached" });
            await audit(bruno, `the menu in ${lang}, phone`);
            await picture(bruno, `days-menu-${lang}-phone`);
            await shut(bruno);
            const said = await bruno.locator("[data-clock] [role=timer]").first().innerText();
            if (!until.test(said)) complain(`a clock in ${lang} says ${said}`);
        }
        await menu(bruno);
        await bruno.selectOption("dialog .settings select", "en");
        await shut(bruno);
    }

    /** Where a clock runs, it decides, and the menu says so. */
    async function voteInVain() {
        await menu(anna);
        await anna.waitForSelector("[data-no-vote]");
        if (await anna.locator("[data-absent] button").count())
            complain("a vote is offered where a clock runs");
        await audit(anna, "no vote, desk");
        await picture(anna, "days-no-vote-desk");
        await shut(anna);
    }

    async function askForStandIn() {
        await menu(anna);
        await anna.click("[data-absent] button");
        await audit(anna, "asking for a stand-in, desk");
        await picture(anna, "days-ask-desk");
        await anna.click("[data-absent] [data-sure]");
    }

    async function beAway(link) {
        await askForStandIn();
        await anna.getByText("has not kept you waiting").waitFor();
        await bruno.close();
        await shut(anna);
        await anna.waitForSelector("[data-here=false]");
        await anna.waitForTimeout(GRACE);
        await askForStandIn();
        await anna.waitForSelector("dialog [data-stands-in]");
        await shut(anna);
        await anna.waitForSelector(".seats [data-stands-in]");
        await sayAnything(anna, tableOf(link), "stood in");
        await anna.click("[data-tool=log]");
        await anna.waitForSelector("aside [data-by]");
        await audit(anna, "a stand-in, desk");
        await picture(anna, "days-stand-in-desk");
        await anna.click("[data-tool=way]");
        await anna.waitForSelector(".reading [data-by]");
        await audit(anna, "a stand-in in words, desk");
        await picture(anna, "days-stand-in-words-desk");
        await anna.click("[data-tool=way]");
    }

    async function comeBack(link) {
        bruno = await newPage(phone, "days, phone again");
        await bruno.goto(link);
        await bruno.waitForSelector("[data-away=was]");
        await anna.waitForSelector(".seats [data-stands-in]", { state: "detached" });
        await audit(bruno, "back, phone");
        await picture(bruno, "days-back-phone");
        await bruno.click("[data-digest] > button"); // a line of a bot has a button too: why?
        await bruno.waitForSelector("[data-away]", { state: "detached" });
        await sayAnything(anna, tableOf(link), "waiting"); // from now on it is Bruno who thinks
    }

    async function leaveOrders() {
        await menu(bruno);
        await bruno.click("[data-orders] summary");
        await bruno.selectOption("[data-orders] form select >> nth=0", "smith");
        await bruno.fill("[data-orders] [type=number]", "3");
        await bruno.click("[data-orders] [type=submit]");
        await bruno.waitForSelector("[data-order=smith]");
        await bruno.selectOption("[data-orders] form select >> nth=0", "workshop");
        await bruno.selectOption("[data-orders] [data-answer]", { label: "decline" });
        await bruno.click("[data-orders] [type=submit]");
        await bruno.waitForSelector("[data-order=workshop]");
        await bruno.locator("[data-orders]").scrollIntoViewIfNeeded();
        await audit(bruno, "orders, phone");
        await picture(bruno, "days-orders-phone");
        await bruno.reload();
        await menu(bruno);
        await bruno.click("[data-orders] summary");
        await bruno.getByText("for up to 3 florins").waitFor();
        await menu(anna);
        await anna.click("[data-orders] summary");
        await anna.getByText("None yet.").waitFor();
        await audit(anna, "orders, desk");
        await picture(anna, "days-orders-desk");
        if (await anna.locator("[data-order]").count()) complain("somebody sees the orders of another");
        await shut(anna);
        for (const place of ["smith", "workshop"]) {
            await bruno.click(`[data-order=${place}] button`);
            await bruno.waitForSelector(`[data-order=${place}]`, { state: "detached" });
        }
        await shut(bruno);
    }

    /** A bank runs down by the second, and is heard of when little is left. */
    async function playLive() {
        const context = await visitor(browser, PHONE);
        const carla = await newPage(context, "days, live");
        await carla.clock.install();
        await openTime(carla);
        await chooseClock(carla, "live");
        await carla.selectOption(".more select", "5+10");
        await carla.selectOption("form ol li:last-child select", { index: 2 });
        await carla.click("form .strong");
        await carla.click(".wide.strong:enabled");
        await carla.waitForSelector(".match .board");
        const clock = carla.locator("[data-clock] [role=timer].awaited, .awaited [role=timer]").first();
        await clock.waitFor();
        const first = await clock.innerText();
        await carla.clock.fastForward(5_000);
        await until(async () => (await clock.innerText()) !== first);
        const later = await clock.innerText();
        if (!/[345]:\d\d$/.test(first) || first === later)
            complain(`a bank of five minutes: ${first}, then ${later}`);
        if ((await carla.locator("[data-clock]").count()) !== 1) complain("the clock of a bot is shown");
        await picture(carla, "days-live-phone");
        await runDown(carla, clock, 50);
        await carla.getByText("Less than a minute left.").waitFor({ state: "attached" });
        await audit(carla, "a live clock, phone");
        await picture(carla, "days-live-short-phone");
        await runDown(carla, clock, 9);
        await carla.getByText("Less than ten seconds left.").waitFor({ state: "attached" });
    }

    /** Who sits there and says nothing for a minute may be stood in for as well, and says when they are back. */
    async function wakeUp(since) {
        await anna.waitForTimeout(Math.max(0, since + MINUTE - Date.now()));
        await menu(anna);
        await anna.click("[data-absent] button");
        await anna.click("[data-absent] [data-sure]");
        await bruno.waitForSelector("[data-away=now]");
        await audit(bruno, "a bot plays for me, phone");
        await picture(bruno, "days-away-phone");
        await bruno.click("[data-away=now] button");
        await bruno.waitForSelector("[data-away=was]");
        await anna.waitForSelector("dialog [data-absent] button");
    }

    await lookAtTime();
    await openOverDays();
    await gather();
    await readClocks();
    await voteInVain();
    await leaveOrders();
    await openWithoutClock();
    const link = await gather();
    await beAway(link);
    await comeBack(link);
    const since = Date.now();
    await playLive();
    await wakeUp(since);
});
