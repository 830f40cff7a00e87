"""What lies on the table: the heaps, and what everyone took."""

from __future__ import annotations

from typing import Final, final

from bottega.games.nim.sheet import Sheet
from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.piece import piece
from bottega.kit.result import Result
from bottega.kit.seats import NOBODY, Seat


@final
@piece
class Heaps(Board):
    """Stones by heap and by seat, and who took some last."""

    rules: Final[Sheet]
    heaps: Final[list[int]]
    taken: Final[list[int]]
    last: Seat

    def masked(self, viewer: Seat) -> Heaps:
        """Nothing is hidden."""
        return self.copy()

    def filled(self, viewer: Seat, luck: Luck) -> Heaps:
        """There is nothing to guess."""
        return self.copy()

    def result(self) -> Result:
        """§3. Whoever took the last stone has the only point."""
        won = NOBODY if any(self.heaps) else self.last
        return Result(
            [{"last": int(seat == won)} for seat in range(self.rules.seats)], [{}] * self.rules.seats
        )

    def conserved(self) -> dict[str, int]:
        return {"stones": sum(self.heaps) + sum(self.taken)}


def deal(rules: Sheet, luck: Luck) -> Heaps:
    """§1. The heaps are the same in every match."""
    return Heaps(rules=rules, heaps=rules.stones[:], taken=[0] * rules.seats, last=NOBODY)
