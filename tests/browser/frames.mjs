// What a page's socket delivers, as the page itself gets it.

/** The last update for this viewer that a page was sent; empty until one came. */
export function listen(page) {
    const heard = { updates: new Map() };
    page.on("websocket", (socket) =>
        socket.on("framereceived", ({ payload }) => {
            const message = JSON.parse(payload.toString());
            if (message.is === "update") heard.updates.set(message.viewer, message);
        }),
    );
    return heard;
}
