// Which modules of the build are fetched together. A line that answers slowly is spared many small files: there is one
// for the first page, one for what boards and rulebooks share, one for tables, one for lessons, and one a board.

import { resolve } from "node:path";

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const SRC = resolve(import.meta.dirname, "../src");
const FIRST = [`${SRC}/main.ts`];
const TABLE = `${SRC}/table/TablePage.svelte`;
const LEARN = ["LearnPage", "LessonPage"].map((name) => `${SRC}/learn/${name}.svelte`);
const SHARED = /\/src\/(board|lib|net)\/[^/]+\.(svelte|ts)$/;
const DRAWING = /^\0(icon|sign):/; // what a table shows may be drawn elsewhere too

/** Modules that come with these: what they import at once, and what that imports. */
function closure(roots: string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const left = [...roots];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** The chunk of a module; none is named for what is fetched by itself. */
function chunkOf(id: string, graph: Graph): string | null {
  if (closure(FIRST, graph).has(id)) return "first";
  if (SHARED.test(id)) return "shared";
  if (!closure([TABLE], graph).has(id)) return null;
  return DRAWING.test(id) ? "shared" : "table";
}

const learnOf = (id: string, graph: Graph) => (closure(LEARN, graph).has(id) ? "learn" : null);

/** A group takes what its modules import along: lessons come after what they share with a table. */
export const GROUPS = [{ name: chunkOf, priority: 1 }, { name: learnOf }];
