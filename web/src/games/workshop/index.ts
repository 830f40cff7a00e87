export { default as Board } from "./Board.svelte";
export { describe } from "./describe";
