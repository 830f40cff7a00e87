import { expect, test } from "vitest";
import { piecesOf, readSources, type Piece, type Source } from "./sources";
import { readText, readTexts, types } from "./words";

const texts = readTexts();
const sources = readSources();
const english = texts.filter(({ lang }) => lang === "en");

test("the types of the words are those of the English texts: else say `npm run words`", async () => {
  await expect(types(texts)).toMatchFileSnapshot("../src/gen/words.ts");
});

test("every message of every text can be read", () => {
  expect(english.length).toBeGreaterThan(10);
  for (const { area, lang, messages, begun } of texts)
    expect([area, lang, messages.size]).toEqual([area, lang, begun]);
});

test("the reader finds arguments within plurals and within messages that are said in others", () => {
  const { messages, inner } = readText(
    "some",
    "en",
    "moves = { $count ->\n    [one] { $count } move\n   *[other] { $count } moves\n}\nleft = { $name }: { moves }\n",
  );
  expect(messages.get("left")).toEqual({ name: "string | number", count: "number" });
  expect([...inner]).toEqual(["moves"]);
});

/** Sources that may say the words of an area: its own, those that import them, and the types of its pictures. */
function speakers(area: string): Source[] {
  const imports = new RegExp(`"(?:\\.\\./)+${area}/(?:own-)?words"`);
  const types = `gen/${area.split("/").at(-1)}.ts`;
  return sources.filter(
    ({ file, code }) => file.startsWith(`${area}/`) || file === types || imports.test(code),
  );
}

/** Whether a text in a source may be an id: `${id}_tab` may be any that ends so. */
function mayBe(id: string, text: string): boolean {
  const [first = "", ...rest] = text.split("${}");
  if (rest.length === 0) return id === first;
  return /[a-z]{3}/.test(text) && id.startsWith(first) && rest.every((part) => id.includes(part));
}

test("every message is said somewhere", () => {
  const unsaid = english.flatMap(({ area, messages, inner }) => {
    const texts = [...new Set(speakers(area).flatMap(({ pieces }) => pieces.map(({ text }) => text)))];
    const ids = [...messages.keys()].filter((id) => !inner.has(id) && !texts.some((text) => mayBe(id, text)));
    return ids.map((id) => `${area}: ${id}`);
  });
  expect(unsaid).toEqual([]);
});

const SENTENCE = /\p{L}\p{L}+[^\p{L}<>=]* [^\p{L}<>=]*\p{L}\p{L}+/u;
// Attributes that nobody reads.
const UNSEEN = ["class", "generics", "preserveAspectRatio", "data-what", "data-from", "data-piece"];
const CODE = /^<path|^[.(]|^[a-z]+, |^(?:start|take|token) /; // drawings, selectors, moves and things of the rules

function isShown({ text, within }: Piece): boolean {
  if (CODE.test(text) || !SENTENCE.test(text.replaceAll("${}", ""))) return false;
  return !within.some(
    (node) =>
      node.type === "StyleDirective" ||
      (node.type === "Attribute" && UNSEEN.includes(String(node["name"]))) ||
      (node.type === "NewExpression" && (node["callee"] as { name?: string }).name === "Error"),
  );
}

test("no sentence stands in a source: sentences are messages", () => {
  expect(sources.length).toBeGreaterThan(150);
  const found = sources.flatMap(({ file, pieces }) =>
    pieces.filter(isShown).map(({ text }) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test("the walk finds sentences in scripts and in markup", () => {
  const code = `<script lang="ts">const said = yes ? "Not now" : \`You have \${count} left\`;</script>
    <p class="two words" title="Well done">How <b>do</b> you do? {"and so on"}</p>`;
  expect(
    piecesOf(code)
      .filter(isShown)
      .map(({ text }) => text.trim()),
  ).toEqual(["Not now", "You have ${} left", "Well done", "you do?", "and so on"]);
});
