// Made by tools/gen_web.py from src/bottega/bots. Not to be edited.

export const BOT_NAMES = {
  apprentice: "Salaì",
  journeyman: "Melzi",
  master: "Verrocchio",
} as const;
