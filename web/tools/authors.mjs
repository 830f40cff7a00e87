// Who drew which icon, from the one package that sorts the game-icons set by author.
// The package is fetched for it and not installed: it brings all of React along.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = "game-icons-react@0.1.6"; // dist/<author>/<Icon>.js

const web = fileURLToPath(new URL("..", import.meta.url));
const credited = [...readFileSync(`${web}/CREDITS.md`, "utf-8").matchAll(/^\| `([\w-]+)`/gm)];
const plain = (name) => name.replaceAll("-", "").toLowerCase();

const folder = mkdtempSync(join(tmpdir(), "icons-"));
const run = (...command) =>
    execFileSync(command[0], command.slice(1), { cwd: folder, encoding: "utf-8", maxBuffer: 2 ** 24 });
try {
    const [{ filename }] = JSON.parse(run("npm", "pack", "--silent", "--json", PACKAGE));
    const files = run("tar", "--list", "--file", filename).matchAll(/dist\/([\w-]+)\/(\w+)\.js$/gm);
    const drew = new Map([...files].map(([, author, icon]) => [plain(icon), author]));
    const authors = Object.fromEntries(credited.map(([, icon]) => [icon, drew.get(plain(icon)) ?? null]));
    writeFileSync(`${web}/tools/authors.json`, `${JSON.stringify({ from: PACKAGE, authors }, null, 2)}\n`);
} finally {
    rmSync(folder, { recursive: true });
}
