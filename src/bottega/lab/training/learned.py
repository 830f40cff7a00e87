"""An evaluator whose outlook is a weighed sum: what it weighs was learned."""

from __future__ import annotations

from typing import Final, final

from msgspec import Struct

from bottega.bots.evaluator import Evaluator, SearchParams
from bottega.bots.evaluators import evaluator_of
from bottega.kit.board import Board
from bottega.kit.errors import SetupError
from bottega.kit.seats import Seat
from bottega.lab.training.parts import PARTS


class Learned(Struct, frozen=True):
    """What a file of weights says: by part the weight when a match begins, and when it ends."""

    horizon: int  # decisions after which a search stops and asks for the outlook
    weights: dict[str, tuple[float, float]]


def total(weights: list[tuple[float, float]], standing: list[float], phase: float) -> float:
    """All parts together; between beginning and end a weight is in proportion."""
    pairs = zip(weights, standing, strict=True)
    return sum(part * (first + phase * (last - first)) for (first, last), part in pairs)


@final
class LearnedEvaluator(Evaluator):
    """Today's evaluator of a game, with a learned outlook."""

    def __init__(self, game: str, learned: Learned) -> None:
        self.today: Final = evaluator_of(game)
        self.parts: Final = PARTS[game]
        super().__init__(self.today.names, to(self.today.params, learned.horizon))
        if sorted(learned.weights) != sorted(self.parts.names):
            found, asked = ", ".join(learned.weights), ", ".join(self.parts.names)
            raise SetupError(f"weighed are {found}; {game} is made of {asked}")
        self.weights: Final = [learned.weights[name] for name in self.parts.names]

    def together(self, first: Board, later: Board) -> bool:
        return self.today.together(first, later)

    def counts(self, board: Board, seat: Seat) -> list[float]:
        return self.today.counts(board, seat)

    def value(self, board: Board, seat: Seat) -> float:
        return self.today.value(board, seat)

    def outlook(self, board: Board, seat: Seat) -> float:
        return total(self.weights, self.parts.standing(board, seat), self.parts.phase(board))

    def sense(self, board: Board, seat: Seat) -> float:
        return self.today.sense(board, seat)


def to(params: SearchParams, horizon: int) -> SearchParams:
    """The same with another horizon."""
    return SearchParams(
        params.spread,
        horizon,
        params.rivalry,
        params.contact,
        params.tries,
        params.explore,
        params.trust,
        params.beliefs,
    )
