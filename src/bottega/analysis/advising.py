"""Recommends the move that the analysis finds best: the same move for each request."""

from __future__ import annotations

from statistics import fmean

from msgspec import Struct

from bottega.analysis.levels import QUICK
from bottega.analysis.weighing import weigh
from bottega.bots.reasons import foreseen
from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.seats import Seat
from bottega.kit.state import State


class Advice(Struct, frozen=True):
    """A move, and the reason for it."""

    move: str
    why: str


def advise(view: State[Board], seat: Seat) -> Advice:
    """What a quick analysis of this view would call the best move."""
    weighed = weigh(view, seat, None, QUICK)
    best = max(weighed.after, key=lambda move: fmean(weighed.after[move].leads))
    why = foreseen(view, seat, best, Luck(weighed.seed, "why"))
    return Advice(view.setup.game.words.text(best), why)
