// Two pages look at one table in two worlds. A line in says which page is to look where, and as whom;
// a line out is a text that came over its socket, or null when it has opened a new one.

import { createInterface } from "node:readline";

import { PHONE, launch, newPage, visitor } from "./visiting.mjs";

const browser = await launch();

async function open(name, world) {
    const context = await visitor(browser, PHONE);
    // All moves come from the match that is played; a page that made one would make it in one world first.
    await context.addInitScript(() =>
        localStorage.setItem("bottega.settings", JSON.stringify({ forced: false })),
    );
    const page = await newPage(context, name);
    const tell = (text) => process.stdout.write(`${JSON.stringify([world, text])}\n`);
    let newest;
    page.on("websocket", (socket) => {
        newest = socket;
        tell(null);
        socket.on("framereceived", ({ payload }) => {
            if (socket === newest) tell(payload.toString());
        });
    });
    return { context, page };
}

const worlds = await Promise.all(["here", "there"].map(open));

async function look({ world, address, cookie }) {
    const { context, page } = worlds[world];
    await context.addCookies([{ ...cookie, url: new URL(address).origin }]);
    await page.goto(address, { waitUntil: "commit" });
}

for await (const line of createInterface({ input: process.stdin })) void look(JSON.parse(line));
await browser.close();
