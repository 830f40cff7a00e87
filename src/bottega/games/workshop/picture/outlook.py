"""What the next card would bring a hand: levels, points, works within reach. Counted, not advised."""

from __future__ import annotations

from typing import Final

from bottega.games.workshop.names import DISCIPLINES, SIX, WORKS
from bottega.games.workshop.phases.plays import open_works
from bottega.games.workshop.picture.shapes import Outlook, Rise
from bottega.games.workshop.pieces import Table
from bottega.games.workshop.scoring import total
from bottega.kit.piles import changed


def outlook(table: Table, hand: int) -> Outlook:
    """§4.1, §4.2. Each discipline with one more study card, and those in play with one more practice card."""
    levels = table.levels[hand * SIX : hand * SIX + SIX]
    now = Reach(table, hand)
    return Outlook(
        study={name: now.rise(at, 1) for at, name in enumerate(DISCIPLINES.names)},
        practice={
            name: now.rise(at, table.rules.practice)
            for at, name in enumerate(DISCIPLINES.names)
            if levels[at]
        },
    )


class Reach:
    """What a hand has and could take as things are."""

    def __init__(self, table: Table, hand: int) -> None:
        self.table: Final = table
        self.hand: Final = hand
        self.points: Final = total(table, hand)
        self.works: Final = set(open_works(table, hand))

    def rise(self, discipline: int, levels: int) -> Rise:
        """What so many levels more would change."""
        then = self.table.copy()
        level = then.raise_level(self.hand, discipline, levels)
        opened = set(open_works(then, self.hand)) - self.works
        return Rise(
            level, total(then, self.hand) - self.points, [WORKS.names[work] for work in sorted(opened)]
        )


def worth(table: Table, work: int, totals: list[int]) -> list[int]:
    """§1.3, §1.4. The points that a work would bring each hand beyond those it has."""
    then = table.copy()
    points: list[int] = []
    for hand, before in enumerate(totals):
        then.owner = changed(table.owner, work, hand)
        points.append(total(then, hand) - before)
    return points
