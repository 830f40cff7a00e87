"""Les Inventeurs: what an outlook can be made of."""

from __future__ import annotations

from typing import Final

from bottega.bots.evaluators import EVALUATORS
from bottega.games.inventors.names import ERAS, FIRST_POINTS, KINDS, NUMBER
from bottega.games.inventors.pieces import GONE, LEVELS_EACH, Table
from bottega.games.inventors.scoring import goals, runs
from bottega.kit.board import Board
from bottega.kit.seats import Seat

FURTHER: Final = ["goals", "runs", "inventions", "progress", "numbers", "led", "followed", "levels", "first"]


def standing(board: Board, seat: Seat) -> list[float]:
    """What there is, in the order of the names."""
    assert isinstance(board, Table)
    held = board.tokens[seat * KINDS : (seat + 1) * KINDS]
    return [
        *EVALUATORS["inventors"].counts(board, seat),
        float(goals(board, seat)),
        float(runs(board, seat)),
        float(board.owner.count(seat)),
        float(sum(held[:FIRST_POINTS])),
        float(held[NUMBER]),
        *led(board, seat),
        float(sum(board.levels[seat * LEVELS_EACH : (seat + 1) * LEVELS_EACH])),
        1.0 if board.statuette == seat else 0.0,
    ]


def led(table: Table, seat: Seat) -> tuple[float, float]:
    """The points of inventions in which one leads, and in which one follows, by how full they are."""
    leads = follows = 0.0
    for place in range(table.rules.places):
        mine = 0 if table.laid[place] == GONE else table.contribution(place, seat)
        if mine:
            cubes = [table.contribution(place, other) for other in range(table.rules.seats)]
            full = sum(cubes) / (sum(cubes) + table.room(place))
            worth = table.rules.points[table.laid[place]] * full
            if mine == max(cubes):
                leads += worth
            else:
                follows += worth
    return leads, follows


def phase(board: Board) -> float:
    """By eras, and by inventions in an era."""
    assert isinstance(board, Table)
    return max(0.0, (board.era - board.left / board.rules.places) / ERAS)
