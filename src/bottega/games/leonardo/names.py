"""The names of everything in Leonardo da Vinci, and the numbers they have inside."""

from __future__ import annotations

from typing import Final

from bottega.kit.phrases import Range, numbers

COMPONENTS: Final = Range("component", ["iron", "wood", "rope", "brick", "glass"])
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
SOLD: Final = [0, 4, 1, 3, 2]  # the component each shop sells: iron, glass, wood, brick, rope

SPACES: Final = Range("space", ["move", "florins", "inventions", "component"])
MOVE_SPACE: Final = 0
FLORINS_SPACE: Final = 1
INVENTIONS_SPACE: Final = 2
COMPONENT_SPACE: Final = 3

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

# Favours d.1 to d.4 are the improvements, under their own numbers.
FAVOURS: Final = Range(
    "favour",
    [*GOODS.names[:FIRST_COMPONENT], "florins", "components", "one-component", "two-florins"],
)
FAVOUR_FLORINS: Final = 6
FAVOUR_COMPONENTS: Final = 7
HALF_COMPONENT: Final = 8
HALF_FLORINS: Final = 9
LETTERS: Final = [3, 3, 3, 3, 3, 2, 0, 1]  # a florins, b components, c apprentice, d an improvement

FLORINS: Final = numbers("florins", 400)
COUNTS: Final = numbers("count", 15)
LINE: Final = numbers(
    "at", 50
)  # where a worker stands in a line, from the arrow on: all workers of five players
TURNS: Final = numbers("turn", 9)
