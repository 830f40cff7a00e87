// Two people play a whole match of Codex Naturalis: one at a desk on the drawn board, one on a phone in words by keys.
// node tests/browser/codex.mjs http://127.0.0.1:8080 [folder for pictures]

import { audit, complain, DESK, finish, launch, newPage, PHONE, visitor } from "./house.mjs";

const [base, pictures] = process.argv.slice(2);
const MOST = 400; // turns of the loop before we say that it does not end
const browser = await launch();
const desk = await visitor(browser, DESK);
const phone = await visitor(browser, PHONE, "dark");
let anna = await newPage(desk, "desk");
let bruno = await newPage(phone, "phone");
const answered = []; // milliseconds from a click to an answer on the screen

async function picture(page, name) {
    if (pictures) await page.screenshot({ path: `${pictures}/${name}.png` });
}

// --- the host opens a table, the guest follows the link ------------------------------------------------
await anna.goto(base);
await anna.waitForSelector("[data-game=codex]");
await audit(anna, "home, desk");
await anna.fill(".name input", "Anna");
await anna.click("[data-game=codex] a.way");
await anna.waitForSelector("form");
await audit(anna, "set-up, desk");
await anna.click("button[type=submit]");
await anna.waitForSelector(".share svg");
await audit(anna, "gathering, desk");
const link = await anna.inputValue(".share input");

await bruno.goto(base);
await bruno.waitForSelector("[data-game=codex]");
await audit(bruno, "home, phone");
await bruno.goto(link);
await bruno.waitForSelector("ol button.strong");
await audit(bruno, "gathering, phone");
await bruno.fill(".name input", "Bruno");
await bruno.click("ol button.strong");
await anna.waitForSelector("text=Bruno");
await anna.click("button.strong.wide");

await anna.waitForSelector(".match .board");
await bruno.waitForSelector(".match main *");
await bruno.click("[data-tool=way]");
await bruno.waitForSelector(".reading");
await audit(anna, "board, desk");
await audit(bruno, "reading, phone");

// --- they play ------------------------------------------------------------------------------------------
const isOver = (page) => page.locator(".scores").count();
const isMine = (page) => page.locator(".question.mine").count();

/** What changes when a move is answered: the question, or what may be done. */
const shown = (page) => page.locator(".asked").innerText();

/** One move on the drawn board, by the mouse. */
async function drawMove(page) {
    const before = await shown(page);
    const start = Date.now();
    const spots = page.locator("[data-offered]");
    const pieces = page.locator(".aim, .offered:not(.hand *)");
    if (await spots.count()) await spots.first().click();
    else if (await pieces.count()) await pieces.first().click();
    else {
        const cards = page.locator(".hand .offered");
        if (!(await cards.count())) return await page.waitForTimeout(50); // the move before is under way
        await cards.first().click();
        if (!(await spots.count())) await page.keyboard.press("f");
        return;
    }
    await page
        .waitForFunction((was) => document.querySelector(".asked")?.innerText !== was, before, {
            timeout: 5000,
        })
        .catch(() => undefined);
    answered.push(Date.now() - start);
}

/** One move in words, by keys alone: Tab to the list once, then numbers. */
async function sayMove(page) {
    const focused = () => page.evaluate(() => document.activeElement?.classList.contains("choice") ?? false);
    for (let tries = 0; tries < 40 && !(await focused()); tries += 1) await page.keyboard.press("Tab");
    if (await focused()) await page.keyboard.press("1");
}

let turns = 0;
let reopened = false;
while (!(await isOver(anna)) && turns < MOST) {
    turns += 1;
    if (await isMine(anna)) await drawMove(anna);
    if (await isMine(bruno)) await sayMove(bruno);
    if (turns === 12) await picture(anna, "match-desk");
    if (turns === 12) await picture(bruno, "reading-phone");
    if (turns === 20 && !reopened) {
        // The phone is put away, and taken up again: the same seat, the same moment.
        reopened = true;
        const address = bruno.url();
        await bruno.close();
        if (await isMine(anna)) await drawMove(anna);
        bruno = await newPage(phone, "phone again");
        await bruno.goto(address);
        await bruno.waitForSelector(".reading");
        const seat = await bruno.locator("header").innerText();
        if (!seat.includes("Bruno")) complain("the phone did not come back to its seat");
        await audit(bruno, "reading again, phone");
        await picture(bruno, "again-phone");
        await anna.reload();
        await anna.waitForSelector(".match .board");
        await audit(anna, "board again, desk");
    }
}
if (turns >= MOST) {
    complain("the match did not end");
    await picture(anna, "stuck-desk");
    await picture(bruno, "stuck-phone");
} else {
    if (!reopened) complain("the match ended before the phone was put away");
    await bruno.waitForSelector(".scores");
    const [one, two] = [
        await anna.locator(".scores tbody").innerText(),
        await bruno.locator(".scores tbody").innerText(),
    ];
    if (one !== two) complain(`two ends:\n${one}\n${two}`);
    await audit(anna, "end, desk");
    await audit(bruno, "end, phone");
    await picture(anna, "end-desk");
    await picture(bruno, "end-phone");
    console.log(one.replaceAll("\n", " · "));

    // --- one looks back, through the eyes of the other ---------------------------------------------------------
    const later = await newPage(desk, "replay");
    await later.goto(anna.url());
    await later.click("[data-replay]");
    await later.waitForSelector(".controls");
    await audit(later, "replay, desk");
    await later.selectOption(".eyes select", "1");
    await later.locator(".slide input").fill("24");
    await later.click("[data-step=on]");
    await later.waitForSelector("text=Move 25 of");
    await later.waitForFunction(() => document.querySelector(".told")?.textContent.trim());
    await picture(later, "replay-desk");
    await later.setViewportSize(PHONE);
    await later.waitForTimeout(300);
    await audit(later, "replay, phone");
    await picture(later, "replay-phone");
    await later.close();

    // --- and again ------------------------------------------------------------------------------------------
    await anna.click("nav button.strong");
    await bruno.waitForSelector(".question:not(:has-text('over'))");
    await bruno.waitForFunction(() => !document.querySelector(".scores"));
}
answered.sort((a, b) => a - b);
console.log(
    `${turns} turns; half of the moves on the board were answered within ${answered[answered.length >> 1]} ms`,
);
await browser.close();
finish();
