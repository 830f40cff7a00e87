// Digits read as digits: on every kind of page, in every font that a word on it is set in, each digit is as high as a
// capital letter and stands on the line. Old-style digits do neither: their 0 and 1 are as low as an o.

import { complain, DESK, visit } from "./visiting.mjs";
import { test } from "./runner.mjs";

const GAMES = (process.env.GAMES ?? "codex leonardo inventors workshop").split(" ");
const SIZE = 100; // px
const LEAST = 0.82; // of the height of an H
const BELOW = 0.08; // of the height of an H, below the line: round digits overshoot a little

/** Every way in which letters are set on the page: family, style, weight, figures. */
function ways() {
    const found = new Set();
    for (const element of document.querySelectorAll("body, body *")) {
        const { fontFamily, fontStyle, fontWeight, fontVariantNumeric, fontVariantCaps } =
            getComputedStyle(element);
        found.add(JSON.stringify({ fontFamily, fontStyle, fontWeight, fontVariantNumeric, fontVariantCaps }));
    }
    return [...found];
}

/** Shows an H and the ten digits set in this way, one beside the other, on white. */
async function show(way, size) {
    const box = document.createElement("div");
    box.id = "digits";
    Object.assign(box.style, {
        position: "fixed",
        inset: "0",
        zIndex: "99999",
        background: "#fff",
        color: "#000",
    });
    [..."H0123456789"].forEach((sign, place) => {
        const one = document.createElement("span");
        one.textContent = sign;
        Object.assign(one.style, way, {
            position: "absolute",
            left: `${place * size + 10}px`,
            top: `${size}px`,
            fontSize: `${size}px`,
            lineHeight: "1",
        });
        box.append(one);
    });
    document.body.append(box);
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** The first and the last dark row of each cell of a picture. */
async function rows([data, count, size]) {
    const image = await createImageBitmap(await (await fetch(data)).blob());
    const canvas = Object.assign(document.createElement("canvas"), {
        width: image.width,
        height: image.height,
    });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return Array.from({ length: count }, (_, place) => {
        const { data: pixels } = context.getImageData(place * size, 0, size, image.height);
        const dark = [];
        for (let y = 0; y < image.height; y += 1)
            for (let x = 0; x < size; x += 1) if (pixels[(y * size + x) * 4] < 128) dark.push(y);
        return [dark[0], dark.at(-1)];
    });
}

test("digits", async ({ browser, base }) => {
    const page = await visit(browser, "digits", DESK);
    const reader = await browser.newPage(); // whose policy lets it read a picture
    const known = new Set();

    async function look(path, wait = "main") {
        await page.goto(`${base}${path}`);
        await page.waitForSelector(wait);
        await page.evaluate(() => document.fonts.ready);
        for (const text of await page.evaluate(ways)) {
            if (known.has(text)) continue;
            known.add(text);
            await page.evaluate(`(${show})(${text}, ${SIZE})`);
            const clip = { x: 0, y: 0, width: 11 * SIZE, height: 3 * SIZE };
            const png = await page.screenshot({ clip });
            await page.evaluate(() => document.getElementById("digits").remove());
            const data = `data:image/png;base64,${png.toString("base64")}`;
            const [[top, foot], ...digits] = await reader.evaluate(rows, [data, 11, SIZE]);
            const height = foot - top;
            digits.forEach(([above, below], digit) => {
                if ((foot - above) / height < LEAST) complain(`${path}: ${digit} is low in ${text}`);
                if ((below - foot) / height > BELOW)
                    complain(`${path}: ${digit} hangs below the line in ${text}`);
            });
        }
    }

    await look("/", "[data-game] h3");
    for (const game of GAMES) {
        for (const area of ["new", "rules", "learn", "puzzles", "ladder"])
            await look(`/${area}/${game}`, "main h1");
        await page.goto(base);
        await page.click(`[data-game=${game}] button.strong`);
        await page.waitForSelector(".match .board");
        await look(new URL(page.url()).pathname, ".match .board");
    }
    for (const path of ["/daily", "/me", "/player/me"]) await look(path);
    console.log(`${known.size} ways of setting letters`);
    if (known.size < 6) complain("hardly any letters were found");
});
