// Reads the words of every area (`src/**/texts/<lang>.ftl`) for `words.test.ts`, which writes their types.

import { readFileSync, readdirSync } from "node:fs";
import { FluentResource, type Message } from "@fluent/bundle";

const SRC = new URL("../src/", import.meta.url);
const FILE = /^(.+)\/texts\/([a-z]+)\.ftl$/;
const BEGINS = /^[a-z][\w-]* *=/gim;

type Pattern = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;

/** The arguments of a message, and their types. */
export type Arguments = Record<string, string>;

export interface Text {
  area: string;
  lang: string;
  /** The messages, and the arguments of each. */
  messages: Map<string, Arguments>;
  /** Messages that are said within others. */
  inner: Set<string>;
  /** How many messages begin in the file; the reader leaves out what it does not understand. */
  begun: number;
}

export function readTexts(): Text[] {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).sort();
  return files.flatMap((file) => {
    const [, area, lang] = FILE.exec(file) ?? [];
    return area && lang ? [readText(area, lang, readFileSync(new URL(file, SRC), "utf-8"))] : [];
  });
}

export function readText(area: string, lang: string, ftl: string): Text {
  const patterns = new Map(new FluentResource(ftl).body.map(({ id, value }) => [id, value ?? ""]));
  const inner = new Set<string>();

  function collect(pattern: Pattern, found: Arguments): Arguments {
    if (typeof pattern !== "string")
      for (const part of pattern) if (typeof part !== "string") ask(part, found);
    return found;
  }

  function ask(part: Expression, found: Arguments): void {
    if (part.type === "var") found[part.name] ??= "string | number";
    else if (part.type === "mesg") {
      inner.add(part.name);
      collect(patterns.get(part.name) ?? "", found);
    } else if (part.type === "select") {
      if (part.selector.type === "var") found[part.selector.name] = "number";
      else ask(part.selector, found);
      for (const { value } of part.variants) collect(value, found);
    }
  }

  const messages = new Map([...patterns].map(([id, pattern]) => [id, collect(pattern, {})]));
  return { area, lang, messages, inner, begun: ftl.match(BEGINS)?.length ?? 0 };
}

/** `src/gen/words.ts`: what each message of the English texts asks for. */
export function types(texts: Text[]): string {
  const areas = texts.filter(({ lang }) => lang === "en").map(typeOfArea);
  return `// Made from web/src/**/texts/en.ftl by \`npm run words\`. Not to be edited.\n${areas.join("")}`;
}

function typeOfArea({ area, messages }: Text): string {
  const folder = area.split("/").at(-1) ?? "";
  const lines = [...messages].map(([id, args]) => `  ${JSON.stringify(id)}: ${typeOfArguments(args)};\n`);
  return `\nexport interface ${nameOf(folder)}Words {\n${lines.join("")}}\n`;
}

function typeOfArguments(args: Arguments): string {
  const parts = Object.entries(args).map(([name, type]) => `${name}: ${type}`);
  return parts.length ? `{ ${parts.join("; ")} }` : "object";
}

/** `what_if` as a type is named: `WhatIf`. */
function nameOf(folder: string): string {
  return folder.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
