// Ways out of a match: one resigns and the other has won; both play another, and agree to cancel it; a match with a bot
// is ended and hidden. A table that has not begun is closed. A move made without a connection waits.

import { audit, complain, DESK, newPage, PHONE, picture, setUp, visit, visitor } from "./visiting.mjs";
import { test } from "./runner.mjs";

const CUT = /ERR_INTERNET_DISCONNECTED/; // the line is cut once, on purpose

async function giveUp(page, how) {
    await page.click("[data-tool=menu]");
    await page.click(`[data-give-up=${how}] button`);
    await audit(page, `${how}, asked`);
    await picture(page, `${how}-asked`);
    await page.click("[data-sure]");
}

test("giving-up", async ({ browser, base }) => {
    const anna = await visit(browser, "giving up, desk", DESK);
    const bruno = await newPage(await visitor(browser, PHONE, "dark"), "giving up, phone", CUT);

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

    // Another match: the one that is over stays in view until both have accepted.
    const first = anna.url();
    await anna.click("[data-rematch]");
    await anna.waitForSelector("[data-withdraw]");
    await bruno.getByText("Anna offers another match.").waitFor();
    for (const page of [anna, bruno]) {
        if (!(await page.locator("nav .scores").isVisible())) complain("an offer hides how the match ended");
    }
    await bruno.reload();
    await bruno.waitForSelector("[data-accept]");
    await audit(bruno, "another match is offered, phone");
    await picture(bruno, "offered-phone");
    await picture(anna, "offered-desk");
    await bruno.click("[data-decline]");
    await anna.getByText("Not this time: Bruno.").waitFor();
    await anna.click("[data-rematch]");
    await bruno.click("[data-accept]");
    for (const page of [anna, bruno]) {
        await page.waitForURL((url) => url.href !== first && url.pathname.startsWith("/table/"));
        await page.waitForSelector(".match .board");
    }
    if (anna.url() !== bruno.url()) complain("they play on at two tables");

    // A move made without a connection is shown as one that waits.
    const offline = bruno.context();
    await bruno.waitForSelector(".question.mine");
    await offline.setOffline(true);
    await bruno.waitForSelector(".cut");
    await bruno.locator("[data-offered]").first().click();
    await bruno.waitForSelector("[data-unsent]");
    const status = await bruno.innerText(".question .status");
    if (status !== "Not sent yet") complain(`a move that waits reads: ${status}`);
    await audit(bruno, "a move that waits, phone");
    await picture(bruno, "unsent-phone");
    await offline.setOffline(false);
    await bruno.waitForSelector("[data-unsent]", { state: "detached" });
    await anna.waitForFunction(() => Number(document.querySelector(".match").dataset.ply) > 0);

    // Both agree to cancel it.
    await anna.click("[data-tool=menu]");
    await anna.click("[data-cancel-match]");
    await bruno.waitForSelector("[data-cancel] [data-agree]");
    await audit(bruno, "cancelling is offered, phone");
    await picture(bruno, "cancel-phone");
    await picture(anna, "cancel-desk");
    await bruno.click("[data-agree]");
    for (const page of [anna, bruno]) await page.waitForSelector("[data-ended=cancelled]");
    await audit(anna, "cancelled, desk");
    await picture(anna, "cancelled-desk");

    // From the one to the other and back.
    await anna.click("[data-tool=menu]");
    await anna.click("[data-before]");
    await anna.waitForSelector("[data-next]");
    await anna.locator("nav .scores").waitFor();
    await audit(anna, "the match before, desk");
    await picture(anna, "before-desk");
    await anna.click("[data-replay]");
    await anna.waitForSelector(".controls");

    // Of three one goes away: the others see it, and see each other's votes that a bot play.
    await setUp(anna, base, "codex", "Anna", 3);
    await anna.click("[data-time] summary");
    await anna.selectOption(".stand-in select", { index: 1 });
    await anna.click("button[type=submit]");
    await anna.waitForSelector(".share svg");
    const carla = await visit(browser, "giving up, who goes away", PHONE);
    for (const [page, name] of [
        [bruno, "Bruno"],
        [carla, "Carla"],
    ]) {
        await page.goto(await anna.inputValue(".share input"));
        await page.fill(".name input", name);
        await page.locator("ol button.strong").first().click();
        await anna.waitForSelector(`text=${name}`);
    }
    await anna.click("button.strong.wide");
    for (const page of [anna, bruno, carla]) await page.waitForSelector(".match .board");
    const away = (await anna.locator(".seats li").allInnerTexts()).findIndex((seat) =>
        seat.includes("Carla"),
    );
    await carla.close();
    const strip = `[data-missing="${away}"]`;
    for (const page of [anna, bruno]) await page.waitForSelector(`${strip} [data-let-play]`);
    await audit(bruno, "somebody is away, phone");
    await picture(bruno, "missing-phone");
    await anna.click(`${strip} [data-let-play]`);
    await anna.waitForSelector(`${strip} [data-let-play]`, { state: "detached" });
    await bruno.waitForSelector(`${strip} [data-votes]`);
    const votes = await bruno.innerText(`${strip} [data-votes]`);
    if (!/1\D+2/.test(votes)) complain(`one of two votes reads: ${votes}`);
    await audit(anna, "somebody is away, desk");
    await picture(anna, "missing-desk");
    await bruno.click(`${strip} [data-let-play]`);
    for (const page of [anna, bruno]) {
        await page.waitForSelector(strip, { state: "detached" });
        await page.waitForSelector(".seats [data-stands-in]", { state: "attached" });
    }
    await giveUp(bruno, "resign");

    await setUp(anna, base, "codex", "Anna", 2);
    await anna.click("button[type=submit]");
    await anna.waitForSelector("[data-close-table]");
    await picture(anna, "gathering-desk");
    await anna.click("[data-close-table]");
    await anna.waitForSelector("[data-game]"); // at home again

    await anna.goto(base);
    await anna.click("[data-game=workshop] button.strong");
    await anna.waitForSelector(".question.mine");
    await giveUp(anna, "abandon");
    await anna.waitForSelector("[data-ended=abandoned]");
    await audit(anna, "abandoned");
    await picture(anna, "abandoned-desk");
    await anna.goto(base);
    const rows = anna.locator("[data-hide]");
    await rows.nth(1).waitFor();
    await audit(anna, "to be hidden");
    await rows.first().click();
    await anna.waitForFunction(() => document.querySelectorAll("[data-hide]").length === 1);
    await anna.reload();
    await rows.first().waitFor();
    if ((await rows.count()) !== 1) complain("what was hidden is there again");
});
