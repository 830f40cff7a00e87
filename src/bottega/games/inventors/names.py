"""The names of everything in Les Inventeurs, and the numbers they have inside."""

from __future__ import annotations

from typing import Final

from bottega.kit.events import Range, numbers

DISCIPLINES: Final = Range("discipline", ["physics", "chemistry", "mechanics", "mathematics"])
BREADTH: Final = 4  # how many disciplines there are
EVERY_DISCIPLINE: Final = 15  # one bit a discipline
TOP_LEVEL: Final = 4

TEAMS: Final = Range("team", ["antiquity", "middle_ages", "renaissance", "enlightenment", "contemporary"])
TEAM_SIZE: Final = 4  # inventor 4 x team is the first of that team
INVENTORS: Final = Range(
    "inventor",
    ["archimedes", "aristotle", "hippocrates", "hypatia"]
    + ["oresme", "fibonacci", "hildegard", "gutenberg"]
    + ["galileo", "pascal", "boyle", "newton"]
    + ["franklin", "watt", "lavoisier", "lovelace"]
    + ["edison", "tesla", "curie", "einstein"],
)

CLASSES: Final = Range("class", ["weapons", "transport", "communication", "leisure", "time", "energy"])
INVENTIONS: Final = Range(
    "invention",
    ["bow", "axe", "canoe", "wheel", "smoke_signals", "papyrus"]
    + ["drum", "dice", "sundial", "water_clock", "fire", "oil_lamp"]
    + ["crossbow", "pistol", "hot_air_balloon", "caravel", "printing_press", "optical_telegraph"]
    + ["fireworks", "piano", "hourglass", "mechanical_clock", "windmill", "steam_engine"]
    + ["gatling", "revolver", "automobile", "zeppelin", "telephone", "radio"]
    + ["photography", "cinematograph", "pocket_watch", "chronograph", "light_bulb", "electric_battery"],
)
ERAS: Final = 3

TOKENS: Final = Range(
    "token",
    ["progress-2", "progress-3", "progress-4", "points-1", "points-2", "points-3"]
    + ["availability", "knowledge", "number"],
)
KINDS: Final = 9  # how many kinds of token there are
FIRST_PROGRESS: Final = 2  # the face of token 0; each step further is a level higher
FIRST_POINTS: Final = 3  # token 3 is worth one point
AVAILABILITY: Final = 6
KNOWLEDGE: Final = 7
NUMBER: Final = 8
EXTRA_CUBES: Final = 2  # what a token of additional knowledge adds

REWARDS: Final = Range("reward", ["patent", *TOKENS.names])
PATENT: Final = 0
FIRST_TOKEN: Final = 1
TOKENS_EACH: Final = 2  # tokens on an invention
SHARERS: Final = 3  # only so many contributors are rewarded

LEVELS: Final = numbers("level", TOP_LEVEL)
CUBES: Final = numbers("cubes", 75)
MOST_SLOTS: Final = 5  # of one discipline on one invention
SLOTS: Final = numbers("slots", MOST_SLOTS)
MOST_PLAYED: Final = 5  # tokens of additional knowledge played with one work
PLAYED: Final = numbers("played", MOST_PLAYED)
POINTS: Final = numbers("points", 200)
ERA_NUMBERS: Final = Range("era", ["0", "I", "II", "III"])
