// What if: from a replay one plays on against bots, on a desk as the deal was, on a phone as a seat knew it; at the end
// it is compared, and the tree has it by its name.

import { audit, complain, DESK, PHONE, picture, sayAnything, until, visit } from "./visiting.mjs";
import { test } from "./runner.mjs";

const tableOf = (page) => page.url().split("/table/")[1].split("#")[0];

async function goTo(page, ply) {
    for (let at = 0; at < ply; at += 1) await page.click("[data-step=on]");
    await page.waitForFunction(
        (wanted) => document.querySelector(".slide input")?.value === wanted,
        `${ply}`,
    );
}

/** The tree, behind its button in the replay. */
async function openTree(page, count) {
    await page.waitForSelector(`[data-tries]`);
    await until(async () => (await page.innerText("[data-tries]")).includes(`(${count})`));
    await page.click("[data-tries]");
    await page.waitForSelector("[data-try]");
}

test("what_if", async ({ browser, base }) => {
    /** A match against a bot, played to its end beside the page; then one looks back at it. */
    async function playedMatch(page, name) {
        await page.goto(base);
        await page.fill(".name input", name);
        await page.click("[data-game=codex] button.strong");
        await page.waitForSelector(".match .board");
        await sayAnything(page, tableOf(page));
        await page.click("[data-replay]");
        await page.waitForSelector("[data-what-if]");
    }

    /** Begins a try from a ply and plays it to its end; what the comparison says. */
    async function tryOut(page, ply, name, size, prepare) {
        await goTo(page, ply);
        await page.click("[data-what-if]");
        await page.waitForSelector("[data-begin]:enabled");
        await prepare();
        await page.fill("[data-name]", name);
        await audit(page, `what-if, asked, ${size}`);
        await picture(page, `what_if-asked-${size}`);
        await page.click("[data-begin]");
        await page.waitForSelector(".match .board");
        await page.waitForSelector("header [data-marked]");
        await audit(page, `what-if, begun, ${size}`);
        await picture(page, `what_if-begun-${size}`);
        await page.click("[data-tool=menu]");
        await page.waitForSelector("[data-about-what-if]");
        await audit(page, `what-if, menu, ${size}`);
        await picture(page, `what_if-menu-${size}`);
        await page.keyboard.press("Escape");
        await sayAnything(page, tableOf(page));
        const compared = page.locator("[data-compared] [data-difference]");
        await compared.waitFor();
        await audit(page, `what-if, over, ${size}`);
        await picture(page, `what_if-over-${size}`);
        const difference = await compared.getAttribute("data-difference");
        const said = await compared.innerText();
        if (!/^at the end [+−±]\d+ \(\d+ instead of \d+\)$/.test(said))
            complain(`compared (${size}): ${said}`);
        if (await page.locator("nav.confirm button.strong").count())
            complain(`${size}: a what-if has a rematch`);
        return difference;
    }

    // At a desk: the deal as it was, a bot opposite; then again, from the try itself.
    const anna = await visit(browser, "what-if, desk", DESK);
    await playedMatch(anna, "Anna");
    await audit(anna, "what-if, replay, desk");
    await picture(anna, "what_if-replay-desk");
    const difference = await tryOut(anna, 8, "the other way", "desk", async () => undefined);
    await anna.click("[data-again]");
    await anna.waitForSelector("[data-what-if]");
    await until(async () => (await anna.inputValue(".slide input")) === "8");
    await openTree(anna, 1);
    await audit(anna, "what-if, tree, desk");
    await picture(anna, "what_if-tree-desk");
    const [one] = await anna.locator("[data-try]").all();
    if (!(await one.innerText()).includes("the other way"))
        complain(`the tree says: ${await one.innerText()}`);
    if ((await one.locator("[data-difference]").getAttribute("data-difference")) !== difference)
        complain("the tree and the table differ");
    await one.locator("[data-rename]").click();
    await anna.keyboard.press("Control+a");
    await anna.keyboard.type("gold first");
    await anna.keyboard.press("Enter");
    await anna.waitForSelector("[data-try] b:text('gold first')");

    // The link leads somebody else, on a phone, to the replay of the try.
    await anna.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await one.locator("[data-link]").click();
    await until(async () => (await one.locator("[data-link]").innerText()).startsWith("✓"));
    const link = await anna.evaluate(() => navigator.clipboard.readText());
    const bruno = await visit(browser, "what-if, phone", PHONE, "dark");
    await bruno.goto(link);
    await bruno.waitForSelector(".controls [data-marked]");
    await audit(bruno, "what-if, a try looked back at, phone");
    await picture(bruno, "what_if-shared-phone");

    // On a phone: as that seat, and then from that try with oneself in both seats.
    await playedMatch(bruno, "Bruno");
    await tryOut(bruno, 6, "as I knew it", "phone", () => bruno.check("[data-as-seat]"));
    await bruno.click("[data-replay]");
    await goTo(bruno, 10);
    await bruno.click("[data-what-if]");
    await bruno.waitForSelector("[data-begin]:enabled");
    for (const seat of [0, 1]) await bruno.selectOption(`[data-seat='${seat}']`, "");
    await bruno.click("[data-begin]");
    await bruno.waitForSelector(".match .board");
    await sayAnything(bruno, tableOf(bruno));
    await bruno.click("[data-replay]");
    await openTree(bruno, 2);
    if ((await bruno.locator("[data-try] [data-try]").count()) !== 1)
        complain("a try of a try is not below it");
    await audit(bruno, "what-if, tree, phone");
    await picture(bruno, "what_if-tree-phone");

    // In the list of one's matches it is said in words what they are.
    await bruno.goto(base);
    await bruno.waitForSelector("li [data-marked]");
    await audit(bruno, "what-if, front page, phone");
    await picture(bruno, "what_if-front-phone", true);
});
