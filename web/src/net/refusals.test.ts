import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTexts } from "../../tools/words";
import { ready } from "../lib/area";
import { known } from "./refusals";

await ready("en");

const SERVER = new URL("../../../src/bottega/server/", import.meta.url);
// Where a refusal is made, or a kind of table answers with its code.
const SAID = /(?:\b(?:Refused|Denied|No|Gone|Problem)\(\s*|^ {4}no_[a-z_]+ = )"([a-z_]+)"/gm;
const PHASES = ["gathering", "playing", "over"]; // said as `Refused(table.phase)`
const wordsOf = (area: string) => [
  ...(readTexts()
    .find((text) => text.area === area && text.lang === "en")
    ?.messages.keys() ?? []),
];
const FRAMEWORK = [
  "enter_first",
  "no_such_page",
  "no_such_method",
  "too_large",
  "malformed",
  "broken",
  "not_json",
];

/** Every code that the server says no with. */
function codes(): string[] {
  const files = readdirSync(SERVER, { recursive: true, encoding: "utf-8" }).filter((name) =>
    name.endsWith(".py"),
  );
  const said = files.flatMap((name) =>
    [...readFileSync(new URL(name, SERVER), "utf-8").matchAll(SAID)].map(([, code = ""]) => code),
  );
  return [...new Set([...said, ...PHASES, ...FRAMEWORK])].sort();
}

test("whatever the server refuses, there are words for it", () => {
  expect(codes().length).toBeGreaterThan(40);
  const onOtherPages = [...wordsOf("people"), ...wordsOf("host")];
  expect(codes().filter((code) => !known(code) && !onOtherPages.includes(code))).toEqual([]);
});

test("no words are kept for what is never refused", () => {
  const ours = ["away", "fault"]; // said by the page itself
  const said = [...codes(), ...ours];
  const refusals = wordsOf("net").flatMap((id) => /^refusal-(.*)/.exec(id)?.[1] ?? []);
  expect(refusals.length).toBeGreaterThan(40);
  expect(refusals.filter((code) => !said.includes(code))).toEqual([]);
});
