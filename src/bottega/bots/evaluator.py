"""What a good player of a game looks at, in words. Every bot but the random one goes by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.moves import Move
    from bottega.kit.seats import Seat
    from bottega.kit.state import State


@final
class SearchParams:
    """How it pays to search in a game; found by trying (docs/bots.md)."""

    def __init__(
        self,
        spread: float,
        horizon: int,
        rivalry: float = 1.0,
        contact: bool = True,
        tries: int = 3,
        explore: float = 0.35,
        trust: float = 1.0,
        beliefs: bool = False,
    ) -> None:
        self.spread: Final = spread  # points that make a clear difference
        self.horizon: Final = horizon  # decisions to look ahead
        self.rivalry: Final = rivalry  # how much a point of the best rival weighs against one's own
        self.contact: Final = (
            contact  # whether rivals' answers are worth searching, or are taken as they come
        )
        self.tries: Final = tries  # moves that somebody who plays on in mind looks at, two or more
        self.explore: Final = explore  # how curious one is about what was tried little
        self.trust: Final = trust  # visits that what a move looks like at once is worth
        self.beliefs: Final = beliefs  # whether others choose things in secret that sense can tell


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """How good a board is for a seat, as a sum of things that have names."""

    def __init__(self, names: list[str], params: SearchParams) -> None:
        self.names: Final = names
        self.params: Final = params

    def params_for(self, seats: int) -> SearchParams:
        """How to search with so many at the table."""
        return self.params

    def together(self, first: Board, later: Board) -> bool:
        """Whether a later choice of one's own is searched with the first, or is taken as it comes."""
        return True

    def counts(self, board: Board, seat: Seat) -> list[float]:
        """How much of each there is for a seat, in points; hidden things count nothing."""
        raise NotImplementedError

    def value(self, board: Board, seat: Seat) -> float:
        """All of it together."""
        total = 0.0
        for count in self.counts(board, seat):
            total += count
        return total

    def foreseen(self, s: State[Board], seat: Seat, moves: list[Move]) -> list[float]:
        """What `value` will be after each of these moves, if that can be told faster than by playing them.

        The moves answer one question, which only this seat is asked. Nothing is foreseen by default.
        """
        return []

    def outlook(self, board: Board, seat: Seat) -> float:
        """What it will come to, as far as one can tell where one stops playing on in mind."""
        return self.value(board, seat)

    def sense(self, board: Board, seat: Seat) -> float:
        """How sensible it would have been of this seat to choose in secret what this world says it chose."""
        return 0.0


@final
class PointsEvaluator(Evaluator):
    """For a game that nobody has judged yet: what one would score if it ended now."""

    def __init__(self) -> None:
        super().__init__(["points"], SearchParams(spread=4.0, horizon=16))

    def counts(self, board: Board, seat: Seat) -> list[float]:
        return [float(board.result().scores[seat])]
