// Two groups play the same deal, one at desks and one on phones, and are compared seat by seat when both are through.

import { audit, complain, DESK, PHONE, picture, sayAnything, setUp, until, visit } from "./visiting.mjs";
import { test } from "./runner.mjs";

const tableOf = (page) => new URL(page.url()).pathname.split("/").pop();

/** Follows an invitation and takes the first free seat. */
async function sit(page, name, link) {
    await page.goto(link);
    await page.fill(".name input", name);
    await page.click("ol button.strong");
    await page.waitForFunction(() => !document.querySelector("ol button.strong"));
}

test("groups", async ({ browser, base }) => {
    const desks = [];
    const phones = [];
    for (const name of ["one", "two"]) desks.push(await visit(browser, `groups, desk ${name}`, DESK));
    for (const name of ["one", "two"])
        phones.push(await visit(browser, `groups, phone ${name}`, PHONE, "dark"));
    const [anna, bruno] = desks;

    await setUp(anna, base, "codex", "Anna", 2);
    await anna.selectOption("[data-groups] select", "2");
    await audit(anna, "groups set up, desk");
    await anna.click("button[type=submit]");
    await anna.waitForSelector("[data-group] summary");
    await anna.click("[data-group] summary");
    await audit(anna, "groups gathering, desk");
    await picture(anna, "groups-gathering-desk", true);
    const own = await anna.locator(".share input").first().inputValue();
    const other = await anna.locator("[data-group] .share input").inputValue();
    await sit(bruno, "Bruno", own);
    await sit(phones[0], "Carla", other);
    await sit(phones[1], "Dario", other);
    await audit(phones[1], "groups gathering, phone");
    await anna.click("button.strong.wide");
    await phones[0].click("button.strong.wide");
    for (const page of [...desks, ...phones]) await page.waitForSelector(".match .board");

    await Promise.all(desks.map((page) => sayAnything(page, tableOf(page))));
    await anna.click("nav [data-groups]");
    await anna.waitForSelector("[data-waits]");
    if (await anna.locator("[data-compared]").count()) complain("scores are shown before all are through");
    await audit(anna, "groups waiting, desk");
    await picture(anna, "groups-waiting-desk");
    await Promise.all(phones.map((page) => sayAnything(page, tableOf(page))));
    await phones[0].click("nav [data-groups]");
    for (const page of [anna, phones[0]]) {
        await until(async () => {
            await page.reload();
            await page.waitForSelector("h1");
            return await page.locator("[data-compared]").count();
        });
        const said = await page.locator("[data-compared]").innerText();
        for (const name of ["Anna", "Bruno", "Carla", "Dario"])
            if (!said.includes(name)) complain(`${name} is missing`);
    }
    await audit(anna, "groups compared, desk");
    await picture(anna, "groups-compared-desk");
    await audit(phones[0], "groups compared, phone");
    await picture(phones[0], "groups-compared-phone", true);
});
