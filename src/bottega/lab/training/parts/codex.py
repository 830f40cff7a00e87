"""Codex Naturalis: what an outlook can be made of."""

from __future__ import annotations

from typing import Final

from bottega.bots import codex_outlook
from bottega.bots.codex_outlook import ENOUGH, KINGDOMS
from bottega.games.codex.pieces import Table
from bottega.games.codex.words import BACKS
from bottega.kit.board import Board
from bottega.kit.seats import Seat

FULL: Final = 20  # points that begin the end
NAMES: Final = [
    "points", "objectives", "sets begun", "patterns begun", "payable", "resources", "objects",
    "symbols beyond enough", "not payable", "lacking one symbol", "open spots",
]  # fmt: skip


def standing(board: Board, seat: Seat) -> list[float]:
    """What there is, in the order of the names."""
    assert isinstance(board, Table)
    area = board.areas[seat]
    beyond = sum(max(0, area.symbols[symbol] - ENOUGH) for symbol in range(KINGDOMS))
    unpaid = nearly = 0
    for card in board.hands[seat]:
        if 0 <= card < BACKS and not area.affords(card):
            worth, needs = board.rules.points[card], board.rules.requires[card]
            unpaid += worth
            if sum(max(0, needs[symbol] - area.symbols[symbol]) for symbol in range(KINGDOMS)) == 1:
                nearly += worth
    further = [float(beyond), float(unpaid), float(nearly), float(len(area.open))]
    return codex_outlook.standing(board, seat) + further


def phase(board: Board) -> float:
    """By who is nearest to the points that begin the end."""
    assert isinstance(board, Table)
    return min(1.0, max(area.points for area in board.areas) / FULL)
