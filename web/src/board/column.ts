// What a page puts below the others, where a board leaves a column free: the log of a match.

import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("column");
type Column = () => Snippet | null;

export const setColumn = (column: Column): Column => setContext(KEY, column);
export const getColumn = (): Column | undefined => getContext(KEY);
