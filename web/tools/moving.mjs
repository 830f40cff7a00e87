// Draws docs/pictures/codex-turns.webp, the moving picture of README: some turns of a match of Codex Naturalis, as one player
// sees them. `node tools/moving.mjs` after the board was drawn anew.

import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { asWebP, openBench, show, turnTo, withBrowser } from "./bench.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const FILE = fileURLToPath(new URL("../../docs/pictures/codex-turns.webp", import.meta.url));
const MATCH = "codex-turns";
const PLIES = { first: 20, last: 34 };
const SIZE = { width: 1280, height: 800 };
const MOST = 60_000; // bytes of a frame; the limit of the whole is 2 MB
const MS = 1400; // for each frame

/** A part of a RIFF file: its name, its length, its bytes, and one more if they are odd. */
function chunk(name, bytes) {
    const head = Buffer.alloc(8);
    head.write(name, 0, "ascii");
    head.writeUInt32LE(bytes.length, 4);
    return Buffer.concat([head, bytes, Buffer.alloc(bytes.length % 2)]);
}

/** Of a still picture, the part that is drawn: a frame holds nothing of colour profiles. */
function drawn(still) {
    for (let at = 12; at < still.length;) {
        const end = at + 8 + still.readUInt32LE(at + 4);
        if (still.toString("ascii", at, at + 4).startsWith("VP8 "))
            return still.subarray(at, end + (end % 2));
        at = end + (end % 2);
    }
    throw new Error("there is no lossy picture in it");
}

/** Still pictures one after the other, for ever: the container that WebP's specification calls animated. */
function animated(stills) {
    const canvas = Buffer.alloc(10);
    canvas[0] = 0b10; // it moves
    canvas.writeUIntLE(SIZE.width - 1, 4, 3);
    canvas.writeUIntLE(SIZE.height - 1, 7, 3);
    const frames = stills.map((still) => {
        const head = Buffer.alloc(16);
        head.writeUIntLE(SIZE.width - 1, 6, 3);
        head.writeUIntLE(SIZE.height - 1, 9, 3);
        head.writeUIntLE(MS, 12, 3);
        return chunk("ANMF", Buffer.concat([head, drawn(still)]));
    });
    const body = Buffer.concat([
        Buffer.from("WEBP"),
        chunk("VP8X", canvas),
        chunk("ANIM", Buffer.alloc(6)),
        ...frames,
    ]);
    return chunk("RIFF", body);
}

const plies = Array.from({ length: PLIES.last - PLIES.first + 1 }, (_, at) => String(PLIES.first + at));
execFileSync(".venv/bin/python", ["-m", "tools.fixtures", "codex", "2", "turns", ...plies], { cwd: ROOT });
await withBrowser(async (browser, base) => {
    const page = await openBench(browser, base);
    await page.setViewportSize(SIZE);
    const moments = await turnTo(page, MATCH);
    const stills = [];
    for (let ply = PLIES.first; ply <= PLIES.last; ply++) {
        const place = moments.indexOf(`ply ${ply} viewer 0`);
        if (place < 0) continue;
        await show(page, place);
        stills.push(await asWebP(page, await page.screenshot(), SIZE, MOST));
    }
    const whole = animated(stills);
    writeFileSync(FILE, whole);
    console.log(`${stills.length} frames, ${Math.round(whole.length / 1000)} kB in ${FILE}`);
    await page.close();
});
for (const suffix of ["moments", "sentences"]) rmSync(`${ROOT}/web/fixtures/${MATCH}.${suffix}.json`);
