// The rulebook of every game: read, found by words and by address, without a socket; a drawer leads to it.

import { audit, complain, DESK, PHONE, picture, visit } from "./visiting.mjs";
import { test } from "./runner.mjs";

const CITED = { codex: "4.1.1", leonardo: "8.A", inventors: "6.1", workshop: "5.2" };
const LANGUAGES = ["en", "fr", "it"];
const PARAGRAPHS = "article[id]"; // boards in examples have articles too

test("rules", async ({ browser, base }) => {
    const desk = await visit(browser, "rules, desk", DESK);
    const phone = await visit(browser, "rules, phone", PHONE, "dark");
    for (const page of [desk, phone]) page.on("websocket", () => complain("the rulebook opened a socket"));

    async function open(page, game, mark = "") {
        await page.goto(`${base}/rules/${game}${mark}`);
        await page.waitForSelector("#symbols li");
    }

    async function read(game) {
        await open(desk, game);
        await audit(desk, `rules of ${game}, desk`);
        await picture(desk, `rules-${game}-desk`);
        const all = await desk.locator(PARAGRAPHS).count();
        if ((await desk.locator("nav li").count()) < all)
            complain(`${game}: a paragraph is not in the contents`);
        await desk.fill("input[type=search]", "zzzz");
        if (await desk.locator(PARAGRAPHS).count()) complain(`${game}: nonsense is found`);
        await desk.fill("input[type=search]", CITED[game]);
        await desk.waitForSelector(`[id="${CITED[game]}"]`);
        if ((await desk.locator(PARAGRAPHS).count()) >= all) complain(`${game}: all is found`);
    }

    /** A paragraph has an address: whoever follows it sees that one. */
    async function goThere(game) {
        await open(phone, game, `#${CITED[game]}`);
        await phone.waitForFunction(
            (id) =>
                Math.abs(document.getElementById(id)?.getBoundingClientRect().top ?? 1e6) < innerHeight / 2,
            CITED[game],
        );
        await audit(phone, `rules of ${game}, phone`);
        await picture(phone, `rules-${game}-phone`);
    }

    /** Examples are drawn, and gone through step by step. */
    async function step(game) {
        await phone.waitForSelector("figure[data-example] .board");
        for (const example of await phone.locator("figure[data-example]").all()) {
            const next = example.locator(".steps .strong");
            const told = new Set([await example.locator("p[role=status]").textContent()]);
            while (await next.isEnabled()) {
                await next.click();
                told.add(await example.locator("p[role=status]").textContent());
            }
            if (told.size < 2) complain(`${game}: an example has no steps`);
        }
    }

    async function speak(game) {
        for (const lang of LANGUAGES) {
            await phone.selectOption(".settings select", lang);
            await phone.waitForFunction((wanted) => document.documentElement.lang === wanted, lang);
            await phone.waitForSelector("article p");
        }
        await phone.selectOption(".settings select", "en");
        if ((await phone.locator("[data-variants]").count()) === 0 && game !== "codex")
            complain(`${game}: no paragraph is marked by a variant`);
    }

    for (const game of Object.keys(CITED)) {
        await read(game);
        await goThere(game);
        await step(game);
        await speak(game);
    }
});
