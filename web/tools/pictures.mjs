// Takes docs/pictures: four moments of a match of each game, as people see the page at a desk and on a phone, by day and
// by candle light. `node tools/pictures.mjs` after a board was drawn anew, `node tools/pictures.mjs codex leonardo-2` for some;
// LOOK names another folder, for pictures that are only looked at.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { asWebP, matchesOf, openBench, show, turnTo, withBrowser } from "./bench.mjs";

/** Of each game, what its four pictures show: a match of the fixtures, and the viewer at which ply. */
const MOMENTS = {
    codex: [
        ["codex-four", "ply 4 viewer 0"], // which objective to keep
        ["codex-two", "ply 30 viewer 0"], // a codex that grows, a card to place
        ["codex-four", "ply 97 viewer 0"], // late: a card to take
        ["codex-four", "ply 104 viewer 0"], // the end
    ],
    leonardo: [
        ["leonardo-three", "ply 0 viewer 0"], // the first invention, in secret
        ["leonardo-three", "ply 30 viewer 2"], // workers to send into the city
        ["leonardo-three", "ply 120 viewer 2"], // goods to buy
        ["leonardo-three", "ply 214 viewer 0"], // the end
    ],
    inventors: [
        ["inventors-four", "ply 1 viewer 1"], // which team to lead
        ["inventors-four", "ply 54 viewer 0"], // an inventor to send
        ["inventors-four", "ply 14 viewer 2"], // a reward to take
        ["inventors-feast", "ply 321 viewer 0"], // the end
    ],
    workshop: [
        ["workshop-three", "ply 0 viewer 1"], // the first card
        ["workshop-three", "ply 17 viewer 0"], // cards that one looks at
        ["workshop-three", "ply 37 viewer 2"], // a work to finish
        ["workshop-alone", "ply 50 viewer 0"], // the solitaire
    ],
};
const SIZES = {
    desk: { width: 1280, height: 800, most: 60_000 },
    phone: { width: 390, height: 844, most: 30_000 }, // bytes; all together stay below 3 MB
};
const FOLDER = process.env.LOOK ?? fileURLToPath(new URL("../../docs/pictures", import.meta.url));

const wanted = process.argv.slice(2);
const shots = Object.entries(MOMENTS).flatMap(([game, moments]) =>
    moments.map(([match, moment], at) => ({ name: `${game}-${at + 1}`, match, moment })),
);
const missing = shots.filter(({ match }) => !matchesOf([]).includes(match));
if (missing.length > 0) throw new Error(`no fixtures of ${missing[0].match}: run npm run fixtures`);
mkdirSync(FOLDER, { recursive: true });
let bytes = 0;
await withBrowser(async (browser, base) => {
    const page = await openBench(browser, base);
    for (const { name, match, moment } of shots) {
        if (wanted.length > 0 && !wanted.some((part) => name.startsWith(part))) continue;
        const place = (await turnTo(page, match)).indexOf(moment);
        if (place < 0) throw new Error(`${match} has no ${moment}: see tools/fixtures.py`);
        for (const [size, { width, height, most }] of Object.entries(SIZES)) {
            await page.setViewportSize({ width, height });
            for (const theme of ["light", "dark"]) {
                await page.emulateMedia({ colorScheme: theme });
                await show(page, place);
                const png = await page.screenshot();
                const webp = await asWebP(page, png, { width, height }, most);
                writeFileSync(join(FOLDER, `${name}-${size}-${theme}.webp`), webp);
                bytes += webp.length;
            }
        }
        console.log(`${name}: ${match} ${moment}`);
    }
    await page.close();
});
console.log(`${Math.round(bytes / 1000)} kB in ${FOLDER}`);
