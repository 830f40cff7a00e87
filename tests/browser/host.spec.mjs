// A remark is reported, a host reads it on their page and mutes who said it; blocking; what is announced.

import {
    audit,
    authenticator,
    complain,
    DESK,
    heard,
    newPage,
    PHONE,
    picture,
    say,
    sitDown,
    visitor,
} from "./visiting.mjs";
import { test } from "./runner.mjs";

const EXPECTED = /status of 40[13]/; // before a passkey is shown, and when a remark is refused

const says = (page, text) => page.locator(".told [role=status]", { hasText: text }).waitFor();

test("host", async ({ browser, named: base }) => {
    const hanna = await newPage(await visitor(browser, DESK), "host, desk", EXPECTED);
    const anna = await newPage(await visitor(browser, DESK), "reporting, desk", EXPECTED);
    const bruno = await newPage(await visitor(browser, PHONE, "dark"), "reported, phone", EXPECTED);

    /** Her id is in BOTTEGA_ADMINS: `run.py` made her before the server began. She comes with her cookie. */
    async function becomeHost() {
        await authenticator(hanna);
        await hanna.context().addCookies([{ name: "bottega", value: process.env.HOST_COOKIE, url: base }]);
        await hanna.addInitScript(() => {
            localStorage.setItem("bottega.entered", "yes");
            localStorage.setItem("bottega.entered_as", "Hanna");
            localStorage.setItem("bottega.name", "Hanna");
        });
        await hanna.goto(`${base}/host`);
        await hanna.getByText("Your id is").waitFor(); // a name in the settings without a passkey is no host
        await audit(hanna, "no host, desk");
        await hanna.click("main a");
        await hanna.click("[data-do=make]");
        await hanna.locator("[role=status]", { hasText: "made" }).waitFor();
    }

    async function report() {
        await sitDown(base, anna, bruno);
        await say(bruno, "you fool");
        await heard(anna, "you fool");
        if (await bruno.locator(".chat summary").count()) complain("one could report oneself");
        await anna.focus(".chat summary");
        await anna.keyboard.press("Enter");
        await anna.keyboard.press("Tab");
        await audit(anna, "report or block, desk");
        await anna.keyboard.press("Enter");
        await anna.getByText("will read that message").waitFor();
    }

    async function mute() {
        await hanna.goto(`${base}/host`);
        await hanna.locator("[data-report]", { hasText: "you fool" }).waitFor();
        await audit(hanna, "host, desk");
        await picture(hanna, "host-desk", true);
        await hanna.click("[data-report] [data-do=mute]");
        await hanna.click("[data-report] [data-do=decide]");
        await says(hanna, "holds");
        await hanna.locator("[data-ruling=mute]", { hasText: "Bruno" }).waitFor();
        await hanna.click("[data-report] [data-do=close]");
        await says(hanna, "closed");
        if (await hanna.locator("[data-report]").count()) complain("a closed report is still listed");
        if ((await hanna.locator("[data-act]").count()) !== 2) complain("not every act is listed");
        await say(bruno, "you fool again");
        await bruno.getByText("have muted you").waitFor();
    }

    async function announce() {
        await hanna.fill("section:has(#announce) input", "At noon we move.");
        await hanna.keyboard.press("Enter");
        for (const page of [anna, bruno]) await page.locator(".announced", { hasText: "At noon" }).waitFor();
        await audit(bruno, "announced, phone");
        await picture(bruno, "host-announced-phone");
        await bruno.click("[data-do=dismiss]");
        if (await bruno.getByText("At noon").count()) complain("what was read stays in the way");
        await hanna.click("[data-ruling=announcement] [data-do=lift]");
        await says(hanna, "lifted");
        await anna.locator(".announced .card").waitFor({ state: "detached" });
        await hanna.setViewportSize(PHONE);
        for (const lang of ["fr", "it"]) {
            await hanna.selectOption(".settings select", lang);
            await hanna.waitForSelector(`html[lang=${lang}]`, { state: "attached" });
            await audit(hanna, `host, phone, ${lang}`);
        }
        await picture(hanna, "host-phone", true);
    }

    async function block() {
        await anna.click(".chat [data-do=block]");
        await anna.getByText("not hear them any more").waitFor();
        if (await anna.locator(".chat li p", { hasText: "you fool" }).count())
            complain("who is blocked is heard");
        await anna.goto(`${base}/me`);
        await anna.waitForSelector("[data-blocked]");
        await audit(anna, "blocked, desk");
        await anna.click("[data-blocked] button");
        await anna.locator("[data-blocked]").waitFor({ state: "detached" });
    }

    await becomeHost();
    await report();
    await mute();
    await announce();
    await block();
});
