// What stands for the game on the shelf.

export { default } from "icon:light-bulb";
