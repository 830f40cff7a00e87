"""The Workshop of Leonardo: what a good player looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.bots.merit import Manner, Merit
from bottega.games.workshop.names import FIRST_WORK_PLACE, SIX
from bottega.games.workshop.pieces import Table
from bottega.games.workshop.scoring import total

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.phrases import Seat

ALONE: Final = Manner(spread=5.0, horizon=12, contact=False, tries=8, explore=0.15)


@final
class WorkshopMerit(Merit):
    """Points, levels, how near the works in the middle are, and cards to play."""

    def __init__(self) -> None:
        super().__init__(
            ["points", "levels", "works", "cards"], Manner(spread=5.0, horizon=40, contact=False)
        )

    def manner_for(self, seats: int) -> Manner:
        """Who plays alone looks less far ahead, and more closely."""
        return ALONE if seats == 1 else self.manner

    def counts(self, board: Board, seat: Seat) -> list[float]:
        assert isinstance(board, Table)
        if board.rules.hands == board.rules.seats:
            return hand_counts(board, seat)
        sums = [0.0] * len(self.names)  # one person holds all hands
        for hand in range(board.rules.hands):
            for place, count in enumerate(hand_counts(board, hand)):
                sums[place] += count
        return sums


def hand_counts(table: Table, hand: int) -> list[float]:
    """One hand."""
    levels = 0.0
    for at in range(hand * SIX, hand * SIX + SIX):
        levels += min(table.levels[at], 4)
    return [float(total(table, hand)), 0.2 * levels, 0.1 * works(table, hand), 0.2 * len(table.hands[hand])]


def works(table: Table, hand: int) -> float:
    """What each work in the middle would bring, by how much of what it asks is there."""
    hope = 0.0
    for work in table.rows[FIRST_WORK_PLACE:]:
        if work < 0:
            continue
        asks = table.rules.asks[work]
        asked = had = 0
        for n in range(0, len(asks), 2):
            asked += asks[n + 1]
            had += min(asks[n + 1], table.levels[hand * SIX + asks[n]])
        hope += (table.rules.worth[work] or 4) * had / asked if asked else 0.0
    return hope
