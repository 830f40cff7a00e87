// What stands for the game on every page.

export { default } from "icon:gear-hammer";
