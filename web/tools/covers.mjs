// Draws the pictures of the shelf: each board at a moment of a real match, by day and by night, small enough for a
// slow line. `make covers` after a board was drawn anew; they are kept in src/lobby/covers.

import { mkdirSync, writeFileSync } from "node:fs";
import { asWebP, withBrowser } from "./bench.mjs";

const MOMENTS = {
    codex: "match=codex-four&ply=72&eyes=0",
    leonardo: "match=leonardo-three&ply=30&eyes=2",
    inventors: "match=inventors-four&ply=100&eyes=2",
    workshop: "match=workshop-three&ply=37&eyes=2",
};
const WINDOW = { width: 1280, height: 830 };
// Of the board, from the corner of its sheet on: on the left are only the others, and all of it would be too small to see.
const PART = { width: 960, height: 600 };
const EDGE = 8;
const COVER = { width: 448, height: 280 };
const MOST = 12_000; // bytes
const FOLDER = new URL("../src/lobby/covers/", import.meta.url);

mkdirSync(FOLDER, { recursive: true });
await withBrowser(async (browser, base) => {
    for (const [game, query] of Object.entries(MOMENTS)) {
        for (const theme of ["light", "dark"]) {
            const page = await browser.newPage({ viewport: WINDOW });
            await page.goto(`${base}dev.html?${query}&lang=fr&theme=${theme}&still`);
            await page.waitForSelector("main .board");
            await page.evaluate(() => document.fonts.ready);
            const { x, y } = await page.locator("main .sheet").first().boundingBox();
            const png = await page.screenshot({ clip: { x: x - EDGE, y: y - EDGE, ...PART } });
            const webp = await asWebP(page, png, COVER, MOST);
            writeFileSync(new URL(`${game}-${theme}.webp`, FOLDER), webp);
            console.log(`${game}-${theme}.webp: ${webp.length} bytes`);
            await page.close();
        }
    }
});
