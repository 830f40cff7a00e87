// Takes pictures of the workbench, to be looked at: `npm run look` for all, `npm run look -- mid end` for some.
// They go into a folder among the temporary files, or into the one LOOK names. ONLY=phone-dark narrows them down.

import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eachShot } from "./bench.mjs";

const folder = process.env.LOOK ?? join(tmpdir(), "bottega-look");
mkdirSync(folder, { recursive: true });
await eachShot(process.argv.slice(2), (page, shot) => page.screenshot({ path: join(folder, `${shot}.png`) }));
console.log(folder);
