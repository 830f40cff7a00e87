// The front page of a newcomer: Play can be pressed without scrolling, the pictures are in the reader's language, sharp and
// there at once, and the first Play of a game asks how to begin. Whoever comes back sees results and a next step. Then the page that sets a table up, and addresses that lead nowhere.

import { audit, complain, DESK, newPage, PHONE, picture, visitor, wordless } from "./visiting.mjs";
import { test } from "./runner.mjs";

const LAPTOP = { width: 1366, height: 768 };
const LANGUAGES = { en: "Find opponents", fr: "Trouver des adversaires", it: "Trova avversari" };

/** Whether all of it is in the window, and nothing lies over its middle. */
const isInSight = (locator) =>
    locator.evaluate((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return top >= 0 && bottom <= innerHeight && thing.contains(there);
    });

// Whatever can be pressed in the head of a page says so in a word; on a phone, what the menu holds does.
const HEAD = "header :is(button, a.button)";

test("front", async ({ browser, base }) => {
    async function newcomer(name, viewport, more = {}) {
        const context = await visitor(browser, viewport, "light", "none", "reduce", true);
        const page = await newPage(context, name, more.expected);
        if (more.lang)
            await context.addInitScript((lang) => {
                const kept = JSON.parse(localStorage.getItem("bottega.settings") ?? "{}");
                localStorage.setItem("bottega.settings", JSON.stringify({ lang, ...kept }));
            }, more.lang);
        return page;
    }

    for (const [lang, opponents] of Object.entries(LANGUAGES)) {
        const context = await browser.newContext({ viewport: LAPTOP, locale: lang, deviceScaleFactor: 2 });
        const page = await newPage(context, `front page, ${lang}`);
        await page.goto(base);
        const cards = page.locator("li[data-game]");
        await cards.first().waitFor();
        for (const place of [0, 1]) {
            const image = cards.nth(place).locator(".cover img");
            if ((await image.getAttribute("loading")) !== "eager")
                complain(`picture ${place} waits, ${lang}`);
            const shown = await image.evaluate(async (one) => {
                await one.decode();
                return one.currentSrc;
            });
            const game = await cards.nth(place).getAttribute("data-game");
            if (!shown.includes(`/${game}-${lang}-light@2x-`))
                complain(`${game} is pictured by ${shown}, ${lang}`);
        }
        await page.evaluate(() => document.fonts.ready);
        if (!(await isInSight(cards.first().locator("button.strong"))))
            complain(`Play is out of sight, ${lang}`);
        if (!(await cards.first().locator("[data-people]").innerText()).includes(opponents))
            complain(`nobody can find opponents, ${lang}`);
        await picture(page, `front-${lang}-laptop`);
        await context.close();
    }

    // The first Play of a game asks: learn it, play with the coach, or just play. The second one does not.
    for (const [lang, size, viewport] of [
        ["en", "desk", DESK],
        ["fr", "phone", PHONE],
        ["it", "desk", DESK],
    ]) {
        const page = await newcomer(`first visit, ${lang}`, viewport, { lang });
        await page.goto(base);
        await page.click("[data-game=codex] button.strong");
        for (const way of ["learn", "coach", "know"])
            if (!(await isInSight(page.locator(`[data-way=${way}]`))))
                complain(`${way} is out of sight, ${lang}, ${size}`);
        await page.waitForSelector("[data-way=learn][href*='/learn/codex/']");
        if (!/\d/.test(await page.locator("[data-way=learn] b").innerText()))
            complain(`no minutes are told, ${lang}`);
        await audit(page, `first visit, ${lang}`);
        await picture(page, `first-${lang}-${size}`);
        await page.click("[data-way=learn]");
        await page.waitForURL("**/learn/codex/*");
        await page.goto(base);
        await page.click("[data-game=codex] button.strong");
        await page.click("[data-way=coach]");
        await page.waitForSelector("[data-coach]");
        await page.goto(base);
        await page.click("[data-game=workshop] button.strong");
        await page.click("[data-way=know]");
        await page.waitForURL("**/table/*");
        if (await page.locator("[data-coach]").count())
            complain(`a coach sits with those who know the game, ${lang}`);
        await page.goto(base);
        await page.click("[data-game=codex] button.strong");
        await page.waitForURL("**/table/*");
        // The second visit: the daily challenge and the puzzle are cards with a picture.
        await page.goto(base);
        for (const step of ["daily", "puzzle"]) {
            const image = page.locator(`[data-step=${step}] img`);
            await image.scrollIntoViewIfNeeded();
            await image.evaluate((one) => one.decode());
        }
        await audit(page, `second visit, ${lang}`);
        await picture(page, `second-${lang}-${size}`);
        await page.close();
    }
    for (const lang of Object.keys(LANGUAGES)) {
        const reader = await newcomer(`heads, ${lang}`, DESK, { lang });
        const expectWords = async (name, where) => {
            await reader.evaluate(() => document.fonts.ready);
            for (const button of await wordless(reader, where))
                complain(`${name}, ${lang}, without a word: ${button}`);
        };
        for (const [name, path, there] of [
            ["front page", "/", "[data-game] h3"],
            ["all lessons", "/learn/codex", "main h1"],
            ["a lesson", "/learn/codex/gold", ".stage .tools"],
        ]) {
            await reader.goto(`${base}${path}`);
            await reader.waitForSelector(there);
            await expectWords(name, HEAD);
        }
        await reader.goto(base);
        await reader.click("[data-game=workshop] button.strong");
        await reader.click("[data-way=know]");
        await reader.waitForSelector("[data-tool=menu]");
        await expectWords("a match", HEAD);
        await picture(reader, `head-${lang}-desk`);
        await reader.setViewportSize(PHONE);
        await expectWords("a match on a phone", HEAD);
        const name = await reader.locator(".masthead h1").evaluate((title) => {
            const range = document.createRange();
            range.selectNodeContents(title);
            const box = range.getBoundingClientRect();
            return { lines: box.height / parseFloat(getComputedStyle(title).fontSize), right: box.right };
        });
        const tools = await reader.locator(".masthead .tools").boundingBox();
        if (name.lines > 1.8) complain(`the name of the game takes two rows, ${lang}`);
        if (name.right > tools.x) complain(`the name of the game is cut, ${lang}`);
        await picture(reader, `head-${lang}-phone`);
        await reader.click("[data-tool=menu]");
        await reader.waitForSelector("dialog [data-entry=rules]");
        await expectWords("the menu of a phone", "dialog :is(button, a.button)");
        await picture(reader, `menu-${lang}-phone`);
        await reader.close();
    }

    // By keys: the focus is never lost after the starter card, and the page says how one comes from a card to the spots.
    // The coach may ask for advice on a choice that was made meanwhile.
    const keys = await newcomer("by keys", DESK, { expected: /409/ });
    await keys.goto(base);
    await keys.click("[data-game=codex] button.strong");
    await keys.click("[data-way=coach]");
    await keys.locator("[data-offered='start front']").focus();
    await keys.keyboard.press("Enter");
    let lost = 0;
    for (let looks = 0; looks < 400 && !(await keys.locator(".hand .offered").count()); looks += 1) {
        await keys.evaluate(
            () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        );
        const isLost = await keys.evaluate(() => document.activeElement === document.body);
        lost = isLost ? lost + 1 : 0;
        if (lost > 3) break;
        const objective = keys.locator("[data-offered^=keep]:focus");
        if (await objective.count()) await keys.keyboard.press("Enter");
        await keys.waitForTimeout(30);
    }
    if (lost > 3) complain("the focus is on no thing after the starter card");
    await keys.locator(".hand .offered").first().focus();
    await keys.keyboard.press("Enter");
    if (!(await keys.locator("#panel-hand .hint").innerText()).includes("Enter"))
        complain("nothing says how the keys come to the spots");
    await keys.keyboard.press("Enter");
    if (!(await keys.locator(".ghost:focus").count())) complain("a second Enter does not lead to the spots");
    await picture(keys, "keys-desk");
    await keys.close();

    const phone = await newcomer("front page on a phone", PHONE);
    await phone.goto(base);
    await phone.waitForSelector("[data-game] h3");
    await audit(phone, "front page on a phone");
    await picture(phone, "front-phone");

    // Set-up: what is ready-made comes first, all else is folded, and what cannot apply is not shown.
    for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
        const table = await newcomer(`set-up, ${size}`, viewport);
        await table.goto(`${base}/new/leonardo`);
        await table.waitForSelector("[data-customise]");
        await table.evaluate(() => document.fonts.ready);
        const height = await table.evaluate(() => document.documentElement.scrollHeight);
        if (size === "desk" && height > 1300) complain(`set-up is ${height} px high`);
        if ((await table.title()) === "Bottega") complain("set-up has no title");
        if (await table.getByText("no difference found").count()) complain("a measurement says nothing");
        const headline = () => table.locator("[data-printed]").innerText();
        const printed = await headline();
        await table.locator(".presets input").nth(1).check();
        if ((await headline()) === printed) complain("the headline does not follow what is chosen");
        await table.locator(".presets input").first().check();
        await table.click("[data-customise] summary");
        const switches = table.locator("[data-customise]");
        for (const [name, shown] of [
            ["Half a favour", false],
            ["Florins break ties", false],
            ["Victory points", true],
        ])
            if ((await switches.getByText(name, { exact: true }).count()) > 0 !== shown)
                complain(`${name} is ${shown ? "not " : ""}shown for two beginners`);
        await switches.getByText("Victory points", { exact: true }).click();
        await switches.getByText("Florins break ties", { exact: true }).waitFor();
        await audit(table, `set-up, ${size}`);
        await picture(table, `set-up-${size}`);
        await table.close();
    }
});
