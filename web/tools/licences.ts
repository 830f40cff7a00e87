// Puts the licences of the typefaces into the build, beside their files: whoever passes a face on passes them on too.

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** A file of a typeface: the folder of its package, and its name. */
const FACE = /^(.+\/@fontsource\/([\w-]+))\/files\//;

export function licences(): Plugin {
  return {
    name: "bottega-licences",
    apply: "build",
    generateBundle(_, bundle) {
      const folders = new Map<string, string>();
      for (const file of Object.values(bundle)) {
        const [, folder, face] = FACE.exec((file.type === "asset" && file.originalFileNames[0]) || "") ?? [];
        if (folder && face) folders.set(face, folder);
      }
      for (const [face, folder] of folders) {
        const source = readFileSync(`${folder}/LICENSE`, "utf-8"); // faces that share a text share a file
        this.emitFile({ type: "asset", name: `${face}-licence.txt`, source });
      }
    },
  };
}
