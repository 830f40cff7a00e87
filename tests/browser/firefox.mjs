// Firefox, over WebDriver BiDi.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { touch } from "./webkit.mjs";

const web = createRequire(new URL("../../web/package.json", import.meta.url));
const { WebSocket } = web("ws");
const PROFILE = `user_pref("intl.accept_languages", "en");\n`;

/** Starts Firefox; answers where it listens. */
async function start(profile) {
    writeFileSync(join(profile, "user.js"), PROFILE);
    const firefox = spawn(
        process.env.FIREFOX ?? "/usr/bin/firefox-esr",
        ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile],
        { stdio: ["ignore", "ignore", "pipe"] },
    );
    const address = await new Promise((found, failed) => {
        firefox.once("exit", (code) => failed(new Error(`Firefox ended with ${code}`)));
        createInterface(firefox.stderr).on("line", (line) => {
            const said = /WebDriver BiDi listening on (ws:\S+)/.exec(line);
            if (said) found(said[1]);
        });
    });
    return { firefox, address };
}

/** What sends commands and waits for their results; events of the page's log go to `complain`. */
async function connect(address, complain) {
    const socket = new WebSocket(`${address}/session`);
    await new Promise((opened) => socket.once("open", opened));
    const waiting = new Map();
    socket.on("message", (data) => {
        const { id, type, result, error, message, method, params } = JSON.parse(data);
        if (method === "log.entryAdded" && params.level === "error") complain(params.text);
        const [done, failed] = waiting.get(id) ?? [];
        waiting.delete(id);
        if (type === "error") failed?.(new Error(`${error}: ${message}`));
        else done?.(result);
    });
    let last = 0;
    return (method, params = {}) =>
        new Promise((done, failed) => {
            waiting.set((last += 1), [done, failed]);
            socket.send(JSON.stringify({ id: last, method, params }));
        });
}

/** A window of this size that complains; what is returned is what `browsers.spec.mjs` plays by. */
export async function openFirefox(size, complain) {
    const profile = mkdtempSync(join(tmpdir(), "firefox-"));
    const { firefox, address } = await start(profile);
    const send = await connect(address, complain);
    await send("session.new", { capabilities: {} });
    await send("session.subscribe", { events: ["log.entryAdded"] });
    const { contexts } = await send("browsingContext.getTree");
    const { context } = contexts[0];
    await send("browsingContext.setViewport", { context, viewport: size });
    return {
        go: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
        run: async (script, ...given) => {
            const { result, exceptionDetails } = await send("script.callFunction", {
                target: { context },
                functionDeclaration: `() => JSON.stringify([(${script})(...${JSON.stringify(given)})])`,
                awaitPromise: true,
            });
            if (exceptionDetails) throw new Error(exceptionDetails.text);
            return JSON.parse(result.value)[0];
        },
        tap: (x, y) => send("input.performActions", { context, actions: [touch(x, y)] }),
        picture: async (path) => {
            const { data } = await send("browsingContext.captureScreenshot", { context });
            writeFileSync(path, Buffer.from(data, "base64"));
        },
        close: async () => {
            const ended = new Promise((done) => firefox.once("exit", done));
            await send("browser.close");
            await ended;
            rmSync(profile, { recursive: true });
        },
    };
}
