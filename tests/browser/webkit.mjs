// WebKitGTK, the nearest thing to Safari on Debian: its small browser, told what to do over plain WebDriver. It needs a
// screen, so it is given one of its own that nobody sees.

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const LIB = "/usr/lib/x86_64-linux-gnu";
const SCREEN = "1600x1200x24";
const TRIES = 600;
const PAUSE = 100; // ms

function findBrowser() {
    const folder = readdirSync(LIB).find((name) => name.startsWith("webkit2gtk-4"));
    return process.env.WEBKIT ?? `${LIB}/${folder}/MiniBrowser`;
}

function freePort() {
    return new Promise((found) => {
        const server = createServer().listen(0, "127.0.0.1", () => {
            const { port } = server.address();
            server.close(() => found(port));
        });
    });
}

async function ask(url, method = "GET", body = undefined) {
    const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
}

async function patiently(attempt) {
    for (let tries = 0; ; tries += 1) {
        try {
            return await attempt();
        } catch (error) {
            if (tries === TRIES) throw error;
            await new Promise((done) => setTimeout(done, PAUSE));
        }
    }
}

/** A screen; the system chooses its number. */
async function openScreen() {
    const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", SCREEN], {
        stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    const number = await new Promise((said) => createInterface(screen.stdio[3]).once("line", said));
    return { display: `:${number.trim()}`, screen };
}

/** A folder of settings. With buttons of the usual size around the page, no window is as narrow as a phone. */
function writeSettings() {
    const folder = mkdtempSync(join(tmpdir(), "webkit-"));
    mkdirSync(join(folder, "gtk-3.0"));
    writeFileSync(
        join(folder, "gtk-3.0", "gtk.css"),
        "* { font-size: 4px; min-width: 0; margin: 0; padding: 0; }",
    );
    return folder;
}

/** A window of this size that complains; what is returned is what `browsers.spec.mjs` plays by. */
export async function openWebKit(size, complain) {
    const { display, screen } = await openScreen();
    const settings = writeSettings();
    const port = await freePort();
    const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
        env: {
            ...process.env,
            DISPLAY: display,
            LANG: "en_GB.UTF-8",
            LANGUAGE: "en",
            XDG_CONFIG_HOME: settings,
        },
        stdio: ["ignore", "pipe", "pipe"],
    });
    // The browser tells what stands in its console where the driver was started.
    for (const told of [driver.stdout, driver.stderr])
        createInterface(told).on("line", (line) => /^CONSOLE \S+ ERROR/.test(line) && complain(line));
    const address = `http://127.0.0.1:${port}`;
    await patiently(() => ask(`${address}/status`));
    const binary = findBrowser();
    const args = ["--automation", "--enable-write-console-messages-to-stdout=true"];
    const wanted = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary, args } };
    const { sessionId } = await ask(`${address}/session`, "POST", { capabilities: { alwaysMatch: wanted } });
    const session = `${address}/session/${sessionId}`;
    const say = (command, body) => ask(`${session}/${command}`, "POST", body);
    const run = (script, ...args) =>
        say("execute/sync", { script: `return (${script})(...arguments)`, args });
    await fit(say, run, size);
    return {
        go: (url) => say("url", { url }),
        run,
        tap: (x, y) => say("actions", { actions: [touch(x, y)] }),
        picture: async (path) =>
            writeFileSync(path, Buffer.from(await ask(`${session}/screenshot`), "base64")),
        close: async () => {
            await ask(session, "DELETE");
            driver.kill();
            screen.kill();
            rmSync(settings, { recursive: true });
        },
    };
}

/** Makes the page itself this large, whatever the browser has around it. */
async function fit(say, run, { width, height }) {
    await say("window/rect", { width, height });
    const inside = await run(() => ({ width: innerWidth, height: innerHeight }));
    await say("window/rect", { width: 2 * width - inside.width, height: 2 * height - inside.height });
    const fits = await run(() => [innerWidth, innerHeight]);
    if (String(fits) !== String([width, height])) throw new Error(`the page is ${fits.join(" by ")} px`);
}

/** A click of the mouse, as WebDriver wants it. */
export const touch = (x, y) => ({
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
        { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
    ],
});
