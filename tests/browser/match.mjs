// Two people play a whole match: one at a desk on the drawn board, one on a phone in words, by keys alone.
// On the way the phone is put away and taken up again; at the end they look back and play again.
// On the first one's board nothing that can be tapped moves under the pointer; of a `steady` game also on a phone.

import { listen } from "./frames.mjs";
import { toldApart } from "./grey.mjs";
import { audit, complain, DESK, newPage, PHONE, picture, setUp, turnView, visitor } from "./visiting.mjs";
import { chance, sayByKeys, tap } from "./moves.mjs";
import { staysPut, watchShifts } from "./steady.mjs";

const MOST = 2_000; // rounds of the loop before we say that it does not end

/**
 * What a game adds: a wish for a seat (null for anything), from its offers and the other's; how a wish is reached; and
 * what must have occurred.
 */
const PLAIN = {
    wish: () => null,
    steps: () => [],
    aside: async () => undefined,
    ending: async () => undefined,
    must: [],
    steady: false,
};

export async function playMatch(browser, base, game, own = {}) {
    const { wish, steps, aside, ending, must, steady } = { ...PLAIN, ...own };
    const luck = chance(1452);
    const desk = await visitor(browser, DESK);
    const phone = await visitor(browser, PHONE, "dark");
    const anna = await newPage(desk, `${game}, desk`);
    await watchShifts(anna);
    let bruno = await newPage(phone, `${game}, phone`);
    const hears = { anna: listen(anna), bruno: listen(bruno) };

    await sitDown(anna, bruno, game, base);
    await audit(anna, `${game} board, desk`);
    await audit(bruno, `${game} board, phone`);
    await toldApart(anna, game);
    const beside = steady ? await besideOn(desk, anna, game) : null;
    await turnView(bruno);
    await bruno.waitForSelector(".reading");
    await audit(bruno, `${game} reading, phone`);

    const isOver = (page) => page.locator(".scores").count();
    const isMine = (page) => page.locator(".question.mine").count();
    const offersOf = (who, seat) => hears[who].updates.get(seat)?.offers ?? [];

    let rounds = 0;
    let reopened = false;
    for (; rounds < MOST && !(await isOver(anna)); rounds += 1) {
        // A page may draw an update before we hear of it: who has no offers yet waits.
        if ((await isMine(anna)) && offersOf("anna", 0).length > 0) {
            const found = await tap(
                anna,
                luck,
                await wish(0, offersOf("anna", 0), anna, offersOf("bruno", 1)),
                steps,
            );
            if (found) await aside(anna);
            await anna.waitForTimeout(found ? 10 : 40);
        }
        if ((await isMine(bruno)) && offersOf("bruno", 1).length > 0)
            await sayByKeys(bruno, await wish(1, offersOf("bruno", 1), anna, offersOf("anna", 0)));
        const ply = hears.anna.updates.get(0)?.ply ?? 0;
        await momentPictures(game, ply, anna, bruno);
        if (ply >= 12 && !reopened) {
            reopened = true;
            bruno = await takeUpAgain(bruno, phone, game, hears);
            await staysPut(anna, `${game}, desk`);
            await anna.reload();
            await anna.waitForSelector(".match .board");
            await audit(anna, `${game} again, desk`);
        }
    }
    await staysPut(anna, `${game}, desk`);
    if (beside) await staysPut(beside, `${game}, phone`);
    await beside?.close();
    for (const id of must) if (!hears.anna.questions.has(id)) complain(`${game}: nobody was asked ${id}`);
    if (!reopened) complain(`${game}: the match ended before the phone was put away`);
    if (rounds >= MOST) {
        complain(`${game}: the match did not end`);
        await picture(anna, `${game}-stuck-desk`);
        await picture(bruno, `${game}-stuck-phone`);
    } else {
        await sameEnd(anna, bruno, game);
        await ending(anna);
        await lookBack(desk, anna, game);
        await again(anna, bruno);
    }
}

/** The same seat on the board of a phone, beside the desk. */
async function besideOn(desk, anna, game) {
    const page = await newPage(desk, `${game}, the same seat on a phone`);
    await page.setViewportSize(PHONE);
    await watchShifts(page);
    await page.goto(anna.url());
    await page.waitForSelector(".match main .board");
    return page;
}

/** A tab says what is in it. */
async function titled(page, wanted) {
    const title = await page.title();
    if (!wanted.test(title)) complain(`${page.url()} is titled: ${title}`);
}

/** The host opens a table for two, the guest follows the link. */
async function sitDown(anna, bruno, game, base) {
    await setUp(anna, base, game, "Anna", 2);
    await titled(anna, /^A table for .+ · Bottega$/);
    await audit(anna, `${game} set-up, desk`);
    await picture(anna, `${game}-set-up-desk`);
    await anna.click("button[type=submit]");
    await anna.waitForSelector(".share svg");
    await titled(anna, /^A table for .+ · Bottega$/);
    await audit(anna, `${game} gathering, desk`);
    const link = await anna.inputValue(".share input");

    await bruno.goto(link);
    await bruno.waitForSelector("ol button.strong");
    await audit(bruno, `${game} gathering, phone`);
    await picture(bruno, `${game}-gathering-phone`);
    await bruno.fill(".name input", "Bruno");
    await bruno.click("ol button.strong");
    await anna.waitForSelector("text=Bruno");
    await anna.click("button.strong.wide");
    await anna.waitForSelector(".match .board");
    await bruno.waitForSelector(".match main .board");
}

const MOMENTS = new Map([
    [2, "early"],
    [16, "middle"],
]);
const taken = new Set();

/** The board as both would see it drawn, at two moments of the match. */
async function momentPictures(game, ply, anna, bruno) {
    const moment = [...MOMENTS].findLast(([from]) => ply >= from)?.[1];
    if (!moment || taken.has(`${game} ${moment}`)) return;
    taken.add(`${game} ${moment}`);
    await picture(anna, `${game}-${moment}-desk`);
    await turnView(bruno);
    await bruno.waitForSelector(".match main .board");
    await audit(bruno, `${game} ${moment} board, phone`);
    await picture(bruno, `${game}-${moment}-phone`);
    await turnView(bruno);
    await bruno.waitForSelector(".reading");
}

/** The phone is put away, and taken up again: the same seat, the same moment. */
async function takeUpAgain(page, phone, game, hears) {
    const address = page.url();
    await page.close();
    const again = await newPage(phone, `${game}, phone again`);
    hears.bruno = listen(again);
    await again.goto(address);
    await again.waitForSelector(".reading");
    if (!(await again.locator("header").innerText()).includes("Bruno"))
        complain(`${game}: the phone did not come back to its seat`);
    await audit(again, `${game} reading again, phone`);
    await picture(again, `${game}-reading-phone`);
    return again;
}

async function sameEnd(anna, bruno, game) {
    await bruno.waitForSelector(".scores");
    const [one, two] = [
        await anna.locator(".scores tbody").innerText(),
        await bruno.locator(".scores tbody").innerText(),
    ];
    if (one !== two) complain(`${game}: two ends:\n${one}\n${two}`);
    const heads = await Promise.all([anna, bruno].map((page) => page.locator(".scores h2").innerText()));
    if (!heads.some((head) => /^\s*You (win|share)/.test(head)))
        complain(`${game}: nobody is told that they won: ${heads.join(" ")}`);
    await audit(anna, `${game} end, desk`);
    await audit(bruno, `${game} end, phone`);
    await picture(anna, `${game}-end-desk`);
    await turnView(bruno);
    await bruno.waitForSelector(".match main .board");
    await audit(bruno, `${game} end on the board, phone`);
    await picture(bruno, `${game}-end-phone`);
    console.log(`${game}: ${one.replaceAll(/\s+/g, " ")}`);
}

/** One looks at the match again, as the other viewer. */
async function lookBack(desk, anna, game) {
    const later = await newPage(desk, `${game}, replay`);
    await later.goto(anna.url());
    await later.click("[data-replay]");
    await later.waitForSelector(".controls");
    await titled(later, /^Replay: .+ · Bottega$/);
    await audit(later, `${game} replay, desk`);
    await later.selectOption(".viewer select", "1");
    await later.locator(".slide input").fill("10");
    await later.click("[data-step=on]");
    await later.waitForSelector("text=Move 11 of");
    await later.waitForFunction(() => document.querySelector(".told")?.textContent.trim());
    await later.locator(".slide input").press("End");
    await later.waitForSelector(".scores");
    const told = await later.locator("p.told").innerText();
    if (/[.!?]\p{Lu}/u.test(told)) complain(`${game}: sentences stick together in the replay: ${told}`);
    await later.locator(".slide input").fill("11");
    await later.waitForFunction(() => !document.querySelector(".scores"));
    await picture(later, `${game}-replay-desk`);
    await later.setViewportSize(PHONE);
    await later.waitForTimeout(300);
    await audit(later, `${game} replay, phone`);
    await picture(later, `${game}-replay-phone`);
    await later.close();
}

/** One offers another match, the other accepts, and both are taken there. */
async function again(anna, bruno) {
    await anna.click("[data-rematch]");
    await bruno.click("[data-accept]");
    for (const page of [anna, bruno]) await page.waitForFunction(() => !document.querySelector(".scores"));
}
