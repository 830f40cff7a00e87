"""What a good player of a game looks at, in words. The greedy bot goes by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.phrases import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Merit:
    """How good a board is for a seat, as a sum of things that have names."""

    def __init__(self, names: list[str]) -> None:
        self.names: Final = names

    def counts(self, board: Board, seat: Seat) -> list[float]:
        """How much of each there is for a seat, in points."""
        raise NotImplementedError

    def value(self, board: Board, seat: Seat) -> float:
        """All of it together."""
        total = 0.0
        for count in self.counts(board, seat):
            total += count
        return total
