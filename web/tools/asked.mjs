// Whether whoever is asked sees at once what can be chosen, and the button that finishes it: on the screen of a phone as
// its browser leaves it, without scrolling.

/** Runs in the page, which knows nothing of this file: asks at a moment, then chooses what is seen until it is to be sent. */
export async function askedAt([place, away, lang]) {
    const { settled, bench } = globalThis;
    const SLACK = 2; // pixels that nobody misses
    const TAPS = 5;
    const OFFERED = ".match :is([data-offered], .offered):not(:disabled)";
    const FINISHES = ".match > .confirm .strong, .board .panel.shown .strong, .question .go-on";
    const root = document.documentElement;

    const isWhole = (thing) => {
        if (!thing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        const box = thing.getBoundingClientRect();
        if (box.width < 1 || box.height < 1) return false;
        const isIn = (frame) =>
            box.left >= frame.left - SLACK &&
            box.right <= frame.right + SLACK &&
            box.top >= frame.top - SLACK &&
            box.bottom <= frame.bottom + SLACK;
        if (!isIn({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false;
        for (let outer = thing.parentElement; outer && outer !== root; outer = outer.parentElement) {
            if (outer instanceof SVGElement && outer.tagName !== "svg") continue;
            const { overflowX, overflowY } = getComputedStyle(outer);
            if (`${overflowX}${overflowY}`.replaceAll("visible", "") && !isIn(outer.getBoundingClientRect()))
                return false;
        }
        const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        return top !== null && (thing.contains(top) || top.contains(thing));
    };
    const all = (what) => [...document.querySelectorAll(what)];
    const nameOf = (thing) =>
        `${thing.className.baseVal ?? thing.className} ${thing.getAttribute("aria-label") ?? thing.textContent}`
            .trim()
            .replaceAll(/\s+/g, " ")
            .slice(0, 60);
    const drawn = async () => {
        for (let frame = 0; frame < 2; frame += 1) await settled();
    };

    const { awaited, viewer, offers, result } = bench.moments[place];
    const asked = awaited.find(({ seat }) => seat === viewer);
    if (!asked || result || offers.length === 0) return null;
    bench.show(away, lang, "drawn"); // so that the moment is drawn anew
    await drawn();
    bench.show(place, lang, "drawn");
    do await drawn();
    while (!document.querySelector(".match .board"));

    const faults = [];
    const tapped = new Set();
    let after = asked.question.id;
    for (let taps = 0; taps < TAPS; taps += 1) {
        const finishing = all(FINISHES).filter((one) => !one.disabled);
        if (finishing.length > 0 && !finishing.some(isWhole))
            faults.push(`its button is out of sight: ${after}`);
        if (all(".match > section.confirm").length > 0) break;
        const offered = all(OFFERED);
        if (offered.length === 0) break;
        const whole = offered.filter(isWhole);
        if (whole.length === 0) faults.push(`nothing to choose in sight: ${after}`);
        const next = [...finishing.filter(isWhole), ...whole].find((one) => !tapped.has(nameOf(one)));
        if (!next) break;
        tapped.add(nameOf(next));
        after = `${asked.question.id}, tapped “${nameOf(next)}”`;
        next.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        await drawn();
    }
    return faults;
}
