// Applies what changed of a picture to the one before. The server's `core/changes.py` describes changes, and the
// vectors in tests/vectors/changes.json hold for both.

import type { Update } from "../gen/protocol";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Change = [Json] | { [key: string]: Change };

/** The new value; what did not change is the old value's. */
export function patched(old: Json, change: Change): Json {
  if (Array.isArray(change)) return change[0];
  const inside = (key: string, value: Json) =>
    Object.hasOwn(change, key) ? patched(value, change[key] ?? {}) : value;
  if (Array.isArray(old)) {
    const added = Object.entries(change).filter(([at]) => Number(at) >= old.length);
    return [
      ...old.map((value, at) => inside(String(at), value)),
      ...added.map(([, one]) => patched(null, one)),
    ];
  }
  if (old === null || typeof old !== "object") return old;
  return Object.fromEntries(Object.entries(old).map(([key, value]) => [key, inside(key, value)]));
}

/** The last update of each table and viewer, of which later ones tell what changed. */
export class Updates {
  private readonly last = new Map<string, Map<number, Update>>();

  forget(table: string): void {
    this.last.delete(table);
  }

  /** The whole update; `late` if a later one is here, null if we lack the one before. */
  whole(update: Update): Update | "late" | null {
    const { table, match, viewer, ply, since, picture } = update;
    if (typeof since !== "number") return this.keep(update); // a server of an earlier version says none
    const before = this.last.get(table)?.get(viewer);
    if (before?.match !== match) return null;
    if (before.ply !== since) return before.ply >= ply ? "late" : null;
    const common = patched(before.picture.common as Json, picture.common as Change);
    return this.keep({ ...update, picture: { ...picture, common }, since: null });
  }

  private keep(update: Update): Update {
    const { table, viewer } = update;
    this.last.set(table, (this.last.get(table) ?? new Map<number, Update>()).set(viewer, update));
    return update;
  }
}
