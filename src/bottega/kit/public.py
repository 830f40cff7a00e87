"""The functions of `play` for users: seats and moves may be anything with `__index__`, such as numpy ints.

Rules and bots call `play` itself, which takes only `int`.
"""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

from bottega.kit import play
from bottega.kit.events import SILENT, Event, Line, Log
from bottega.kit.luck import Luck
from bottega.kit.moves import Move, Refusal
from bottega.kit.seats import Seat
from bottega.kit.state import B, State


def question(s: State[B], seat: SupportsIndex) -> Line:
    """The question to an awaited seat."""
    return play.question(s, index(seat))


def legal_moves(s: State[B], seat: SupportsIndex) -> list[Move]:
    """All legal moves of the seat now."""
    return play.legal_moves(s, index(seat))


def refusals(s: State[B], seat: SupportsIndex) -> list[Refusal]:
    """Moves that a player might expect now, and why they are not allowed."""
    return play.refusals(s, index(seat))


def sample(s: State[B], seat: SupportsIndex, luck: Luck) -> Move:
    """A uniform random legal move of an awaited seat."""
    return play.sample(s, index(seat), luck)


def apply(s: State[B], seat: SupportsIndex, move: SupportsIndex) -> list[Event]:
    """Play a move; raises IllegalMove and changes nothing unless `legal_moves` has it."""
    return play.apply(s, index(seat), index(move))


def apply_unchecked(s: State[B], seat: SupportsIndex, move: SupportsIndex, log: Log = SILENT) -> Seat:
    """Like `apply`, without a check and, unless there is a log, without events; for searches.

    Returns the first seat to choose next; NOBODY if the game is over.
    """
    return play.apply_unchecked(s, index(seat), index(move), log)
