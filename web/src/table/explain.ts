// What the parts of the page around a board are: the answers to `data-what="table …"`.

import type { Answer } from "../lib/moment";
import type { words } from "./words";

const PARTS = [
  "question",
  "seat",
  "way",
  "log",
  "chat",
  "rules",
  "menu",
  "more",
  "explain",
  "hint",
  "undo",
  "since",
  "zoom",
  "scores",
  "panel",
  "tab",
] as const;

type Part = (typeof PARTS)[number];

/** What a part of the page is; nothing if this is none. */
export function explainTable(what: string, t: ReturnType<typeof words>, players: string[]): Answer | null {
  const [kind, id, ...which] = what.split(" ");
  if (kind !== "table" || !PARTS.includes(id as Part)) return null;
  const part = id as Part;
  return { name: nameOf(part, which.join(" "), t, players), text: t(`what-${part}`), paragraph: "" };
}

function nameOf(part: Part, which: string, t: ReturnType<typeof words>, players: string[]): string {
  if (part === "seat") return players[Number(which)] ?? "";
  return part === "panel" || part === "tab" ? which : t(`name-${part}`);
}
