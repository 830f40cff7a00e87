// What is wrong with a page as it stands, found inside it: texts that are cut or lie over each other, questions that are
// too long, and things to be chosen that cannot be reached.

/** Runs in the page, which knows nothing of this file: all it needs is inside. */
export function faultsHere() {
    const SLACK = 2; // pixels that nobody sees: letters need less than their line
    const SURFACE = ".surface"; // a drawing that is dragged: what is out of sight there can be reached
    const root = document.documentElement;
    const faults = new Set();

    const words = (text) => text.trim().replaceAll(/\s+/g, " ").slice(0, 60);
    const nameOf = (thing) => {
        const text = words(thing.getAttribute("aria-label") ?? thing.textContent ?? "");
        return `“${text}” (${thing.tagName.toLowerCase()}.${[...thing.classList].filter((one) => !one.startsWith("s-")).join(".")})`;
    };
    const clips = new Map();
    /** How a thing holds back what is inside it, across and down: "visible", "hidden" or "auto". */
    const clipOf = (thing) => {
        let clip = clips.get(thing);
        if (!clip) {
            const { overflowX: x, overflowY: y } = getComputedStyle(thing);
            clip = {
                x: x === "clip" ? "hidden" : x,
                y: y === "clip" ? "hidden" : y,
                box: thing.getBoundingClientRect(),
            };
            if (thing.matches(SURFACE) || thing instanceof SVGElement) clip.x = clip.y = "visible";
            clips.set(thing, clip);
        }
        return clip;
    };
    /** Whether a thing is only read out: the server hides such words in one way. */
    const isUnseen = (thing) =>
        thing && (getComputedStyle(thing).clipPath === "inset(50%)" || isUnseen(thing.parentElement));
    const shows = (thing) =>
        thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isUnseen(thing);

    /** What of a box is held back for good, and where the rest of it is to be seen now; null if it is scrolled away. */
    function held(thing, box) {
        let { left, top, right, bottom } = box;
        let cut = "";
        for (let outer = thing.parentElement; outer && outer !== root; outer = outer.parentElement) {
            const { x, y, box: frame } = clipOf(outer);
            if (outer.matches(SURFACE)) return { cut, seen: null };
            if (x === "hidden" && (left < frame.left - SLACK || right > frame.right + SLACK))
                cut ||= nameOf(outer);
            if (y === "hidden" && (top < frame.top - SLACK || bottom > frame.bottom + SLACK))
                cut ||= nameOf(outer);
            if (x !== "visible") [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
            if (y !== "visible") [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
            if (cut) return { cut, seen: null };
            if (right - left < 1 || bottom - top < 1) {
                // Scrolled away: it is seen once the frame is scrolled, and then the frame must be seen itself.
                ({ left, top, right, bottom } = frame);
                const further = held(outer, frame);
                return { cut: further.cut, seen: null };
            }
        }
        if (left < -SLACK || right > Math.max(root.scrollWidth, innerWidth) + SLACK) cut ||= "the page";
        if (top < -scrollY - SLACK) cut ||= "the page";
        return { cut, seen: { left, top, right, bottom } };
    }

    /** A bar that stays while the rest is scrolled below it. */
    const isSticky = (thing) => {
        for (let outer = thing; outer; outer = outer.parentElement)
            if (getComputedStyle(outer).position === "sticky") return true;
        return false;
    };

    // --- texts ---
    const texts = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const thing = node.parentElement;
        if (
            !node.data.trim() ||
            !thing ||
            !shows(thing) ||
            thing.closest("option, title, defs, script, style")
        )
            continue;
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            if (box.width < 1 || box.height < 1) continue;
            // Letters need not all of their line: what is above and below them is air.
            const air = Math.min(box.height * 0.18, 5);
            const letters = {
                left: box.left,
                right: box.right,
                top: box.top + air,
                bottom: box.bottom - air,
            };
            const { cut, seen } = held(node, letters);
            if (cut) faults.add(`text is cut: “${words(node.data)}” by ${cut}`);
            else if (seen) texts.push({ node, thing, ...seen });
        }
    }
    texts.sort((a, b) => a.top - b.top);
    for (const [place, one] of texts.entries())
        for (let next = place + 1; next < texts.length && texts[next].top < one.bottom - SLACK; next += 1) {
            const other = texts[next];
            if (other.node === one.node) continue;
            const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const high = Math.min(one.bottom, other.bottom) - other.top;
            if (wide > SLACK && high > SLACK && isSticky(one.thing) === isSticky(other.thing))
                faults.add(`texts overlap: “${words(one.node.data)}” and “${words(other.node.data)}”`);
        }

    // --- the question ---
    const said = document.querySelector(".question .said");
    if (said && innerWidth < 600) {
        said.style.marginRight = `${Math.min(0, innerWidth - 390)}px`; // as wide as on a usual phone
        range.selectNodeContents(said);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        said.style.marginRight = "";
        if (lines.size > 2) faults.add(`the question has ${lines.size} lines: “${said.textContent.trim()}”`);
    }

    // --- what can be chosen ---
    for (const thing of document.querySelectorAll(
        "button, [role=button], a, select, input, summary, [data-offered]",
    )) {
        if (!shows(thing) || thing.closest(SURFACE)) continue;
        const box = thing.getBoundingClientRect();
        if (box.width < 1) continue;
        const { cut, seen } = held(thing, box);
        if (cut) faults.add(`out of reach: ${nameOf(thing)} by ${cut}`);
        if (!seen || cut) continue;
        const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const top = document.elementFromPoint(x, y);
        if (top && !thing.contains(top) && !top.contains(thing))
            faults.add(`covered: ${nameOf(thing)} by ${nameOf(top)}`);
    }
    return [...faults];
}

/** Also in the page, with the others: goes to a moment and looks at it, and behind each tab. */
export async function faultsAt([place, lang, way]) {
    const { faultsHere, faultsOfNotes, settled, bench } = globalThis;
    const { style } = document.documentElement;
    style.clipPath = "inset(100%)"; // nothing is painted while nobody looks, which takes a third of the time
    bench.show(place, lang, way);
    do await settled();
    while (!document.querySelector(".match :is(.board, .reading)"));
    const tabs = [...document.querySelectorAll("[data-tab]")].filter((tab) => tab.checkVisibility());
    const looks = [];
    for (const { dataset } of tabs.length > 0 ? tabs : [document.body]) {
        const tab = document.querySelector(`[data-tab="${dataset.tab}"]`);
        tab?.click();
        if (tab) await settled();
        style.clipPath = "";
        looks.push({ tab: dataset.tab ?? "", faults: faultsHere() });
        style.clipPath = "inset(100%)";
    }
    const [first] = document.querySelectorAll(".tabs .called, [data-tab]");
    first?.click();
    looks.push({ tab: first?.dataset.tab ?? "", faults: await faultsOfNotes() });
    style.clipPath = "";
    return looks;
}

/** Also in the page: waits until boards have measured their room, which they do once in each frame, and letters are there. */
export async function settled() {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await document.fonts.ready;
}

/** Also in the page: taps what is refused. Why it is must not lie over it, and goes when something else is touched. */
export async function faultsOfNotes() {
    const MANY = 3;
    const faults = [];
    const drawn = () => new Promise((done) => setTimeout(done)); // a note needs no frame to be where it belongs
    // By mouse: a finger that stays on a thing, as it does for a slow machine, asks what the thing is.
    const press = (thing) =>
        thing.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
    const refused = [...document.querySelectorAll(".board [aria-disabled=true]")];
    for (const thing of refused.filter((one) => one.checkVisibility()).slice(0, MANY)) {
        const box = thing.getBoundingClientRect();
        press(thing);
        thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        await drawn();
        const note = document.querySelector(".why")?.closest(".told").getBoundingClientRect();
        const name = thing.textContent.trim().slice(0, 40);
        if (!note) continue;
        if (note.left < box.right && box.left < note.right && note.top < box.bottom && box.top < note.bottom)
            faults.push(`a note covers what it is about: “${name}”`);
        press(document.body);
        await drawn();
        if (document.querySelector(".why"))
            faults.push(`a note stays although something else was touched: “${name}”`);
    }
    return faults;
}
