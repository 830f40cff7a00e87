// Where to tap on the board of each game, to make a certain move by hand.

import { tap } from "./moves.mjs";

export const what = (name) => `[data-what="${name}"]`;
const offered = (selector) => `${selector}[data-offered]`;

/** Where to tap for a move that one tap does not say: the last thing first. */
const WAYS = {
    codex: (move) => {
        const [, card, side] = move.split(" ");
        const [held, back] = [`.held${what(`card ${card}`)}`, ':has-text("back up")'];
        const wrongSide = side === "front" ? `${held}${back}` : `${held}:not(${back})`;
        return [`${wrongSide} .flip`, offered(`${held} .card`)];
    },
    leonardo: (move) => {
        const [verb, first, second] = move.split(" ");
        if (verb === "start") return [offered(`[data-invention="${second}"]`), ".act .back"];
        if (verb === "send") return [offered(`[data-workers="${first}"]`)];
        if (verb === "master") return [offered('[data-workers="master"]')];
        if (verb === "shift") return [offered(`[data-from-place="${first} ${second}"]`)];
        if (verb === "bid") return [...less(Number(first)), ".stepper button:last-child:enabled"];
        return [".act .back"]; // from what was taken up
    },
    inventors: (move) => {
        const [verb, who, discipline, value] = move.split(" ");
        const say = `[data-say="${move}"]`;
        if (verb === "learn")
            return [
                say,
                offered(what(`level ${who} ${discipline}`)),
                offered(what(`token progress-${value} 0`)),
            ];
        return [say, ...named(move.split(" "))];
    },
    workshop: (move) => {
        const [verb, card, ...rest] = move.split(" ");
        const part = verb === "study" ? "upper" : "lower";
        if (verb === "tire") return [offered(what(`standing ${Number(card) - 1}`))]; // hands count from 1
        return [...named(rest), offered(what(`${part} ${card}`)), ...named([card ?? ""])];
    },
};

/** One florin less, wherever more is bid. */
const less = (florins) =>
    Array.from({ length: 9 }, (_, place) => `form:has([data-offered="bid ${florins + place + 1}"])`).map(
        (form) => `${form} .stepper button:first-child:enabled`,
    );

const named = (words) =>
    words
        .toReversed()
        .filter(Boolean)
        .flatMap((word) => [
            offered(`[data-word="${word}"]`),
            offered(`[data-what~="${word}"]`),
            `[data-what~="${word}"] [data-offered]`,
        ]);

/** Taps what leads to a move; opens the panels of a phone until something is in sight. */
export async function tapSomewhere(page, luck, game, move) {
    if (await tap(page, luck, move, WAYS[game])) return true;
    for (const tab of await page.locator("[data-tab]").filter({ visible: true }).all()) {
        await tab.click();
        if (await tap(page, luck, move, WAYS[game])) return true;
    }
    return false;
}
