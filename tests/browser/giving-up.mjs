// Ways out of a match: one resigns and the other has won; a match with a bot is ended and put away.

import { audit, complain, DESK, finish, launch, PHONE, picture, setUp, visit } from "./house.mjs";

const [base] = process.argv.slice(2);
const browser = await launch();
const anna = await visit(browser, "giving up, desk", DESK);
const bruno = await visit(browser, "giving up, phone", PHONE, "dark");

async function giveUp(page, how) {
    await page.click("[data-tool=menu]");
    await page.click(`[data-give-up=${how}] button`);
    await audit(page, `${how}, asked`);
    await picture(page, `${how}-asked`);
    await page.click("[data-sure]");
}

await setUp(anna, base, "codex", "Anna", 2);
await anna.click("button[type=submit]");
await anna.waitForSelector(".share svg");
await bruno.goto(await anna.inputValue(".share input"));
await bruno.fill(".name input", "Bruno");
await bruno.click("ol button.strong");
await anna.waitForSelector("text=Bruno");
await anna.click("button.strong.wide");
await anna.waitForSelector(".match .board");
await bruno.waitForSelector(".match .board");

await giveUp(bruno, "resign");
for (const [page, name, won] of [
    [anna, "who stayed", "You win."],
    [bruno, "who resigned", "Anna wins."],
]) {
    const end = page.locator("nav .scores");
    await end.waitFor();
    const said = await end.innerText();
    if (!said.includes(won) || !said.includes("Bruno resigned.")) complain(`${name} reads: ${said}`);
    await audit(page, `resigned, ${name}`);
    await picture(page, `resigned-${page === anna ? "desk" : "phone"}`);
}
await anna.click("[data-replay]");
await anna.waitForSelector(".controls");

await anna.goto(base);
await anna.click("[data-game=workshop] button.strong");
await anna.waitForSelector(".question.mine");
await giveUp(anna, "abandon");
await anna.waitForSelector("[data-ended=abandoned]");
await audit(anna, "abandoned");
await picture(anna, "abandoned-desk");
await anna.goto(base);
const rows = anna.locator("[data-put-away]");
await rows.nth(1).waitFor();
await audit(anna, "to be put away");
await rows.first().click();
await anna.waitForFunction(() => document.querySelectorAll("[data-put-away]").length === 1);
await anna.reload();
await rows.first().waitFor();
if ((await rows.count()) !== 1) complain("what was put away is there again");
await browser.close();
finish();
