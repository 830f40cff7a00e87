// Three people at one table: who is there is seen, what is said is heard, and nobody's words are markup.

import {
    audit,
    complain,
    DESK,
    heard,
    newPage,
    PHONE,
    picture,
    say,
    sitDown,
    visit,
    visitor,
} from "./visiting.mjs";
import { test } from "./runner.mjs";

const MARKUP = "<b class=planted>ready?</b>";

test("people", async ({ browser, base }) => {
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
        if (!(await anna.locator("[data-tool=chat]:focus").count()))
            complain("the focus is lost with the chat");
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

    /** A replay and a comparison of groups that are not for strangers show the way to sign in, and lead back. */
    async function refusedPages(phone, table) {
        const id = table.split("/").pop();
        const { match } = await anna.evaluate(async (one) => (await fetch(`/api/tables/${one}`)).json(), id);
        for (const path of [`/replay/${match}`, `/groups/${id}`]) {
            await phone.goto(base + path);
            await phone.waitForSelector("[data-sign-in-way]");
            const to = await phone.locator("[data-sign-in-way] a").getAttribute("href");
            if (to !== `/me#to=${path}`) complain(`${path}: who signs in is led to ${to}`);
            await audit(phone, `${path.split("/")[1]}, refused, phone`);
        }
        await picture(phone, "people-refused-groups-phone");
    }

    /** One's seat on another device: the link from the menu signs it in; a rename reaches everybody's table. */
    async function takeTheSeatAlong() {
        await anna.click("[data-tool=menu]");
        await anna.click("[data-do=other-device]");
        await anna.waitForSelector("[data-device-link] svg");
        await audit(anna, "another device, desk");
        await picture(anna, "people-device-desk");
        const link = await anna.locator("[data-device-link] input").inputValue();
        await anna.keyboard.press("Escape");
        const table = anna.url().replace(/#.*/, "");
        const phone = await newPage(await visitor(browser, PHONE), "people, Anna's phone", /404/);
        await phone.goto(table); // by the table's own address she is a stranger
        await phone.waitForSelector("[data-sign-in-way]");
        await audit(phone, "a table that is refused, phone");
        await picture(phone, "people-refused-phone");
        await phone.click("[data-sign-in-way] a");
        await phone.waitForSelector("h1:has-text('Sign in')");
        await refusedPages(phone, table);
        await phone.goto("about:blank");
        await phone.goto(link);
        await audit(phone, "a link to another device, phone");
        await picture(phone, "people-device-phone");
        await phone.click("[data-do=follow]");
        await phone.waitForSelector(".match .board"); // it leads to the table, and to her seat
        await phone.click("[data-tool=menu]");
        await phone.waitForSelector("[data-do=other-device]"); // which only those who sit there are offered
        await phone.goto(`${base}/me`);
        await phone.locator(".person form input").first().fill("Annamaria");
        await phone.locator(".person form button").first().click();
        for (const page of [anna, bruno]) await page.getByText("Annamaria").first().waitFor();
        await phone.close();
    }

    await gather();
    await talkOverTheBoard();
    await takeTheSeatAlong();
    await goToTheNextTable();
    await comeAndGo();
});
