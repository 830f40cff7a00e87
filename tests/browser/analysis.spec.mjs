// Somebody gives a match with a bot up and looks back at what each decision was worth: on a chart by taps and keys, in
// words, at a desk and on a phone. Without QUICK a closer look is asked for, too.

import { audit, complain, DESK, newPage, PHONE, picture, sayAnything, until, visitor } from "./visiting.mjs";
import { test } from "./runner.mjs";

const PLIES = 20; // of moves by chance: enough to give something away
const MATCHES = 5; // then nobody was so lucky as to give nothing away in all of them
const LANGUAGES = ["en", "fr", "it"];

async function askAndWait(page) {
    await page.click("nav [data-analyse]");
    await page.waitForSelector("[data-analysis]");
    await audit(page, "analysis awaited, desk");
    await picture(page, "analysis-awaited-desk");
    while (await getsOn(page));
    await page.waitForSelector("[data-analysis=done] [data-chart]");
}

/** Waits for one more decision: on a busy machine an analysis comes after everything else. False once it is done. */
async function getsOn(page) {
    const how = () =>
        page.evaluate(() => {
            const state = document.querySelector("[data-analysis]").getAttribute("data-analysis");
            return `${state} ${document.querySelector("[data-analysis] progress")?.value}`;
        });
    const before = await how();
    if (before.startsWith("done")) return false;
    await until(async () => (await how()) !== before);
    return (await how()) !== before;
}

const plyOf = async (page) => Number(await page.locator("[data-now]").getAttribute("data-now"));

async function isAt(page, ply, how) {
    await until(async () => (await plyOf(page)) === ply);
    if ((await plyOf(page)) !== ply) complain(`${how} leads to ${await plyOf(page)} instead of ${ply}`);
    await until(async () => Number(await page.locator(".slide input").inputValue()) === ply);
    await page.waitForSelector("main .board");
}

/** The plies of the turning points, as they are listed. */
const turnsOf = (page) =>
    page.locator("[data-go]").evaluateAll((all) => all.map((one) => Number(one.getAttribute("data-go"))));

async function jumpByTap(page, name) {
    const [worst] = await turnsOf(page);
    if (!worst) return complain(`${name}: nothing was given away by chance`);
    await page.locator(`[data-go="${worst}"]`).click();
    await isAt(page, worst, `${name}: a turning point`);
    await page.waitForSelector(`[data-decision="${worst}"] [data-made]`);
    const judged = await page.locator(`[data-decision="${worst}"]`).innerText();
    if (!/gave away \d+%/.test(judged)) complain(`${name}: a turning point says ${judged}`);
    if (/[a-z]+ [A-Z]\d\d\b.*(front|back) -?\d+,-?\d+/.test(judged))
        complain(`${name}: a raw move: ${judged}`);
    await page.locator("[data-chart]").scrollIntoViewIfNeeded();
    await page.locator(`[data-turn="${worst}"]`).click();
    await isAt(page, worst, `${name}: a turning point of the chart`);
}

async function jumpByKeys(page) {
    const first = Math.min(...(await turnsOf(page)));
    const chart = page.locator("[data-chart]");
    await chart.focus();
    for (const [key, ply] of [
        ["Home", 0],
        ["PageUp", first],
        ["ArrowRight", first + 1],
        ["ArrowLeft", first],
    ]) {
        await page.keyboard.press(key);
        await isAt(page, ply, `the key ${key}`);
    }
    const said = await chart.getAttribute("aria-valuetext");
    if (!/^Move \d+\. .+: \d+%/.test(said)) complain(`the chart is read as ${said}`);
}

/** Lines are told apart without colours. */
async function withoutColours(page) {
    const dashes = await page
        .locator("[data-line]")
        .evaluateAll((all) => all.map((line) => line.getAttribute("stroke-dasharray") ?? ""));
    if (dashes.length < 2 || new Set(dashes).size < dashes.length)
        complain(`lines look alike: ${dashes.join(" | ")}`);
}

async function readInWords(page) {
    await page.getByRole("button", { name: "Text view" }).click();
    await page.waitForSelector("[data-course] li");
    const told = await page.locator("[data-course]").innerText();
    if (!/% at first/.test(told)) complain(`the course in words: ${told}`);
    if (await page.locator("[data-chart]").count()) complain("the reading view has a chart");
    await page.locator("[data-analysis] summary").press("Enter");
    const third = page.locator("[data-decisions] li").nth(2);
    const ply = (await third.locator("button").innerText()).match(/\d+/)[0];
    await third.locator("button").press("Enter");
    await page.waitForSelector(`[data-decision="${ply}"]`);
    await audit(page, "analysis in words, desk");
    await picture(page, "analysis-reading-desk");
    await page.getByRole("button", { name: "Board view" }).click();
    await page.waitForSelector("[data-chart]");
}

async function closely(page) {
    await page.click("[data-finer]");
    await page.waitForSelector("[data-analysis=waiting] progress");
    if (!(await page.locator("[data-level=quick] [data-chart]").count()))
        complain("the quick look is gone while a closer one is taken");
    await picture(page, "analysis-finer-desk");
    await page.waitForSelector("[data-analysis=done][data-level=fine]");
}

/** Pictures of all that is said, in every language. */
async function allPictures(page, name) {
    const { width, height } = page.viewportSize();
    for (const lang of process.env.PICTURES ? LANGUAGES : []) {
        await page.evaluate((lang) => {
            const key = "bottega.settings";
            localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), lang }));
        }, lang);
        for (const [how, tall] of [
            ["", height],
            ["-all", name === "phone" ? 5200 : 2600],
        ]) {
            await page.setViewportSize({ width, height: tall });
            await page.reload();
            await page.locator("[data-turning] [data-go]").first().click();
            await page.waitForSelector("[data-decision]");
            await picture(page, `analysis-${name}-${lang}${how}`);
        }
        await page.setViewportSize({ width, height });
    }
}

/** At the table, a sentence says what decided the match, and leads there. */
async function decided(page, base, table) {
    const [worst] = await turnsOf(page);
    await page.goto(`${base}/table/${table}`);
    const told = await page.locator("[data-decided]").innerText();
    if (!/gave away \d+% of the win chance/.test(told)) complain(`what decided the match: ${told}`);
    await audit(page, "end with what decided the match, desk");
    await picture(page, "analysis-decided-desk");
    await page.click("[data-turning-point]");
    await page.waitForSelector("[data-analysis=done] [data-chart]");
    await isAt(page, worst, "what decided the match");
}

test("analysis", async ({ browser, base }) => {
    const context = await visitor(browser, DESK);
    const desk = await newPage(context, "analysis, desk");

    /** Moves by chance against an apprentice, and then no more. */
    async function loseToABot(page) {
        await page.goto(base);
        await page.click("[data-game=codex] button.strong");
        await page.waitForSelector(".match .board");
        if (await page.locator("[data-analyse]").count()) complain("a match under way could be analysed");
        const table = new URL(page.url()).pathname.split("/").at(-1);
        await sayAnything(page, table, PLIES);
        const resign = async (id) => {
            const { match, chairs } = await (await fetch(`/api/tables/${id}`)).json();
            const seat = chairs.findIndex(({ mine }) => mine);
            return (await fetch(`/api/matches/${match}/seats/${seat}/resign`, { method: "POST" })).status;
        };
        const status = await page.evaluate(resign, table);
        if (status >= 300) complain(`resigning was answered with ${status}`);
        await page.waitForSelector("nav [data-analyse]");
        if (!(await page.locator('[data-stronger="journeyman"]').count()))
            complain("after a match with an easy bot no stronger one is offered");
        return table;
    }

    let table = "";
    for (let match = 0; match < MATCHES && !(await turnsOf(desk)).length; match += 1) {
        table = await loseToABot(desk);
        await audit(desk, "end with an analysis to ask for, desk");
        await picture(desk, "analysis-end-desk");
        await askAndWait(desk);
    }
    await audit(desk, "analysis, desk");
    await jumpByTap(desk, "desk");
    await jumpByKeys(desk);
    await withoutColours(desk);
    await audit(desk, "analysis at a turning point, desk");
    await picture(desk, "analysis-desk");
    await decided(desk, base, table);
    await readInWords(desk);
    await desk.locator("[data-analysis] .leaf").press("Escape");
    if (!(await desk.locator("[data-analyse]:focus").count()))
        complain("the focus is lost with the analysis");

    const phone = await newPage(context, "analysis, phone");
    await phone.setViewportSize(PHONE);
    await phone.goto(desk.url().replace(/#.*/, ""));
    await phone.click(".controls [data-analyse]");
    await phone.waitForSelector("[data-analysis=done] [data-chart]"); // it is made once
    await audit(phone, "analysis, phone");
    await jumpByTap(phone, "phone");
    await audit(phone, "analysis at a turning point, phone");
    await picture(phone, "analysis-phone");
    await phone.click("[data-analysis] .close");
    if (await phone.locator("[data-analysis]").count()) complain("the analysis does not shut");

    await allPictures(desk, "desk");
    await phone.goto(desk.url());
    await allPictures(phone, "phone");
    if (!process.env.QUICK) await closely(desk);
});
