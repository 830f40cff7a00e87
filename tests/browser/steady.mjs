// Nothing that can be tapped moves under the pointer.
//
// While a board is drawn, whatever can be tapped (a button, a link, a spot that glows, a card in a hand) must be after
// each of the browser's layout shifts where it was before, but for two pixels. Shifts that follow a tap count as well:
// here all of them do. What counts, and what does not:
// - The browser says that something was shifted (an entry `layout-shift`), and what can be tapped is that thing, holds
//   it or lies in it. An entry names its five largest sources, so where it names five, others may have moved with them.
//   The browser does not look into drawings: what lies in one that changed its size counts too.
// - It could be seen and tapped in the frame before and in this one. What comes, goes or is drawn anew has not moved;
//   nor has what was scrolled, or is drawn elsewhere for a moment by a transform.
// - In a box that scrolls, it has moved if its place in the box changed, or if the box moved.
// - What grows or shrinks around the same place has not moved: a pointer on it stays on it.
// - Where a piece came or went, those of its row may close up or make room: the game moves them, and not the page.
// - A first visit fetches fonts; while they come, nothing counts.
// - The scores at the end of a match, and the teams before the first era, are pages of their own.

import { complain } from "./visiting.mjs";

const MOST = 2; // px

/** Watches what can be tapped on this page, from the next address on. */
export async function watchShifts(page) {
    await page.addInitScript(watch, MOST);
}

/** Complains about whatever has moved since this was asked the last time. */
export async function staysPut(page, name) {
    for (const { where, what, from, to } of await page.evaluate(() => globalThis.takeShifts?.() ?? []))
        complain(`${name}, ${where}: ${what} moved from ${from} to ${to}`);
}

function watch(most) {
    const TAPPED = "button, a[href], input, select, summary, [role=button], [data-offered], [data-rove]";
    const SOON = 200; // ms between the frame in which something moves and the browser's word for it
    const SOURCES = 5; // an entry names no more
    const shifts = [];
    let [before, page, moves, entries] = [new Map(), "", [], []];

    const pageNow = () =>
        [".board", ".layout.over", ".layout.setup", "#panel-scores"]
            .map((it) => !!document.querySelector(it))
            .join();

    const where = () => {
        const { step, lesson } = document.querySelector(".teacher")?.dataset ?? {};
        if (lesson) return `${lesson}/${step || "end"}`;
        return `ply ${document.querySelector("[data-ply]")?.dataset.ply}`;
    };

    const holders = new WeakMap();

    /** The box that it is scrolled in, if there is one but the page. */
    function holderOf(thing) {
        if (!holders.has(thing)) {
            let holder = thing.parentElement;
            while (holder && !/auto|scroll/.test(getComputedStyle(holder).overflowY))
                holder = holder.parentElement;
            holders.set(thing, holder);
        }
        return holders.get(thing);
    }

    const nameOf = (thing) => {
        const said = thing.dataset.what ?? thing.getAttribute("aria-label") ?? thing.textContent;
        const styles = (thing.getAttribute("class") ?? "")
            .split(/\s+/)
            .filter((name) => !/^svelte-/.test(name));
        return `${said.trim().replaceAll(/\s+/g, " ").slice(0, 50)} (${[thing.localName, ...styles].join(".")})`;
    };

    /** Where the layout puts it, whatever is scrolled or transformed. */
    function laidAt(thing) {
        const { left, top, width, height } = thing.getBoundingClientRect();
        if (!(thing instanceof HTMLElement))
            return { left: left + scrollX, top: top + scrollY, width, height };
        let [x, y] = [0, 0];
        for (let holder = thing; holder; holder = holder.offsetParent) {
            x += holder.offsetLeft + (holder === thing ? 0 : holder.clientLeft);
            y += holder.offsetTop + (holder === thing ? 0 : holder.clientTop);
        }
        return { left: x, top: y, width: thing.offsetWidth, height: thing.offsetHeight };
    }

    /** How far a stretch has gone; nothing if it only grew or shrank. */
    function gone(start, size, newStart, newSize) {
        const [first, last] = [newStart - start, newStart + newSize - start - size];
        return first * last > 0 ? Math.min(Math.abs(first), Math.abs(last)) : 0;
    }

    /** How far it has gone in the box that holds it, or the box with it. */
    function laidElsewhere(old, place) {
        if (!old.holder || !place.holder) return goneBy(old.laid, place.laid);
        const inside = ({ laid, holder }) => ({
            ...laid,
            left: laid.left - holder.left,
            top: laid.top - holder.top,
        });
        return Math.max(goneBy(inside(old), inside(place)), goneBy(old.holder, place.holder));
    }

    const goneBy = (one, other) =>
        Math.max(
            gone(one.left, one.width, other.left, other.width),
            gone(one.top, one.height, other.top, other.height),
        );

    /** The pieces of a row, if it is one of them or lies in one. */
    const rowOf = (thing) =>
        [...(thing.closest("[data-piece]")?.parentElement.children ?? [])]
            .map((one) => one.dataset.piece)
            .join();

    const drawingOf = ({ ownerSVGElement: drawing }) => {
        const { width, height } = drawing?.getBoundingClientRect() ?? {};
        return drawing ? `${Math.round(width)} ${Math.round(height)}` : "";
    };

    const canBeTapped = (thing) =>
        !thing.disabled && !thing.closest("[inert]") && thing.checkVisibility({ visibilityProperty: true });

    const told = ({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(" ");

    function look() {
        if (page !== pageNow() || document.fonts.status !== "loaded") [before, page] = [new Map(), pageNow()];
        const after = new Map();
        const things = document.querySelector(".board") ? document.querySelectorAll(TAPPED) : [];
        for (const thing of [...things].filter(canBeTapped)) {
            const holder = holderOf(thing);
            const place = {
                seen: thing.getBoundingClientRect(),
                laid: laidAt(thing),
                holder: holder && laidAt(holder),
                row: rowOf(thing),
                drawing: drawingOf(thing),
            };
            after.set(thing, place);
            const old = before.get(thing);
            if (
                old?.row !== place.row ||
                Math.min(goneBy(old.seen, place.seen), laidElsewhere(old, place)) <= most
            )
                continue;
            const [from, to] = [told(old.seen), told(place.seen)];
            const move = { thing, at: performance.now(), where: where(), what: nameOf(thing), from, to };
            (old.drawing === place.drawing ? moves : shifts).push(move);
        }
        before = after;
        settle();
        requestAnimationFrame(look);
    }

    /** The moves that the browser calls shifts. */
    function settle() {
        const isIn =
            ({ thing, at }) =>
            (entry) =>
                Math.abs(entry.at - at) < SOON &&
                (entry.nodes.length >= SOURCES ||
                    entry.nodes.some((node) => node?.contains(thing) || (node && thing.contains(node))));
        shifts.push(...moves.filter((move) => entries.some(isIn(move))));
        const late = performance.now() - 2 * SOON;
        moves = moves.filter((move) => move.at > late && !entries.some(isIn(move)));
        entries = entries.filter(({ at }) => at > late);
    }

    new PerformanceObserver((list) => {
        for (const { startTime, sources } of list.getEntries())
            entries.push({ at: startTime, nodes: sources.map(({ node }) => node) });
        settle();
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(look);

    globalThis.takeShifts = () =>
        shifts.splice(0).map(({ where, what, from, to }) => ({ where, what, from, to }));
}
