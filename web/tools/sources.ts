// What stands in quotes or between tags in the sources of the client, for tests that walk over them.

import { readFileSync, readdirSync } from "node:fs";
import { parse } from "svelte/compiler";

const SRC = new URL("../src/", import.meta.url);

export interface Piece {
  /** A text; what is filled into it is written as `${}`. */
  text: string;
  /** The nodes of the syntax tree that it stands in, the outermost first. */
  within: Node[];
}

export interface Source {
  file: string;
  code: string;
  pieces: Piece[];
}

export type Node = { type: string } & Record<string, unknown>;

/** Every source that becomes part of the page. */
export function readSources(): Source[] {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf-8" }).sort();
  return files
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.(test|d)\.ts$|^dev\/|^gen\/words/.test(file))
    .map((file) => {
      const code = readFileSync(new URL(file, SRC), "utf-8");
      return {
        file,
        code,
        pieces: piecesOf(file.endsWith(".ts") ? `<script lang="ts">${code}</script>` : code),
      };
    });
}

export function piecesOf(code: string): Piece[] {
  const { instance, module, fragment } = parse(code, { modern: true });
  const pieces: Piece[] = [];
  for (const part of [instance, module, fragment]) walk(part, [], pieces);
  return pieces;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

function walk(value: unknown, within: Node[], pieces: Piece[]): void {
  if (Array.isArray(value)) for (const one of value) walk(one, within, pieces);
  if (!isNode(value)) return;
  const text = textOf(value);
  if (text !== null) pieces.push({ text, within });
  for (const inside of Object.values(value)) walk(inside, [...within, value], pieces);
}

function textOf(node: Node): string | null {
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : null;
  if (node.type === "Text") return String(node["data"]);
  if (node.type !== "TemplateLiteral" || !Array.isArray(node["quasis"])) return null;
  return node["quasis"].map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join("${}");
}
