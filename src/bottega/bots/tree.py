"""The tree of a search: what each seat has tried where, and what came of it."""

from __future__ import annotations

from math import log, sqrt, tanh
from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from bottega.bots.evaluator import SearchParams
    from bottega.kit.moves import Move
    from bottega.kit.seats import Seat

WIDE: Final = 1.2


@final
class Edge:
    """A move one may try."""

    def __init__(self, move: Move, value: float) -> None:
        self.move: Final = move
        self.value: Final = value  # what it brings at once: those that bring more are tried first
        self.visits = 0
        self.total = 0.0
        self.seen = 0  # how often it could have been tried

    def mean(self) -> float:
        """What it brought so far."""
        return self.total / self.visits if self.visits else 0.0


@final
class DecisionNode:
    """A choice of one seat: the same whatever is hidden from it, but not each edge is there in all worlds."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat
        self.edges: Final[dict[Move, Edge]] = {}
        self.visits = 0

    def width(self) -> int:
        """How many edges are tried: more, the more often one comes by."""
        return 2 + int(WIDE * sqrt(self.visits))

    def pick(self, known: list[Edge], params: SearchParams) -> Edge:
        """Of the edges that are there in this world, best looking first, the one to try now."""
        best, most, top = known[0], -1.0, known[0].value
        for edge in known[: self.width()]:
            edge.seen += 1
            looks = 0.5 + 0.5 * tanh((edge.value - top) / params.spread)
            mean = (edge.total + params.trust * looks) / (edge.visits + params.trust)
            worth = mean + params.explore * sqrt(log(edge.seen + 1.0) / (edge.visits + 1.0))
            if worth > most:
                best, most = edge, worth
        self.visits += 1
        return best


@final
class Node:
    """A place in the tree, reached by the same moves; several choose here when they choose at once."""

    def __init__(self) -> None:
        self.decisions: Final[dict[Seat, DecisionNode]] = {}
        self.children: Final[dict[int, Node]] = {}

    def decision(self, seat: Seat) -> DecisionNode:
        """The choice of a seat here."""
        found = self.decisions.get(seat)
        if found is None:
            found = DecisionNode(seat)
            self.decisions[seat] = found
        return found

    def child(self, key: int) -> Node:
        """Where these moves lead."""
        found = self.children.get(key)
        if found is None:
            found = Node()
            self.children[key] = found
        return found
