// Weighs what `npm run build` made, gzipped and without fonts, and fails when a budget is passed. Words come in one
// language: the heaviest is weighed.

import { existsSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FIRST_PAGE = 150;
const RULEBOOK = 60; // beside its board
const LEARN = 60; // lessons, beside a board, with the longest of them and its words
const TABLE = 60; // what all boards share, with its words in one language
const BOARD = 90; // on top of it, with its words in one language
const LANGUAGES = ["en", "fr", "it"];
const DIST = new URL("../dist/", import.meta.url);
const FIXTURES = new URL("../fixtures/", import.meta.url);
const FONT = /\.(woff2?|ttf|otf)$/;
const COVERS = 300; // the four pictures of the front page on a screen of twice the density
// The pictures of the front page are fetched in one language, by day or by night, and for one density.
const COVER = /\/\w+-(en|fr|it)-(light|dark)(@2x)?-[^/]*\.webp$/;

const WARMED = /^src\/(table|games)\//; // the front page names these words, for whoever is about to play

const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", DIST), "utf-8"));
const games = Object.keys(manifest).flatMap((key) => /^src\/games\/(\w+)\/index\.ts$/.exec(key)?.[1] ?? []);

/** A chunk by the name that `chunks.ts` gave it. */
const named = (name) =>
    Object.keys(manifest).find((key) => key.startsWith(`_${name}-`) && key.endsWith(".js"));
const first = named("first");

/** Every file that comes with an entry: what it imports at once, its words, its styles and its pictures. */
function filesOf(key, lang, found = new Set()) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return found;
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
    const words = (chunk.dynamicImports ?? []).filter(
        (other) => other.includes(`/texts/${lang}.ftl`) && !(key === first && WARMED.test(other)),
    );
    for (const other of [...(chunk.imports ?? []), ...words]) filesOf(other, lang, found);
    return found;
}

const packed = (content) => gzipSync(content, { level: 9 }).length / 1000;
const weigh = (path) => packed(readFileSync(path));

const isShown = (file, lang, density) => {
    const [, its, theme, dense = ""] = COVER.exec(file) ?? [];
    return its === undefined || (its === lang && theme === "light" && dense === density);
};

function weighAll(files, lang) {
    return [...files]
        .filter((file) => !FONT.test(file) && isShown(file, lang, ""))
        .reduce((sum, file) => sum + weigh(new URL(file, DIST)), 0);
}

let failed = false;
function judge(name, weight, budget) {
    const over = weight > budget;
    failed ||= over;
    console.log(
        `${over ? "TOO HEAVY" : "ok       "} ${name.padEnd(24)} ${weight.toFixed(1).padStart(6)} of ${budget} kB`,
    );
}

const firstPage = (lang) => filesOf(first, lang);
const without = (files, known) => [...files].filter((file) => !known.has(file));
const heaviest = (weightIn) => Math.max(...LANGUAGES.map(weightIn));

const page = weigh(new URL("index.html", DIST));
judge("first page", page + heaviest((lang) => weighAll(firstPage(lang), lang)), FIRST_PAGE);
const dense = (lang) => [...firstPage(lang)].filter((file) => COVER.test(file) && isShown(file, lang, "@2x"));
judge(
    "pictures, dense screen",
    heaviest((lang) => dense(lang).reduce((sum, file) => sum + weigh(new URL(file, DIST)), 0)),
    COVERS,
);

const table = (lang) => filesOf(named("table"), lang);
judge(
    "table",
    heaviest((lang) => weighAll(without(table(lang), firstPage(lang)), lang)),
    TABLE,
);

const shared = (lang) => filesOf(named("shared"), lang);
const longest = (game, lang) => {
    const lessons = new URL(`lessons/${game}.json`, FIXTURES);
    const words = new URL(`lessons/${game}.${lang}.ftl`, FIXTURES);
    if (!existsSync(words)) return 0;
    const told = JSON.parse(readFileSync(lessons, "utf-8")).map((lesson) => packed(JSON.stringify(lesson)));
    return weigh(words) + Math.max(0, ...told);
};
const taught = (lang) => Math.max(0, ...games.map((game) => longest(game, lang)));
judge(
    "learn",
    heaviest(
        (lang) =>
            taught(lang) +
            weighAll(
                without(filesOf(named("learn"), lang), new Set([...firstPage(lang), ...shared(lang)])),
                lang,
            ),
    ),
    LEARN,
);

const rulebook = (lang, board) =>
    weighAll(
        without(filesOf("src/rules/RulesPage.svelte", lang), new Set([...firstPage(lang), ...board])),
        lang,
    );

for (const game of games) {
    const key = `src/games/${game}/index.ts`;
    const more = (lang) => without(filesOf(key, lang), new Set([...firstPage(lang), ...table(lang)]));
    const catalogue = new URL(`${game}.catalogue.json`, FIXTURES);
    const texts = (lang) => new URL(`${game}.${lang}.ftl`, FIXTURES);
    const known = (lang) => (existsSync(catalogue) ? weigh(catalogue) + weigh(texts(lang)) : 0);
    judge(
        `board ${game}`,
        heaviest((lang) => known(lang) + weighAll(more(lang), lang)),
        BOARD,
    );
    const examples = new URL(`${game}.examples.json`, FIXTURES);
    judge(
        `rulebook ${game}`,
        heaviest((lang) => rulebook(lang, filesOf(key, lang))) + (existsSync(examples) ? weigh(examples) : 0),
        RULEBOOK,
    );
}
process.exit(failed ? 1 : 0);
