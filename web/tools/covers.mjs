// Draws the pictures of the shelf: each board at a moment of a real match, by day and by night, small enough for a
// slow line. `make covers` after a board was drawn anew; they are kept in src/lobby/covers.

import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { createServer } from "vite";
import { ARGS } from "./bench.mjs";

const MOMENTS = {
    codex: "match=codex-four&ply=72&eyes=0",
    leonardo: "match=leonardo-three&ply=30&eyes=2",
    inventors: "match=inventors-four&ply=100&eyes=2",
    workshop: "match=workshop-three&ply=37&eyes=2",
};
const BOARD = { width: 1280, height: 800 };
const COVER = { width: 448, height: 280 };
const MOST = 12_000; // bytes
const FOLDER = new URL("../src/lobby/covers/", import.meta.url);

/** The picture made smaller, as WebP, as good as fits. */
async function shrink(page, png, size, most) {
    const url = await page.evaluate(
        async ([data, { width, height }, limit]) => {
            const image = await createImageBitmap(await (await fetch(data)).blob(), {
                resizeWidth: width,
                resizeHeight: height,
                resizeQuality: "high",
            });
            const canvas = Object.assign(document.createElement("canvas"), { width, height });
            canvas.getContext("2d").drawImage(image, 0, 0);
            for (let quality = 0.8; ; quality -= 0.05) {
                const made = canvas.toDataURL("image/webp", quality);
                if (made.length * 0.75 < limit || quality < 0.1) return made;
            }
        },
        [`data:image/png;base64,${png.toString("base64")}`, size, most],
    );
    return Buffer.from(url.split(",")[1], "base64");
}

mkdirSync(FOLDER, { recursive: true });
const server = await createServer({ server: { port: 0 }, logLevel: "error" });
await server.listen();
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ARGS });
for (const [game, query] of Object.entries(MOMENTS)) {
    for (const theme of ["light", "dark"]) {
        const page = await browser.newPage({ viewport: { ...BOARD, height: BOARD.height + 110 } });
        await page.goto(`${server.resolvedUrls.local[0]}dev.html?${query}&lang=fr&theme=${theme}&still`);
        await page.waitForSelector("main .board");
        await page.evaluate(() => document.fonts.ready);
        const { y } = await page.locator("main .board").boundingBox();
        const png = await page.screenshot({ clip: { x: 0, y, ...BOARD } });
        const webp = await shrink(page, png, COVER, MOST);
        writeFileSync(new URL(`${game}-${theme}.webp`, FOLDER), webp);
        console.log(`${game}-${theme}.webp: ${webp.length} bytes`);
        await page.close();
    }
}
await browser.close();
await server.close();
