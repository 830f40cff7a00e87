"""§7.2. What each hand is worth at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.workshop.names import DESIGNS, DISCIPLINES, EFFECTS, FIVE, PATRONS, SIX, WORKS
from bottega.kit.result import Brought

if TYPE_CHECKING:
    from bottega.games.workshop.pieces import Table

PER_DISCIPLINE: Final = 2
PER_HIGH_LEVEL: Final = 3
HIGH_LEVEL: Final = 4
ALL_SIX: Final = 3


def disciplines(table: Table, hand: int) -> int:
    """How many disciplines a hand has in play."""
    count = 0
    for at in range(hand * SIX, hand * SIX + SIX):
        if table.levels[at]:
            count += 1
    return count


def parts(table: Table, hand: int) -> dict[str, int]:
    """The points of a hand and what they are made of."""
    studied = disciplines(table, hand)
    return {
        "disciplines": PER_DISCIPLINE * studied,
        "high_levels": high_levels(table, hand),
        "all_six": all_six(studied),
        "leonardo": leonardo(table, hand),
        "patrons": patrons(table, hand),
        "unfinished": unfinished(table, hand),
    }


def total(table: Table, hand: int) -> int:
    """All points of a hand."""
    return sum(parts(table, hand).values())


def all_six(studied: int) -> int:
    """Points for having every discipline in play."""
    return ALL_SIX if studied == SIX else 0


def high_levels(table: Table, hand: int) -> int:
    """Points for what was learned well."""
    points = 0
    for at in range(hand * SIX, hand * SIX + SIX):
        if table.levels[at] >= HIGH_LEVEL:
            points += PER_HIGH_LEVEL
    return points


def leonardo(table: Table, hand: int) -> int:
    """§5.1. The points of the Leonardo cards that have any."""
    earned = 0
    for effect, points in enumerate(table.rules.points):
        if points:
            earned += table.visits[hand * FIVE + effect] * points
    return earned


def patrons(table: Table, hand: int) -> int:
    """The fixed points of patrons; unfinished works have none of their own."""
    points = 0
    for work in range(PATRONS):
        if table.owner[work] == hand:
            points += table.rules.worth[work]
    return points


def unfinished(table: Table, hand: int) -> int:
    """Points for each design, by how many cards of it a hand has."""
    return sets(table, designs(table, hand))


def sets(table: Table, owned: list[int]) -> int:
    """The same for whoever has counted the cards already."""
    points = 0
    for count in owned:
        points += table.rules.set_value[count]
    return points


def designs(table: Table, hand: int) -> list[int]:
    """How many cards of each design a hand has."""
    owner, design = table.owner, table.rules.design
    counts = [0] * DESIGNS.size
    for work in range(PATRONS, WORKS.size):
        if owner[work] == hand:
            counts[design[work]] += 1
    return counts


def brought(table: Table, hand: int) -> list[Brought]:
    """§5.1, §7.2. What each discipline, Leonardo card, patron and design brought a hand."""
    rules, levels = table.rules, table.levels[hand * SIX : hand * SIX + SIX]
    visits = table.visits[hand * FIVE : hand * FIVE + FIVE]
    told = [Brought("disciplines", DISCIPLINES, n, PER_DISCIPLINE if levels[n] else 0) for n in range(SIX)]
    told += [
        Brought("high_levels", DISCIPLINES, n, PER_HIGH_LEVEL if levels[n] >= HIGH_LEVEL else 0)
        for n in range(SIX)
    ]
    told += [Brought("leonardo", EFFECTS, n, count * rules.points[n]) for n, count in enumerate(visits)]
    told += [
        Brought("patrons", WORKS, work, rules.worth[work])
        for work in range(PATRONS)
        if table.owner[work] == hand
    ]
    told += [
        Brought("unfinished", DESIGNS, design, rules.set_value[count])
        for design, count in enumerate(designs(table, hand))
    ]
    return [one for one in told if one.points]
