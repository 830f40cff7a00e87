// Somebody's first match, with a coach beside them: what it says of each question, once, and of a mistake; and where it
// is silent. GAMES=codex for one game; QUICK plays two games, each at one size.

import { turnOver } from "./codex-ways.mjs";
import { listen } from "./frames.mjs";
import { audit, complain, DESK, makeAccount, PHONE, picture, until, visit } from "./visiting.mjs";
import { chance, tap } from "./moves.mjs";
import { test } from "./runner.mjs";

const { GAMES, QUICK } = process.env;
const DECISIONS = QUICK ? 7 : 24; // of a first match
const WARNINGS = 5; // then the coach is silent: WARNINGS of web/src/coach/coach.ts
const LATEST = 30; // decisions until one could be taken back
const CAN_TAKE_BACK = ["leonardo", "inventors"]; // elsewhere every move shows what was hidden
const SIZES = { desk: DESK, phone: PHONE };
const VISITS = QUICK
    ? [
          ["codex", "desk"],
          ["leonardo", "phone"],
      ]
    : (GAMES ?? "codex,leonardo,inventors,workshop")
          .split(",")
          .flatMap((game) => Object.keys(SIZES).map((size) => [game, size]));

/** What the seat is asked now and may choose from. */
function askedOf(heard) {
    const update = heard.updates.get(0);
    const question = update?.awaited.find(({ seat }) => seat === 0)?.question.id ?? "";
    return {
        question: question.replace(/^questions\./, ""),
        offers: update?.offers ?? [],
        ply: update?.ply ?? 0,
    };
}

const isDrawn = (page, ply) => page.locator(`.match[data-ply="${ply}"]:has(.question.mine)`).count();
const isOver = (page) => page.locator(".scores").count();

/** Waits until it is our turn, and the board shows it; nothing once the match is over. */
async function turn(page, heard) {
    await until(async () => (await isOver(page)) || (await isDrawn(page, askedOf(heard).ply)));
    return (await isOver(page)) ? null : askedOf(heard);
}

/** Chooses something that glows, and waits until it is done. */
async function decide(page, heard, luck) {
    const { ply } = askedOf(heard);
    const asked = page.locator(`.match[data-ply="${ply}"]`); // what comes next is not answered by mistake
    await until(async () => {
        if (askedOf(heard).ply > ply) return true;
        await tap(asked, luck);
        await turnOver(page);
        await page.waitForTimeout(40);
        return askedOf(heard).ply > ply;
    });
}

/** What the coach says of a question, once its advice is there; the advice is a move that may be made. */
async function readNote(page, { question, offers }, book, hints) {
    const note = page.locator(`[data-coach="${question}"]`);
    await note.waitFor();
    await until(async () => /Here I would do this: .+\./.test(await note.innerText()));
    const said = await note.innerText();
    const about = book.match(new RegExp(`^coach-${question} = (.+)$`, "m"))?.[1];
    if (!about || !said.includes(about)) complain(`the note on ${question} says: ${said}`);
    const { text, reason } = hints.at(-1);
    if (!offers.includes(text)) complain(`${text} is advised on ${question}, but not offered`);
    if (reason && !/this: .+\. .*\d.*\.|this: .+\. .*[A-Z].+\./s.test(said))
        complain(`the reason ${reason} for ${text} on ${question} has no number and no name: ${said}`);
}

const isSilent = async (page) => !(await page.locator("[data-coach]").count());

/** The first time a kind of question comes up the coach speaks of it, and never again. */
async function goThrough(page, game, size, heard, hints) {
    const book = await page.evaluate(
        async (address) => await (await fetch(address)).text(),
        `/api/texts/${game}/lessons/en`,
    );
    const told = new Set();
    const luck = chance(1505);
    let quiet = 0;
    for (let made = 0; made < DECISIONS; made += 1) {
        const asked = await turn(page, heard);
        if (!asked) break;
        const isNew = asked.offers.length > 1 && !told.has(asked.question);
        if (isNew) {
            told.add(asked.question);
            await readNote(page, asked, book, hints);
            await audit(page, `a note of the coach, ${game}, ${size}`);
            await picture(page, `coach-${game}-${asked.question}-${size}`);
            if (told.size === 1) {
                await takeAdvice(page, game, size, heard);
                continue;
            }
            await page.locator("[data-coach] button").last().click();
            if (!(await isSilent(page))) complain(`${game}: a note that was read is still there`);
        } else {
            await page.waitForTimeout(100);
            if (!(await isSilent(page))) complain(`${game}: ${asked.question} is explained again`);
            quiet += 1;
        }
        await decide(page, heard, luck);
    }
    const next = await turn(page, heard);
    if (next && next.offers.length > 1 && !told.has(next.question)) {
        told.add(next.question);
        await readNote(page, next, book, hints);
    }
    console.log(
        `${game}, ${size}: ${told.size} kinds of question explained, ${quiet} decisions without a word`,
    );
    if (quiet === 0) complain(`${game}: the coach was never silent`);
    if (hints.length !== told.size) complain(`${game}: ${hints.length} pieces of advice, ${told.size} notes`);
}

const WARNED = "[data-coach=warning]";

/** Whether the move of this ply can be taken back, and nobody else could act meanwhile. */
function canTakeBack(heard, ply) {
    const { ply: now, undo, awaited } = heard.updates.get(0);
    return now === ply && undo && awaited.every(({ seat }) => seat === 0);
}

/** Lets moves be called mistakes: what a server finds depends on the deal, and on how long it may think. The first is one
 * that can be taken back, if the game has such. */
async function callMistakes(page, game, heard, now) {
    let isFirst = CAN_TAKE_BACK.includes(game);
    await page.route("**/judge/*", async (route) => {
        const ply = Number(route.request().url().split("/").pop());
        if (now.isBack) return await route.continue(); // the server knows that nothing is left to judge
        await until(() => askedOf(heard).ply >= ply);
        isFirst &&= !canTakeBack(heard, ply);
        await route.fulfill({ json: { loses: isFirst ? 0 : 40, text: now.offered, reason: "" } });
    });
}

/** A mistake is told once. While undo allows it, it can be taken back. Who was told of some is told no more. */
async function goWrong(page, game, size, heard, judged) {
    const luck = chance(1506);
    const canGoBack = CAN_TAKE_BACK.includes(game);
    const now = { offered: "", isBack: false };
    await callMistakes(page, game, heard, now);
    let warned = 0;
    for (let made = 0; made < LATEST && warned < WARNINGS && (await turn(page, heard)); made += 1) {
        const { offers, ply } = askedOf(heard);
        const before = judged.length;
        Object.assign(now, { offered: offers[0], isBack: false });
        await decide(page, heard, luck);
        await until(() => judged.length > before);
        const isFree = canTakeBack(heard, ply + 1);
        if (canGoBack && warned === 0 && !isFree) continue;
        await page.waitForSelector(WARNED);
        if (!canGoBack && (await page.locator("[data-take-back]").count()))
            complain(`${game}: what nobody can take back is offered to be taken back`);
        warned += 1;
        const said = await page.innerText(WARNED);
        if (!/gives quite a lot away.+I would rather have done this: .+\./s.test(said))
            complain(`warned: ${said}`);
        if (warned === 1) {
            await audit(page, `a warning, ${game}, ${size}`);
            await picture(page, `coach-warning-${game}-${size}`);
        }
        if (warned === 1 && isFree) await takeBack(page, game, heard, ply, now, judged);
        else await page.locator(`${WARNED} button`).last().click();
        await page.waitForTimeout(100);
        if (await page.locator(WARNED).count())
            complain(`${game}: a warning that was answered is still there`);
    }
    console.log(`${game}, ${size}: ${warned} warnings`);
    if (warned === 0) complain(`${game}: nobody was warned`);
    if (warned < WARNINGS) return;
    const before = judged.length;
    for (let more = 0; more < 2 && (await turn(page, heard)); more += 1) await decide(page, heard, luck);
    await turn(page, heard);
    if (judged.length > before || (await page.locator(WARNED).count()))
        complain(`${game}: the coach goes on warning whoever heard it often`);
}

async function takeBack(page, game, heard, ply, now, judged) {
    const before = judged.length;
    now.isBack = true;
    await page.click("[data-take-back]");
    await until(() => askedOf(heard).ply > ply + 1 && judged.length > before);
    await turn(page, heard);
    if (!askedOf(heard).offers.includes(now.offered)) complain(`${game}: the move was not taken back`);
}

/** The advice is drawn on the board, and made there by whoever likes it. */
async function takeAdvice(page, game, size, heard) {
    const { ply } = askedOf(heard);
    await page.click("[data-show]");
    await page.waitForSelector("[data-hint]");
    if (!(await isSilent(page))) complain(`${game}: the note lies over what it shows`);
    await picture(page, `coach-${game}-shown-${size}`);
    await page.click(".confirm .strong");
    await until(() => askedOf(heard).ply > ply);
}

test("coach", async ({ browser, base }) => {
    /** Goes to the lessons of a game, and from there to a first match. */
    async function playFirstMatch(page, game) {
        await page.goto(`${base}/learn/${game}`);
        await page.click("[data-first-match]");
        await page.waitForSelector(".match .board");
    }

    /** Where a match counts nobody sits beside a player, whatever the browser has kept. */
    async function playRated(browser) {
        const page = await visit(browser, "coach, rated", DESK);
        const calls = [];
        page.on("request", (request) => /\/(hint|judge)/.test(request.url()) && calls.push(request.url()));
        await makeAccount(page, base, "Anna");
        await page.goto(`${new URL(page.url()).origin}/new/codex`);
        await page.fill(".name input", "Anna");
        await page.selectOption("form ol li:nth-child(2) select", { value: "bot:apprentice" });
        await page.check("[data-rated] input");
        if (await page.locator("[data-hints] input").count()) complain("a rated table may have hints");
        await page.click("form .strong");
        await page.waitForSelector(".wide.strong:enabled");
        await page.evaluate(() => {
            const table = location.pathname.split("/").at(-1);
            localStorage.setItem("bottega.coached", JSON.stringify([[table, true]]));
        });
        await page.reload();
        const heard = listen(page);
        await page.click(".wide.strong:enabled");
        await page.waitForSelector(".match .board");
        await page.waitForSelector(".question.mine");
        await decide(page, heard, chance(1507));
        await page.waitForSelector(".question.mine");
        if (!(await isSilent(page)) || calls.length > 0) complain(`a coach sits at a rated table: ${calls}`);
        await page.context().close();
    }

    async function coached(browser, game, size) {
        const page = await visit(browser, `coach, ${game}, ${size}`, SIZES[size]);
        const heard = listen(page);
        const [hints, judged] = [[], []];
        page.on("response", async (response) => {
            if (/\/hint$/.test(response.url())) hints.push(await response.json());
        });
        page.on("request", (request) => /\/judge\//.test(request.url()) && judged.push(request.url()));
        // What is tapped at random may be a mistake; that is for later, and would stand before a note.
        await page.route("**/judge/*", (route) =>
            route.fulfill({ json: { loses: 0, text: "", reason: "" } }),
        );
        await playFirstMatch(page, game);
        await goThrough(page, game, size, heard, hints);
        const before = hints.length;
        await playFirstMatch(page, game);
        await turn(page, heard);
        if (hints.length > before) complain(`${game}: a question is explained again in the next match`);
        await goWrong(page, game, size, heard, judged);
        await page.context().close();
    }
    await Promise.all([
        playRated(browser),
        ...(QUICK
            ? VISITS.map((one) => coached(browser, ...one))
            : [
                  VISITS.reduce(
                      (before, one) => before.then(() => coached(browser, ...one)),
                      Promise.resolve(),
                  ),
              ]),
    ]);
});
