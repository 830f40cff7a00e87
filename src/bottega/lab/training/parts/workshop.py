"""The Workshop of Leonardo: what an outlook can be made of."""

from __future__ import annotations

from typing import Final

from bottega.bots.evaluators import EVALUATORS
from bottega.bots.workshop import turns_left
from bottega.bots.workshop_alone import COPIES, work_cards
from bottega.games.workshop.names import SIX
from bottega.games.workshop.pieces import Table
from bottega.games.workshop.scoring import HIGH_LEVEL, designs
from bottega.kit.board import Board
from bottega.kit.seats import Seat

MANY: Final = 16.0  # with so many turns left a match has just begun
FURTHER: Final = ["height", "half-way", "designs", "work cards", "fatigue"]


def standing(board: Board, seat: Seat) -> list[float]:
    """What there is, in the order of the names."""
    assert isinstance(board, Table)
    levels = board.levels[seat * SIX : (seat + 1) * SIX]
    return [
        *EVALUATORS["workshop"].counts(board, seat),
        float(sum(min(level, HIGH_LEVEL) for level in levels)),
        float(sum(2 <= level < HIGH_LEVEL for level in levels)),
        float(sum(count for count in designs(board, seat) if count < COPIES)),
        float(work_cards(board, seat)),
        1.0 if board.fatigue == seat else 0.0,
    ]


def phase(board: Board) -> float:
    """By the turns that are left."""
    assert isinstance(board, Table)
    return max(0.0, 1.0 - turns_left(board) / MANY)
