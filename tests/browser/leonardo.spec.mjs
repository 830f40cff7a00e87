// Leonardo da Vinci, whole, in two browsers. Both begin with an invention that both have the components for, and
// all hands, so they finish it in the same turn and bid for it.

import { playMatch } from "./match.mjs";
import { test } from "./runner.mjs";

async function displayed(page) {
    const cards = page.locator(".cards:not(.small) [data-invention]");
    await cards.first().waitFor(); // the phone may be asked before the desk has drawn its board
    return await cards.evaluateAll((all) => all.map((one) => one.dataset.invention));
}

/** Where to tap for what is not said by one tap: a card, who goes, a number. */
function steps(move) {
    const [verb, first, second] = move.split(" ");
    if (verb === "start") return [`[data-invention="${second}"][data-offered]`];
    if (verb === "send") return [`[data-workers="${first}"][data-offered]`];
    if (verb === "master") return [`[data-workers="master"][data-offered]`];
    if (verb === "bid") return [".stepper button:last-child:enabled"];
    return [];
}

test("leonardo", async ({ browser, base }) => {
    let invention = "";
    let bidden = false;

    const startable = (offers) =>
        offers.filter((offer) => offer.startsWith("start small ")).map((offer) => offer.split(" ")[2]);

    async function wish(seat, offers, anna, theirs) {
        if (offers.some((offer) => offer.startsWith("bid "))) {
            bidden = true;
            return seat === 0 ? offers.at(-1) : offers[0];
        }
        if (bidden) return null;
        const starts = offers.filter((offer) => offer.startsWith("start small "));
        const shown = invention || starts.length === 0 ? [invention] : await displayed(anna);
        const both = invention ? shown : shown.filter((one) => startable(theirs).includes(one));
        const wanted = starts.find((offer) => (both.length > 0 ? both : shown).includes(offer.split(" ")[2]));
        if (wanted) invention = wanted.split(" ")[2];
        const hands = offers.filter((offer) => /^(master|send \d+) small$/.test(offer));
        const done = offers.find((offer) => offer === "done" && invention);
        return wanted ?? hands.find((offer) => offer.startsWith("master")) ?? hands.at(-1) ?? done ?? null;
    }

    await playMatch(browser, base, "leonardo", { wish, steps, must: ["questions.make_bid"] });
});
