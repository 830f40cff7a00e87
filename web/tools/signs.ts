// The signs of the site: one meaning, one drawing. Pages write `import hint from "sign:hint"`; what a game draws on its
// own board is an icon of the game. A test finds drawings with two meanings.

/** Meanings that an icon of the game-icons set is drawn for. */
export const FROM_SET: Record<string, string> = {
  bot: "vintage-robot",
  chat: "talk",
  game: "perspective-dice-six-faces-random", // one without an emblem
  hint: "candle-light",
  light_page: "sun",
  locked: "padlock",
  log: "notebook",
  next: "next-button",
  pause: "pause-button",
  play: "play-button",
  previous: "previous-button",
  rules: "rule-book",
  show_all: "expand",
  spectators: "binoculars",
  take_back: "anticlockwise-rotation",
  text_view: "read",
  winner: "trophy-cup",
  // reactions at a table
  bravo: "thumb-up",
  surprise: "surprised",
  thanks: "shaking-hands",
  think: "think",
};

const filled = (d: string) => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;
const lined = (d: string) =>
  `<path fill="none" stroke="currentColor" stroke-width="43" stroke-linecap="round" d="${d}"/>`;
const WAVES = "M43 171q64-85 139 0t139 0 139 0M43 341q64-85 139 0t139 0 139 0";

/** Meanings that have a drawing of our own, in the measure of the set: 512 by 512. */
export const DRAWN: Record<string, string> = {
  board_view: filled(
    "M40 72h432a16 16 0 0 1 16 16v336a16 16 0 0 1-16 16H40a16 16 0 0 1-16-16V88a16 16 0 0 1 16-16zm24 40v288h384V112zM96 144h96v224H96zm128 0h192v96H224zm0 128h80v96h-80zm112 0h80v96h-80z",
  ),
  dark_page: filled("M328 40a224 224 0 1 0 144 290A200 200 0 0 1 328 40z"),
  first: filled("M40 96h56v320H40zm72 160L288 96v320zm184 0L472 96v320z"),
  last: filled("M416 96h56v320h-56zm-16 160L224 96v320zm-184 0L40 96v320z"),
  laugh: filled(
    "M256 24a232 232 0 1 0 .1 0zm0 44a188 188 0 1 1-.1 0zM108 232c10-74 102-74 112 0h-36c-6-30-34-30-40 0zm184 0c10-74 102-74 112 0h-36c-6-30-34-30-40 0zM124 272h264c-4 180-260 180-264 0z",
  ),
  menu: lined("M64 128h384M64 256h384M64 384h384"),
  motion: lined(WAVES),
  no_motion: lined(`${WAVES}M85 448 427 64`),
};
