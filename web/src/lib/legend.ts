// The signs that a board draws, by kind: what the rulebook lists. Their names are in the texts of the game.

import type { Component } from "svelte";

/** A drawing that the board makes once (`#cx-quill`), or the body of an icon. */
export type Drawing = string;

export type SignKind =
  | "symbol"
  | "discipline"
  | "class"
  | "token"
  | "inventor"
  | "invention"
  | "component"
  | "type"
  | "place"
  | "piece"
  | "action"
  | "effect"
  | "work"
  | "design";

export interface Legend {
  /** Makes the drawings that are used by their ids. */
  Defs: Component;
  /** By kind, the drawing of each thing of that kind. */
  signs: Partial<Record<SignKind, Record<string, Drawing>>>;
}

/** Drawings by id, all made by the board under the same beginning. */
export const drawn = (ids: readonly string[], beginning: string): Record<string, Drawing> =>
  Object.fromEntries(ids.map((id) => [id, `#${beginning}${id}`]));
