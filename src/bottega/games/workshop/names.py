"""The names of everything in The Workshop of Leonardo, and the numbers they have inside."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from bottega.kit.events import Range, numbers

DISCIPLINES: Final = Range(
    "discipline", ["painting", "letters", "architecture", "engineering", "physics", "biology"]
)
SIX: Final = 6
# Six levels in one number, eight bits each. The highest bit of each is a guard: it stays if what is asked
# is taken away from levels that suffice.
LEVEL_BITS: Final = 8
GUARDS: Final = sum([128 << LEVEL_BITS * discipline for discipline in range(6)])

# What the lower half of an apprentice card can show. For practice: any discipline, one, or one of two.
ACTIONS: Final = Range("action", ["practice", "visit", "work"])
PRACTICE_ACTION: Final = 0
VISIT_ACTION: Final = 1
WORK_ACTION: Final = 2
BOTTOM_NAMES: Final = [
    "visit",
    "work",
    "any",
    *DISCIPLINES.names,
    *["+".join(pair) for pair in combinations(DISCIPLINES.names, 2)],
]
BOTTOMS: Final = 24
VISIT_BOTTOM: Final = 0
WORK_BOTTOM: Final = 1
ANY_BOTTOM: Final = 2
ACTION_OF: Final = [VISIT_ACTION, WORK_ACTION, *[PRACTICE_ACTION] * (BOTTOMS - 2)]

# Equal cards are one card: its number is BOTTOMS x the discipline above + what is below.
CARDS: Final = Range("card", [f"{study}/{bottom}" for study in DISCIPLINES.names for bottom in BOTTOM_NAMES])
APPRENTICES: Final = 72

EFFECTS: Final = Range(
    "effect", ["victory_points", "practice", "draw_two", "draw_one_rested", "look_and_play"]
)
FIVE: Final = 5  # how many effects there are
LEONARDOS: Final = 11
LOOK: Final = 3

DESIGNS: Final = Range("design", ["adorazione_magi", "macchina_volante", "monumento_sforza", "ponte_bosforo"])
PATRON_NAMES: Final = [
    "dama_ermellino",
    "battaglia_anghiari",
    "bombarda",
    "carro_armato",
    "chiesa_pianta_centrale",
    "codice_atlantico",
    "luce_cinerea",
    "mulino_ad_acqua",
    "studi_anatomici",
    "studio_fossili",
    "trattato_architettura",
    "trattato_uccelli",
]
# Patrons first, then the unfinished works.
WORKS: Final = Range(
    "work", [*PATRON_NAMES, *[f"{design}_{n}" for design in DESIGNS.names for n in (1, 2, 3)]]
)
PATRONS: Final = 12  # works 0 to 11
EVERY_WORK: Final = 24


def is_patron(work: int) -> bool:
    """Whether a work is a patron's, not an unfinished one."""
    return work < PATRONS


# The middle of the table: three places for Leonardo cards, three for patrons, three for unfinished works.
ROW: Final = 3
LEONARDO_ROW: Final = 0
PATRON_ROW: Final = 1
UNFINISHED_ROW: Final = 2
PLACES: Final = 9
FIRST_WORK_PLACE: Final = 3

HAND: Final = 4  # cards to begin with
HANDS: Final = Range("hand", ["1", "2", "3", "4"])  # of the one person in a solitaire
SOLITAIRE_HANDS: Final = 4
SOLITAIRE_GOAL: Final = 130

LEVELS: Final = numbers("level", 99)
POINTS: Final = numbers("points", 400)
COUNTS: Final = numbers("count", 72)
ROUNDS: Final = numbers("round", 72)
