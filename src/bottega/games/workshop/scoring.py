"""§7.2. What each hand is worth at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.workshop.names import DESIGNS, FIVE, SIX
from bottega.games.workshop.sheet import NO_DESIGN

if TYPE_CHECKING:
    from bottega.games.workshop.pieces import Table

PER_DISCIPLINE: Final = 2
PER_HIGH_LEVEL: Final = 3
HIGH_LEVEL: Final = 4
ALL_SIX: Final = 3


def disciplines(table: Table, hand: int) -> int:
    """How many disciplines a hand has in play."""
    return SIX - table.levels[hand * SIX : hand * SIX + SIX].count(0)


def parts(table: Table, hand: int) -> dict[str, int]:
    """The points of a hand and what they are made of."""
    levels = table.levels[hand * SIX : hand * SIX + SIX]
    in_play = disciplines(table, hand)
    return {
        "disciplines": PER_DISCIPLINE * in_play,
        "high_levels": PER_HIGH_LEVEL * sum([level >= HIGH_LEVEL for level in levels]),
        "all_six": ALL_SIX if in_play == SIX else 0,
        "leonardo": leonardo(table, hand),
        "patrons": patrons(table, hand),
        "unfinished": unfinished(table, hand),
    }


def total(table: Table, hand: int) -> int:
    """All points of a hand."""
    return sum(parts(table, hand).values())


def leonardo(table: Table, hand: int) -> int:
    """§5.1. The points of the Leonardo cards that have any."""
    return sum([table.visits[hand * FIVE + effect] * table.rules.points[effect] for effect in range(FIVE)])


def patrons(table: Table, hand: int) -> int:
    """The fixed points of patrons; unfinished works have none of their own."""
    worth = table.rules.worth
    return sum([worth[work] for work, owner in enumerate(table.owner) if owner == hand])


def unfinished(table: Table, hand: int) -> int:
    """Points for each design, by how many cards of it a hand has."""
    counts = [0] * DESIGNS.size
    for work, owner in enumerate(table.owner):
        design = table.rules.design[work]
        if owner == hand and design != NO_DESIGN:
            counts[design] += 1
    return sum([table.rules.set_value[count] for count in counts])
