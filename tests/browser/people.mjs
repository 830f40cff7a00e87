// Three people at one table: who is there is seen, what is said is heard, and nobody's words are markup.

import {
    audit,
    complain,
    DESK,
    finish,
    heard,
    launch,
    newPage,
    PHONE,
    picture,
    say,
    sitDown,
    visit,
    visitor,
} from "./house.mjs";

const [base] = process.argv.slice(2);
const MARKUP = "<b class=planted>ready?</b>";

const browser = await launch();
const desk = await visitor(browser, DESK);
const anna = await newPage(desk, "people, desk");
const bruno = await visit(browser, "people, phone", PHONE, "dark");
const carla = await visit(browser, "people, watching", DESK, "dark");

async function gather() {
    const link = await sitDown(base, anna, bruno);
    await anna.waitForSelector("[data-here=true]");
    await carla.goto(link);
    await anna.getByText("1 person watches").waitFor();
    await say(anna, MARKUP);
    for (const page of [anna, bruno, carla]) await heard(page, MARKUP);
    if (await bruno.locator(".planted").count()) complain("what is said is rendered as markup");
    if (await carla.locator(".chat input").count()) complain("who only watches could talk");
    await audit(anna, "gathering, desk");
    await audit(bruno, "gathering, phone");
    await picture(bruno, "people-gathering-phone");
}

async function talkOverTheBoard() {
    await anna.click(".wide.strong");
    await anna.waitForSelector(".match .board");
    await bruno.click("[data-tool=chat]");
    await say(bruno, "Good luck!");
    await anna.waitForSelector("[data-tool=chat] .unread");
    await picture(anna, "people-unread-desk");
    await audit(bruno, "chat, phone");
    await picture(bruno, "people-chat-phone");
    await anna.click("[data-tool=log]");
    await anna.click("[data-leaf=chat]");
    await heard(anna, "Good luck!");
    if (await anna.locator(".unread").count()) complain("what was read still counts as unread");
    await audit(anna, "chat, desk");
    await picture(anna, "people-chat-desk");
    await say(anna, "And to you.");
    await heard(bruno, "And to you.");
    await anna.keyboard.press("Escape");
    if (await anna.locator("aside").count()) complain("Escape does not shut the chat");
    if (!(await anna.locator("[data-tool=chat]:focus").count())) complain("the focus is lost with the chat");
}

/** On a phone the talk lies over the table: at the next one it is shut until it is asked for. */
async function goToTheNextTable() {
    const table = bruno.url();
    await bruno.goto(base);
    await bruno.click("[data-game=workshop] button.strong");
    await bruno.waitForSelector(".match .board");
    if (await bruno.locator("aside").count()) complain("the talk of one table lies over the next");
    await picture(bruno, "people-next-table-phone");
    await bruno.goto(table);
    await bruno.waitForSelector(".match .board");
}

async function comeAndGo() {
    await anna.click("[data-tool=way]");
    await anna.click("[data-tool=chat]");
    await heard(anna, "And to you.");
    await audit(anna, "chat beside the reading view");
    await bruno.close();
    await anna.waitForSelector("[data-here=false]");
    await anna.reload();
    await heard(anna, "Good luck!"); // it stands open as it was left, and what was said is read back
    await anna.click("[data-tool=way]");
    await anna.waitForSelector("[data-here=false]");
}

await gather();
await talkOverTheBoard();
await goToTheNextTable();
await comeAndGo();
await browser.close();
finish();
