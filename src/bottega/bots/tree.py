"""The tree of a search: what each seat has tried where, and what came of it."""

from __future__ import annotations

from math import log, sqrt, tanh
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from bottega.bots.merit import Manner
    from bottega.kit.phrases import Seat
    from bottega.kit.words import Move

WIDE: Final = 1.2


@final
class Arm:
    """A move one may try."""

    def __init__(self, move: Move, merit: float) -> None:
        self.move: Final = move
        self.merit: Final = merit  # what it brings at once: those that bring more are tried first
        self.visits = 0
        self.total = 0.0
        self.seen = 0  # how often it could have been tried

    def mean(self) -> float:
        """What it brought so far."""
        return self.total / self.visits if self.visits else 0.0


@final
class Fork:
    """A choice of one seat: the same whatever is hidden from it, but not every arm is there in each world."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat
        self.arms: Final[dict[Move, Arm]] = {}
        self.visits = 0

    def width(self) -> int:
        """How many arms are tried: more, the more often one comes by."""
        return 2 + int(WIDE * sqrt(self.visits))

    def pick(self, known: list[Arm], manner: Manner) -> Arm:
        """Of the arms that are there in this world, best looking first, the one to try now."""
        best, most, top = known[0], -1.0, known[0].merit
        for arm in known[: self.width()]:
            arm.seen += 1
            looks = 0.5 + 0.5 * tanh((arm.merit - top) / manner.spread)
            mean = (arm.total + manner.trust * looks) / (arm.visits + manner.trust)
            worth = mean + manner.explore * sqrt(log(arm.seen + 1.0) / (arm.visits + 1.0))
            if worth > most:
                best, most = arm, worth
        self.visits += 1
        return best


@final
class Node:
    """A place in the tree, reached by the same moves; several choose here when they choose at once."""

    def __init__(self) -> None:
        self.forks: Final[dict[Seat, Fork]] = {}
        self.children: Final[dict[int, Node]] = {}

    def fork(self, seat: Seat) -> Fork:
        """The choice of a seat here."""
        found = self.forks.get(seat)
        if found is None:
            found = Fork(seat)
            self.forks[seat] = found
        return found

    def child(self, key: int) -> Node:
        """Where these moves lead."""
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found
