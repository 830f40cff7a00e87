// How long after a tap or a key something is painted.

const PAUSE = 20; // ms

/** Put into a page before its own scripts: how long after a tap or a key something was painted. */
export function timeAnswers() {
    const owed = new Set(); // kinds of answers that are not painted yet
    globalThis.answers = { any: [], moves: [], owed };
    const begun = { any: 0, moves: 0 };
    const size = { said: 0, heard: 0 }; // letters, of the last move and of what came since
    const listened = new WeakSet();
    let touched = 0;
    const touch = ({ timeStamp }) => {
        begun.any = touched = timeStamp;
        owed.add("any");
    };
    for (const kind of ["pointerup", "keydown"]) addEventListener(kind, touch, { capture: true });

    const listen = (socket) => {
        if (listened.has(socket)) return;
        listened.add(socket);
        socket.addEventListener("message", ({ data }) => (size.heard += data.length));
    };
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        listen(this);
        if (String(data).includes('"is":"say"')) {
            begun.moves = touched;
            owed.add("moves");
            Object.assign(size, { said: data.length, heard: 0 });
        }
        send.call(this, data);
    };

    // A frame is painted after its callbacks have run: what one of them posts comes when that is done.
    const painted = (kind) => {
        const since = begun[kind];
        begun[kind] = 0;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
            globalThis.answers[kind].push({ ms: performance.now() - since, ...size });
            owed.delete(kind);
        };
        requestAnimationFrame(() => port2.postMessage(""));
    };
    new MutationObserver((changes) => {
        if (begun.any) painted("any");
        if (begun.moves && changes.some(({ attributeName }) => attributeName === "data-ply"))
            painted("moves");
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Leaves the page alone until all that was tapped and said is painted: to look at it would cost it time. */
export async function untilPainted(page) {
    await page.waitForFunction(() => globalThis.answers.owed.size === 0, null, { polling: PAUSE });
}

/** What was measured so far, each with its milliseconds: until anything changed, until a move was answered. */
export async function answersOf(page) {
    return await page.evaluate(() => globalThis.answers);
}

/** The milliseconds that so large a part of them do not exceed. */
export function percentile(answers, part) {
    const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
