// How long after a tap or a key something is painted.

/** Put into a page before its own scripts: how long after a tap or a key something was painted. */
export function timeAnswers() {
    globalThis.answers = { any: [], moves: [] };
    const begun = { any: 0, moves: 0 };
    let touched = 0;
    for (const kind of ["pointerup", "keydown"])
        addEventListener(kind, (event) => (begun.any = touched = event.timeStamp), { capture: true });

    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        if (String(data).includes('"is":"say"')) begun.moves = touched;
        send.call(this, data);
    };

    const painted = (kind) => {
        const since = begun[kind];
        begun[kind] = 0;
        requestAnimationFrame(() => globalThis.answers[kind].push(performance.now() - since));
    };
    new MutationObserver((changes) => {
        if (begun.any) painted("any");
        if (begun.moves && changes.some(({ attributeName }) => attributeName === "data-ply"))
            painted("moves");
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** What was measured so far: milliseconds until anything changed, and until a move was answered. */
export async function answersOf(page) {
    return await page.evaluate(() => globalThis.answers);
}

/** The value that so large a part of them do not exceed. */
export function percentile(values, part) {
    const sorted = [...values].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
