"""Codex Naturalis: what a good player looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from bottega.bots.codex_foresight import GOALS, READY, ROOM, SIGHT, foreseen, sights
from bottega.bots.codex_goals import earned, goals_of
from bottega.bots.codex_outlook import expected, payable
from bottega.bots.evaluator import Evaluator, SearchParams
from bottega.games.codex.pieces import Table

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.moves import Move
    from bottega.kit.seats import Seat
    from bottega.kit.state import State


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
        ready = payable(board.rules, board.hands[seat], area.symbols)
        return [
            float(area.points),
            GOALS * goals,
            READY * ready,
            SIGHT * sights(area.symbols),
            ROOM * len(area.open),
        ]

    def foreseen(self, s: State[Board], seat: Seat, moves: list[Move]) -> list[float]:
        assert isinstance(s.board, Table)
        return foreseen(s.board, seat, moves)

    def outlook(self, board: Board, seat: Seat) -> float:
        """What is begun counts, too."""
        assert isinstance(board, Table)
        return expected(board, seat)
