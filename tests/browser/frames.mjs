// What a page's socket delivers, as the page itself gets it.

/** The last update for this viewer that a page was sent; empty until one came. */
export function listen(page) {
    const heard = { updates: new Map(), questions: new Set() };
    page.on("websocket", (socket) =>
        socket.on("framereceived", ({ payload }) => {
            const message = JSON.parse(payload.toString());
            if (message.is !== "update") return;
            heard.updates.set(message.viewer, message);
            for (const { question } of message.awaited) heard.questions.add(question.id);
        }),
    );
    return heard;
}
