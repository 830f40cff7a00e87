// Firefox, over WebDriver BiDi.

import { createRequire } from "node:module";

const web = createRequire(new URL("../../web/package.json", import.meta.url));
const { default: puppeteer } = await import(web.resolve("puppeteer-core"));

/** A window of this size that complains; what is returned is what `browsers.mjs` plays by. */
export async function openFirefox(size, complain) {
    const browser = await puppeteer.launch({
        browser: "firefox",
        executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
        headless: true,
        protocolTimeout: 0, // the play has a patience of its own
        extraPrefsFirefox: { "intl.accept_languages": "en" },
    });
    const [page] = await browser.pages();
    await page.setViewport(size);
    page.on("pageerror", (error) => complain(error.message));
    page.on("console", (line) => line.type() === "error" && complain(line.text()));
    return {
        go: (address) => page.goto(address, { timeout: 0 }),
        run: (script, ...given) => page.evaluate(script, ...given),
        tap: (x, y) => page.mouse.click(x, y),
        picture: (path) => page.screenshot({ path }),
        close: () => browser.close(),
    };
}
