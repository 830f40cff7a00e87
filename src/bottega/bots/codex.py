"""Codex Naturalis: what a good player looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from bottega.bots.codex_goals import earned, goals_of
from bottega.bots.codex_outlook import expected, payable
from bottega.bots.evaluator import Evaluator, SearchParams
from bottega.games.codex.pieces import Table

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.seats import Seat


@final
class CodexEvaluator(Evaluator):
    """Points, objectives, cards in hand that can be paid for, symbols in sight, open spots."""

    def __init__(self) -> None:
        super().__init__(
            ["points", "objectives", "payable", "symbols", "room"],
            SearchParams(spread=5.0, horizon=12, contact=False, tries=8, explore=0.2, trust=4.0),
        )

    def counts(self, board: Board, seat: Seat) -> list[float]:
        assert isinstance(board, Table)
        area = board.areas[seat]
        goals = 0
        for goal in goals_of(board, seat):
            goals += earned(goal, area)
        symbols = area.symbols
        sights = symbols[0] + symbols[1] + symbols[2] + symbols[3] + symbols[4] + symbols[5] + symbols[6]
        ready = payable(board, seat)
        return [float(area.points), 0.6 * goals, 0.3 * ready, 0.1 * sights, 0.03 * len(area.open)]

    def outlook(self, board: Board, seat: Seat) -> float:
        """What is begun counts, too."""
        assert isinstance(board, Table)
        return expected(board, seat)
