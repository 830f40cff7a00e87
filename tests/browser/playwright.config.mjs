// `run.py` starts a server and calls this runner. One browser serves all plays of a row, one after the other.
// A play that fails is played again with a trace (build/plays, `npx playwright show-trace`), and has still failed.

import { CHROMIUM } from "./visiting.mjs";

const OUTPUT = new URL("../../build/plays", import.meta.url).pathname;

const ROWS = {
    matches: "codex leonardo inventors workshop solitaire lessons",
    tables: "captions people host rules quiet hints days ladder",
    pages: "analysis what_if daily groups puzzles passkey giving-up offline digits front",
};
const byName = process.env.PLAYS?.split(" ");
const rows = byName
    ? { named: byName }
    : Object.fromEntries(Object.entries(ROWS).map(([row, plays]) => [row, plays.split(" ")]));

export default {
    testDir: ".",
    outputDir: OUTPUT,
    timeout: 0, // a play has a patience of its own
    retries: 1,
    failOnFlakyTests: true,
    reporter: [["list", { printSteps: false }]],
    workers: Object.keys(rows).length,
    projects: Object.entries(rows).map(([name, plays]) => ({
        name,
        testMatch: plays.map((play) => `${play}.spec.mjs`),
        workers: 1,
    })),
    use: {
        browserName: "chromium",
        trace: "on-first-retry",
        screenshot: "only-on-failure",
        launchOptions: CHROMIUM,
    },
};
