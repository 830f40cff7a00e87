// Asks everything that is drawn on every board, at every moment of the fixtures, what it is: every text and every drawing
// must lie in a thing that answers, in every language. `npm run answers` for all, `npm run answers -- codex` for some;
// QUICK asks at a desk only.

import { matchesOf, openBench, turnTo, withBrowser } from "./bench.mjs";

const LANGUAGES = ["en", "fr", "it"];
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const SIZES = process.env.QUICK ? [DESK] : [DESK, PHONE];

/** Runs in the page: what at this moment says nothing of itself, as it is drawn or behind a tab. */
async function unanswered([place, languages]) {
    const { bench, settled } = globalThis;
    bench.show(place, languages[0], "drawn");
    do await settled();
    while (!document.querySelector(".match .board"));
    const board = document.querySelector(".board");
    const answers = new Map(); // by what was asked: the first language without an answer, or nothing
    const silent = (what) => {
        if (!answers.has(what))
            answers.set(
                what,
                languages.find((lang) => {
                    const { name, text } = bench.answer(what, lang) ?? {};
                    return !name?.trim() || !text?.trim() || /undefined|NaN|[{}]/.test(name + text);
                }),
            );
        return answers.get(what);
    };
    const isSeen = (thing) =>
        thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        !thing.closest(".unseen, defs, title, .told, option, .ornament");

    /** Why nothing is said of this; nothing if something is. */
    function fault(thing) {
        let first = "";
        for (
            let near = thing.closest("[data-what]");
            near;
            near = near.parentElement?.closest("[data-what]")
        ) {
            const what = near.dataset.what;
            const lang = silent(what);
            if (!lang) return "";
            first ||= `“${what}” has no answer (${lang})`;
        }
        return first || "it is nothing that can be asked about";
    }

    const nameOf = (thing) => {
        const classes = [...thing.classList].filter((one) => !one.startsWith("s-")).join(".");
        return `${thing.tagName.toLowerCase()}${classes && `.${classes}`}`;
    };
    const pathOf = (thing) => {
        const path = [];
        for (let one = thing; one && one !== board && path.length < 4; one = one.parentElement)
            path.unshift(nameOf(one));
        return path.join(" > ");
    };
    const faults = new Set();
    function look() {
        const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const thing = node.parentElement;
            if (!node.data.trim() || !isSeen(thing)) continue;
            const why = fault(thing);
            if (why) faults.add(`“${node.data.trim().slice(0, 40)}” in ${pathOf(thing)}: ${why}`);
        }
        for (const thing of board.querySelectorAll("svg :is(use, path, image, rect, circle, polygon)")) {
            if (!isSeen(thing)) continue;
            const why = fault(thing);
            if (why) faults.add(`a drawing in ${pathOf(thing)}: ${why}`);
        }
    }
    const tabs = [...document.querySelectorAll("[data-tab]")].filter((tab) => tab.checkVisibility());
    for (const tab of tabs.length > 0 ? tabs : [null]) {
        tab?.click();
        if (tab) await settled();
        look();
    }
    return [...faults];
}

const matches = matchesOf(process.argv.slice(2));
const found = new Set();
let looks = 0;
await withBrowser(async (browser, base) => {
    const page = await openBench(browser, base);
    for (const match of matches)
        for (const [place, moment] of (await turnTo(page, match)).entries())
            for (const size of SIZES) {
                await page.setViewportSize(size);
                looks += 1;
                for (const fault of await page.evaluate(unanswered, [place, LANGUAGES])) {
                    const told = `${match.split("-")[0]}: ${fault}`;
                    if (found.has(told)) continue;
                    found.add(told);
                    console.error(`${told}\n    ${match} ${size.width} ${moment}`);
                }
            }
});
console.log(`${found.size} without an answer in ${looks} looks at ${matches.length} matches`);
process.exit(found.size === 0 ? 0 : 1);
