// The pages as an app: what is needed to install it is there; without a connection a page says so, and what the server
// is asked is never kept.

import { audit, complain, newPage, PHONE, picture, visitor } from "./visiting.mjs";
import { test } from "./runner.mjs";

test("offline", async ({ browser, base }) => {
    const context = await visitor(browser, PHONE);
    const page = await newPage(context, "offline", /ERR_INTERNET_DISCONNECTED/);

    const controlled = () => page.waitForFunction(() => navigator.serviceWorker.controller);
    const keptFiles = () =>
        page.evaluate(async () => {
            const kept = await Promise.all(
                (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
            );
            return kept.flat().map(({ url }) => new URL(url).pathname);
        });

    await page.goto(base);
    await page.waitForSelector("[data-game]");
    await controlled();
    await page.reload();
    await page.waitForSelector("[data-game]");

    const manifest = await page.evaluate(async () => {
        const { href } = document.querySelector("link[rel=manifest]");
        const answer = await fetch(href);
        const told = await answer.json();
        const icons = await Promise.all(told.icons.map(async ({ src }) => (await fetch(src)).status));
        return { type: answer.headers.get("content-type"), icons, display: told.display };
    });
    if (!manifest.type.startsWith("application/manifest+json")) complain(`the manifest is ${manifest.type}`);
    if (manifest.icons.some((status) => status !== 200)) complain(`icons: ${manifest.icons}`);
    if (manifest.display !== "standalone") complain(`it opens as ${manifest.display}`);

    const files = await keptFiles();
    if (!files.some((file) => file.startsWith("/assets/"))) complain(`no file is kept: ${files}`);
    if (files.some((file) => file.startsWith("/api/"))) complain(`answers of the server are kept: ${files}`);

    await context.setOffline(true);
    await page.goto(`${base}/new/codex`);
    await page.waitForSelector("main.offline");
    const told = await page.locator("section h1").allInnerTexts();
    if (told.length !== 3 || new Set(told).size !== 3) complain(`without a connection it says: ${told}`);
    await audit(page, "offline");
    await picture(page, "offline-phone");
    await context.setOffline(false);
    await page.click("section[lang=it] a");
    await page.waitForSelector("form ol li");
});
