"""What the next card would bring a hand: levels, points, works within reach. Counted, not advised."""

from __future__ import annotations

from bottega.games.workshop.names import DISCIPLINES, SIX, WORKS
from bottega.games.workshop.phases.plays import open_works
from bottega.games.workshop.picture.shapes import Outlook, Rise
from bottega.games.workshop.pieces import Table
from bottega.games.workshop.scoring import total
from bottega.kit.piles import changed


def outlook(table: Table, hand: int) -> Outlook:
    """§4.1, §4.2. Each discipline with one more study card, and those in play with one more practice card."""
    levels = table.levels[hand * SIX : hand * SIX + SIX]
    practice = table.rules.practice
    return Outlook(
        study={name: rise(table, hand, at, 1) for at, name in enumerate(DISCIPLINES.names)},
        practice={
            name: rise(table, hand, at, practice) for at, name in enumerate(DISCIPLINES.names) if levels[at]
        },
    )


def rise(table: Table, hand: int, discipline: int, levels: int) -> Rise:
    """What so many levels more would change."""
    then = table.copy()
    level = then.raise_level(hand, discipline, levels)
    opened = set(open_works(then, hand)) - set(open_works(table, hand))
    points = total(then, hand) - total(table, hand)
    return Rise(level, points, [WORKS.names[work] for work in sorted(opened)])


def worth(table: Table, work: int) -> list[int]:
    """§1.3, §1.4. The points that a work would bring each hand."""
    points: list[int] = []
    for hand in range(table.rules.hands):
        then = table.copy()
        then.owner = changed(then.owner, work, hand)
        points.append(total(then, hand) - total(table, hand))
    return points
