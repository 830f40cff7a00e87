"""The names of everything in Leonardo da Vinci, and the numbers they have inside."""

from __future__ import annotations

from typing import Final

from bottega.kit.events import Range, numbers

COMPONENTS: Final = Range("component", ["iron", "wood", "rope", "brick", "glass"])
IRON: Final = 0
WOOD: Final = 1
ROPE: Final = 2
BRICK: Final = 3
GLASS: Final = 4
RANKS: Final = ["bronze", "copper", "silver", "gold"]
TYPES: Final = ["metalwork", "carpentry", "ropework", "masonry", "optics"]
INVENTIONS: Final = Range("invention", [str(n) for n in range(1, 26)])
NO_INVENTION: Final = len(INVENTIONS.names)
PEEKED: Final = Range("invention", [*INVENTIONS.names, "none"])  # fewer than four cards may be left

LABS: Final = Range("lab", ["small", "large"])
SMALL: Final = 0
LARGE: Final = 1

CITY: Final = ["council", "workshop", "academy", "smith", "glazier", "carpenter", "bricklayer", "ropemaker"]
PLACES: Final = Range("place", [*CITY, *LABS.names])
COUNCIL: Final = 0
WORKSHOP: Final = 1
ACADEMY: Final = 2
FIRST_SHOP: Final = 3
FIRST_LAB: Final = 8
SOLD: Final = [IRON, GLASS, WOOD, BRICK, ROPE]  # what the shops sell, in their order


def is_laboratory(place: int) -> bool:
    """Whether a place is a laboratory of the player who sends, not one of the city."""
    return place >= FIRST_LAB


def lab_of(place: int) -> int:
    """Which laboratory a place is."""
    return place - FIRST_LAB


def is_shop(place: int) -> bool:
    """Whether a place sells a component."""
    return FIRST_SHOP <= place < FIRST_LAB


def sold_at(place: int) -> int:
    """The component that a shop sells."""
    return SOLD[place - FIRST_SHOP]


SPACES: Final = Range("space", ["move", "florins", "inventions", "component"])
MOVE_SPACE: Final = 0
FLORINS_SPACE: Final = 1
INVENTIONS_SPACE: Final = 2
COMPONENT_SPACE: Final = 3
LOOK: Final = 4  # how many cards of the deck the space of inventions shows

# What the Workshop, the Academy and the shops give; components come last, in their order.
GOODS: Final = Range(
    "good",
    ["five-places", "large-lab", "six-places", "man-small", "man-large", "apprentice", *COMPONENTS.names],
)
FIVE_PLACES: Final = 0
LARGE_LAB: Final = 1
SIX_PLACES: Final = 2
MAN_SMALL: Final = 3
MAN_LARGE: Final = 4
APPRENTICE: Final = 5
FIRST_COMPONENT: Final = 6
IMPROVEMENTS: Final = [FIVE_PLACES, LARGE_LAB, SIX_PLACES, MAN_SMALL, MAN_LARGE]  # all goods of the Workshop
IMPROVES: Final = [SMALL, LARGE, LARGE, SMALL, LARGE]  # the laboratory that each of them belongs to


def is_component(good: int) -> bool:
    """Whether a good is a component."""
    return good >= FIRST_COMPONENT


def component_of(good: int) -> int:
    """Which component a good is."""
    return good - FIRST_COMPONENT


def is_man(good: int) -> bool:
    """Whether a good is a mechanical man."""
    return good in (MAN_SMALL, MAN_LARGE)


def is_improvement(good: int) -> bool:
    """Whether a good is for a laboratory; favours have the same numbers."""
    return good <= MAN_LARGE


# Favours d.1 to d.4 are the improvements, under their own numbers.
FAVOURS: Final = Range(
    "favour",
    [*GOODS.names[:FIRST_COMPONENT], "florins", "components", "one-component", "two-florins"],
)
FAVOUR_FLORINS: Final = 6
FAVOUR_COMPONENTS: Final = 7
HALF_COMPONENT: Final = 8
HALF_FLORINS: Final = 9
LETTER_A: Final = 0  # florins
LETTER_B: Final = 1  # components
LETTER_C: Final = 2  # an apprentice
LETTER_D: Final = 3  # an improvement
EVERY_LETTER: Final = 4
LETTERS: Final = [*[LETTER_D] * len(IMPROVEMENTS), LETTER_C, LETTER_A, LETTER_B]  # of the whole favours

STACK: Final = 12  # components of each kind
FLORINS: Final = numbers("florins", 400)
COUNTS: Final = numbers("count", 15)
LINE: Final = numbers(
    "at", 50
)  # where a worker stands in a line, from the arrow on: all workers of five players
TURNS: Final = numbers("turn", 9)
