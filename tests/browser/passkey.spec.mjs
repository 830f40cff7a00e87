// A name is kept with a passkey and found again on another device; lost, it comes back by mail; then it is deleted.

import { existsSync, readFileSync } from "node:fs";
import {
    audit,
    authenticator,
    complain,
    DESK,
    newPage,
    PHONE,
    picture,
    until,
    visitor,
} from "./visiting.mjs";
import { test } from "./runner.mjs";

const OUT = /status of 40[13]/; // what browsers say when they are signed out, or know a passkey that is gone

const press = (page, what) => page.click(`[data-do=${what}]`);
const says = (page, text) => page.locator("[role=status]", { hasText: text }).waitFor();
const named = (page) => page.locator(".person form input").first().inputValue();

test("passkey", async ({ browser, named: base }) => {
    const desk = await newPage(await visitor(browser, DESK), "passkey, desk", OUT);
    const phone = await newPage(await visitor(browser, PHONE, "dark"), "passkey, phone", OUT);
    let mails = 0;

    /** The link in the next mail that has one: some only tell of something. */
    async function mailed() {
        for (;;) {
            const file = `${process.env.MAILS}/${++mails}.txt`;
            await until(() => existsSync(file));
            const link = /http\S+#\S+/.exec(readFileSync(file, "utf-8"));
            if (link) return link[0];
        }
    }

    async function keepTheName() {
        await desk.goto(base);
        await desk.fill(".name input", "Anna");
        await desk.click("[data-game=codex] .strong"); // a table makes one known
        await desk.waitForSelector(".match .board");
        await desk.goto(base);
        await desk.click("[data-door]");
        await desk.waitForSelector("[data-do=make]");
        await audit(desk, "me, a guest, desk");
        await picture(desk, "me-guest-desk");
        await press(desk, "make");
        await says(desk, "made");
        if ((await desk.locator("[data-passkey]").count()) !== 1) complain("the passkey is not listed");
        await audit(desk, "me, desk");
        await picture(desk, "me-desk", true);
    }

    async function comeBackOnThePhone() {
        await phone.goto(base);
        await phone.click("[data-door]");
        await phone.waitForSelector("[data-do=sign-in]");
        await audit(phone, "me, a stranger, phone");
        await picture(phone, "me-stranger-phone");
        await phonesOwn.hold(await desksOwn.held());
        await press(phone, "sign-in");
        await says(phone, "Anna");
        if ((await named(phone)) !== "Anna") complain("the name did not come along");
        await phone.getByText("Add a vacation").click();
        await phone.locator("[type=time]").first().fill("22:30");
        await phone.locator("[type=time]").last().fill("07:00");
        await audit(phone, "me, phone");
        await picture(phone, "me-phone", true);
        await phone.click(".wishes .strong");
        await says(phone, "Saved");
        await phone.reload();
        await phone.waitForSelector("[type=date]");
        if ((await phone.locator("[type=time]").first().inputValue()) !== "22:30")
            complain("wishes are not kept");
        await phone.selectOption(".settings select", "fr");
        await phone.waitForSelector("html[lang=fr]", { state: "attached" });
        await audit(phone, "me, phone, in French");
        await phone.selectOption(".settings select", "en");
        await phone.goto(base);
        await phone.getByText("Your matches").waitFor(); // her table is here too
    }

    async function comeBackByMail() {
        await desk.fill("[type=email]", "anna@mail.example");
        await desk.click("section form button");
        await says(desk, "on its way");
        await desk.goto(await mailed());
        await audit(desk, "a mailed link, desk");
        await picture(desk, "me-mailed-desk");
        await press(desk, "follow");
        await desk.waitForSelector("[data-mail=confirmed]");
        if ((await desk.locator("[type=time]").first().inputValue()) !== "22:30")
            complain("wishes were overwritten");
        const lost = await newPage(await visitor(browser, PHONE), "passkey, new phone", OUT);
        await lost.goto(`${base}/me`);
        await lost.fill("[type=email]", "anna@mail.example");
        await lost.click("section form button");
        await says(lost, "on its way");
        const link = await mailed();
        await lost.goto(link);
        await lost.reload(); // a link that was not used yet is not used up
        await lost.goto("about:blank");
        await lost.goto(link);
        await press(lost, "follow");
        await says(lost, "Anna");
        if (lost.url().includes("#")) complain("the secret of the link is still in the address");
        await desk.goto(`${base}/me`);
        await desk.waitForSelector("[data-do=make]"); // the others stay signed in
        await lost.goto(`${base}/me`);
        await lost.getByText("Sign out everywhere else").click();
        await says(lost, "signed out");
        await desk.goto(`${base}/me`);
        await desk.waitForSelector("[data-do=sign-in]");
        await desk.goto(base);
        await desk.click("[data-game=codex] .strong"); // nobody new is made in her place, unasked
        await desk.getByText("You were signed out").waitFor();
        await desk.click("[data-door]");
        await lost.close();
    }

    /** Somebody with an address alone: what leads back to them is changed after they followed a link sent there. */
    async function showByMail() {
        const bruno = await newPage(await visitor(browser, PHONE), "proof by mail, phone", OUT);
        await bruno.goto(base);
        await bruno.fill(".name input", "Bruno");
        await bruno.click("[data-game=codex] .strong");
        await bruno.waitForSelector(".match .board");
        await bruno.goto(`${base}/me`);
        await bruno.fill("section:has(#mail) [type=email]", "bruno@mail.example");
        await bruno.click("section:has(#mail) form button");
        await says(bruno, "on its way");
        await bruno.goto(await mailed());
        await press(bruno, "follow");
        await bruno.waitForSelector("[data-notices=each]"); // notices are on, and the name is not this browser's alone
        if (await bruno.getByText("lives in this browser only").count()) complain("an address leads nowhere");
        await bruno.click("[data-notices] button");
        await bruno.waitForSelector("[data-notices=none]");
        await press(bruno, "delete");
        await press(bruno, "yes");
        await says(bruno, "bruno@mail.example");
        if (!(await bruno.locator("[data-mail=confirmed]").count()))
            complain("a cookie alone was enough to delete");
        await picture(bruno, "me-asked-phone");
        await bruno.goto(await mailed());
        await audit(bruno, "it is me, phone");
        await picture(bruno, "me-prove-phone");
        await press(bruno, "follow");
        await says(bruno, "ten minutes");
        await press(bruno, "delete");
        await press(bruno, "yes");
        await says(bruno, "Everything about you was deleted");
        mails += 1; // the last one, which says that he is gone
        await bruno.close();
    }

    /** The other device is in the list, and is signed out from here. */
    async function signThePhoneOut() {
        await desk.goto(`${base}/me`);
        await desk.waitForSelector("[data-browser=other]");
        if ((await desk.locator("[data-browser=this]").count()) !== 1) complain("this browser is not marked");
        await audit(desk, "browsers, desk");
        await picture(desk, "me-browsers-desk", true);
        await desk.click("[data-browser=other] button");
        await says(desk, "signed out");
        if (await desk.locator("[data-browser=other]").count())
            complain("who was signed out is still listed");
        await phone.goto(`${base}/me`);
        await phone.waitForSelector("[data-do=sign-in]");
        await press(phone, "sign-in");
        await says(phone, "Anna");
    }

    /** Ten minutes later the server wants to see the passkey again; they are not waited for, so it is said here. */
    async function showThePasskey() {
        let asked = 0;
        await desk.route("**/api/me/passkeys/options", async (route) => {
            asked += 1;
            if (asked > 1) return route.continue();
            await route.fulfill({ status: 403, json: { code: "prove_first", about: "" } });
        });
        const before = await desk.context().cookies();
        await desksOwn.hold(await phonesOwn.held());
        await press(desk, "make");
        await desk.getByText("has a passkey for you already").waitFor(); // it went on after the passkey was shown
        if (asked !== 2) complain("it was not tried again");
        if ((await desk.context().cookies())[0].value === before[0].value)
            complain("the cookie is the old one");
        await phonesOwn.hold(await desksOwn.held());
        await desk.unroute("**/api/me/passkeys/options");
    }

    async function leaveForGood() {
        await desksOwn.hold(await phonesOwn.held()); // with the older count it would be taken for a copy
        await press(desk, "sign-in");
        await desk.waitForSelector("[data-do=delete]");
        await press(desk, "delete");
        await audit(desk, "deleting, desk");
        await picture(desk, "me-delete-desk");
        await press(desk, "yes");
        await says(desk, "Everything about you was deleted");
        await picture(desk, "me-deleted-desk");
        await desk.goto(base);
        await desk.waitForSelector(".games");
        if (await desk.getByText("Your matches").count()) complain("who was deleted still has matches");
        await desk.goto(`${base}/me`);
        await press(desk, "sign-in");
        await desk.getByText("not known here").waitFor();
    }

    const desksOwn = await authenticator(desk);
    const phonesOwn = await authenticator(phone);
    await keepTheName();
    await comeBackOnThePhone();
    await signThePhoneOut();
    await showThePasskey();
    await comeBackByMail();
    await showByMail();
    await leaveForGood();
});
