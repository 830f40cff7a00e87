// Asks of every moment on the workbench: does axe find anything, is anything to be touched too small or off the page?

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { eachShot } from "./bench.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf-8");
const TOUCH = 40;
let faults = 0;

function complain(shot, what) {
    faults += 1;
    console.error(`${shot}: ${what}`);
}

/** Buttons narrower or lower than a finger, leaving out the workbench's own. */
function smallOnes(least) {
    const things = [...document.querySelectorAll("button, [role=button], select, summary, a")];
    return things
        .filter((thing) => !thing.closest(".bench > header") && thing.checkVisibility())
        .map((thing) => ({ thing, box: thing.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
        .map(
            ({ thing, box }) =>
                `${thing.getAttribute("aria-label") ?? thing.textContent} is ${box.width} by ${box.height}`,
        );
}

await eachShot(process.argv.slice(2), async (page, shot, size) => {
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() =>
        globalThis.axe.run({ exclude: [[".bench > header select"]] }),
    );
    for (const { id, nodes } of violations)
        complain(shot, `${id}: ${nodes.map((node) => node.html.slice(0, 140)).join("\n  ")}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) complain(shot, `the page is ${wide} px too wide`);
    if (size === "phone") for (const small of await page.evaluate(smallOnes, TOUCH)) complain(shot, small);
});
console.log(faults === 0 ? "nothing found" : `${faults} found`);
process.exit(faults === 0 ? 0 : 1);
