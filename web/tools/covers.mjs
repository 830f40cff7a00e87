// Draws the pictures of the front page: each board at a moment of a real match, in each language, by day and by night, for
// plain screens and for those of twice the density, small enough for a slow line. `node tools/covers.mjs` after a board was
// drawn anew, `node tools/covers.mjs codex` for one game; they are kept in src/lobby/covers.

import { mkdirSync, writeFileSync } from "node:fs";
import { asWebP, withBrowser } from "./bench.mjs";

const MOMENTS = {
    codex: "match=codex-four&ply=72&viewer=0",
    leonardo: "match=leonardo-three&ply=30&viewer=2",
    inventors: "match=inventors-four&ply=100&viewer=2",
    workshop: "match=workshop-three&ply=37&viewer=2",
};
const WIDE = { inventors: 1600 }; // where the sheet would scroll in a narrower and so lower picture
const USUAL = 1440;
const HEIGHT = 800;
const EDGE = 8;
const COVER = { width: 560, height: 315 };
const LANGUAGES = ["en", "fr", "it"];
const MOST = { "": 17_000, "@2x": 48_000 }; // bytes
const FOLDER = new URL("../src/lobby/covers/", import.meta.url);

/** From the corner of the sheet to the right and lower edge of the board: on the left are only the others, and all of it
 * would be too small to see. The window is made as high as the picture needs, so that nothing is cut. */
async function frameOf(page, wide) {
    const sheet = await page.locator("main .sheet").first().boundingBox();
    const [x, y] = [Math.round(sheet.x) - EDGE, Math.round(sheet.y) - EDGE];
    const width = wide - x;
    const height = Math.round((width * COVER.height) / COVER.width);
    await page.setViewportSize({ width: wide, height: y + height });
    return { x, y, width, height };
}

mkdirSync(FOLDER, { recursive: true });
await withBrowser(async (browser, base) => {
    for (const game of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(MOMENTS)) {
        const [query, wide] = [MOMENTS[game], WIDE[game] ?? USUAL];
        for (const lang of LANGUAGES) {
            for (const theme of ["light", "dark"]) {
                const viewport = { width: wide, height: HEIGHT };
                const page = await browser.newPage({ viewport, deviceScaleFactor: 2 });
                await page.goto(`${base}dev.html?${query}&lang=${lang}&theme=${theme}&still`);
                await page.waitForSelector("main .board");
                await page.evaluate(() => document.fonts.ready);
                const clip = await frameOf(page, wide);
                const png = await page.screenshot({ clip });
                for (const [suffix, most] of Object.entries(MOST)) {
                    const scale = suffix ? 2 : 1;
                    const size = { width: COVER.width * scale, height: COVER.height * scale };
                    const webp = await asWebP(page, png, size, most);
                    const name = `${game}-${lang}-${theme}${suffix}.webp`;
                    writeFileSync(new URL(name, FOLDER), webp);
                    console.log(`${name}: ${webp.length} bytes`);
                }
                await page.close();
            }
        }
    }
});
