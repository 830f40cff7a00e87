// What every play gets: the server's address, and a browser without anybody's pages. A play fails by what it complains of.

import { createRequire } from "node:module";
import { complaints } from "./visiting.mjs";

const web = createRequire(new URL("../../web/package.json", import.meta.url));
const { test: plain } = web("@playwright/test");

const BASE = process.env.BASE;

export const test = plain.extend({
    base: BASE,
    named: BASE?.replace("127.0.0.1", "localhost"), // passkeys are bound to a name
    checked: [
        async ({ browser }, use) => {
            complaints.length = 0;
            await use();
            for (const context of browser.contexts()) await context.close();
            if (complaints.length > 0) throw new Error(complaints.join("\n"));
        },
        { auto: true },
    ],
});
