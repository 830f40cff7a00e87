// Draws the icons of the installed app from the mark: `node tools/app-icons.mjs`, after the mark was changed.

import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const PUBLIC = new URL("../public/", import.meta.url);
const PAPER = "#f6ecd3"; // that of the mark
const ICONS = [
    ["icon-192.png", 192, 1],
    ["icon-512.png", 512, 1],
    ["icon-round.png", 512, 0.62], // a system may cut it round: what matters stays within the middle
];

const mark = readFileSync(new URL("mark.svg", PUBLIC), "utf-8");
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
for (const [name, size, part] of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const paper = part < 1 ? PAPER : "transparent";
    const drawn = part < 1 ? mark.replace(/<rect[^>]*>/, "") : mark;
    await page.setContent(
        `<body style="margin:0;height:100vh;display:grid;place-content:center;background:${paper}">${drawn.replace(
            "<svg",
            `<svg width="${size * part}" height="${size * part}"`,
        )}`,
    );
    writeFileSync(new URL(name, PUBLIC), await page.screenshot({ omitBackground: part === 1 }));
}
await browser.close();
