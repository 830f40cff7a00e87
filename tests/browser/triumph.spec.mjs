// Triumph, a game without a board of its own: two people play it whole in the reading view, by keys alone.

import { audit, complain, DESK, PHONE, setUp, visit } from "./visiting.mjs";
import { sayByKeys } from "./moves.mjs";
import { test } from "./runner.mjs";

const MOST = 500; // rounds of the loop before we say that it does not end

test("triumph", async ({ browser, base }) => {
    const anna = await visit(browser, "triumph, desk", DESK);
    const bruno = await visit(browser, "triumph, phone", PHONE, "dark");

    await setUp(anna, base, "triumph", "Anna", 2);
    await anna.click("button[type=submit]");
    await anna.waitForSelector(".share svg");
    await bruno.goto(await anna.inputValue(".share input"));
    await bruno.waitForSelector("ol button.strong");
    await bruno.fill(".name input", "Bruno");
    await bruno.click("ol button.strong");
    await anna.waitForSelector("text=Bruno");
    await anna.click("button.strong.wide");
    for (const page of [anna, bruno]) await page.waitForSelector(".reading");
    await audit(anna, "triumph reading, desk");
    await audit(bruno, "triumph reading, phone");

    const isOver = async () => (await anna.locator(".scores").count()) > 0;
    let rounds = 0;
    for (; rounds < MOST && !(await isOver()); rounds += 1)
        for (const page of [anna, bruno])
            if (await page.locator(".question.mine").count()) await sayByKeys(page);
            else await page.waitForTimeout(20);
    if (rounds >= MOST) complain("triumph: the match did not end");
    else await bruno.waitForSelector(".scores");

    const schema = await (await fetch(`${base}/api/schema/triumph`)).json();
    if (!JSON.stringify(schema).includes("description")) complain("triumph: its picture is not documented");
});
