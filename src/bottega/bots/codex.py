"""Codex Naturalis: what a good player looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from bottega.bots.merit import Merit
from bottega.games.codex.pieces import Table

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.phrases import Seat


@final
class CodexMerit(Merit):
    """Points, objectives, cards in hand that can be paid for, symbols in sight, open spots."""

    def __init__(self) -> None:
        super().__init__(["points", "objectives", "payable", "symbols", "room"])

    def counts(self, board: Board, seat: Seat) -> list[float]:
        assert isinstance(board, Table)
        area, sheet = board.areas[seat], board.rules
        ready = 0
        for card in board.hands[seat]:
            if card >= 0 and area.affords(card):
                ready += sheet.points[card]
        goals = sum(board.earned(seat)) if board.common else 0
        return [
            float(area.points),
            0.6 * goals,
            0.3 * ready,
            0.1 * sum(area.symbols[:7]),
            0.03 * len(area.open),
        ]
