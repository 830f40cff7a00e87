// Which games have a drawn board: told without loading any.

export const boardsDrawn = Object.keys(import.meta.glob("./*/index.ts")).map(
  (path) => path.split("/")[1] ?? "",
);
