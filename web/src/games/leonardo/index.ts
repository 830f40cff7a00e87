export { about } from "./about";
export { default as Board } from "./Board.svelte";
export { describe } from "./describe";
export { explain } from "./explain";
export { legend } from "./legend";
