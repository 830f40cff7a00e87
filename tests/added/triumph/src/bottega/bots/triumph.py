"""Triumph: what a good player looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from bottega.bots.evaluator import Evaluator, SearchParams
from bottega.games.triumph.pieces import Table
from bottega.kit.events import HIDDEN
from bottega.kit.seats import clockwise

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.seats import Seat


@final
class TriumphEvaluator(Evaluator):
    """Points, hopes for the trick that lies there, and high cards that are still in hand."""

    def __init__(self) -> None:
        super().__init__(["points", "trick", "hand"], SearchParams(spread=2.0, horizon=12))

    def counts(self, board: Board, seat: Seat) -> list[float]:
        assert isinstance(board, Table)
        ranks = [board.rules.rank[card] for card in board.hands[seat] if card != HIDDEN]
        return [float(board.result().scores[seat]), hope(board, seat), 0.1 * sum(ranks)]


def hope(table: Table, seat: Seat) -> float:
    """The higher one's card, if it is the strongest so far."""
    if not table.trick:
        return 0.0
    best = max(table.trick, key=table.strength)
    player = clockwise(table.leader, table.rules.seats)[table.trick.index(best)]
    return 0.3 * table.rules.rank[best] if player == seat else 0.0
