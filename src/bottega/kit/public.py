"""What `bottega.kit` offers of `play`. A seat or a move may be anything with `__index__`, such as numpy's.

The rules and the bots call `play` itself, which takes nothing but `int`.
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
    """What an awaited seat is asked."""
    return play.question(s, index(seat))


def legal_moves(s: State[B], seat: SupportsIndex) -> list[Move]:
    """Everything the seat may choose now."""
    return play.legal_moves(s, index(seat))


def refusals(s: State[B], seat: SupportsIndex) -> list[Refusal]:
    """What the seat might expect to be offered now, and why it is not."""
    return play.refusals(s, index(seat))


def sample(s: State[B], seat: SupportsIndex, luck: Luck) -> Move:
    """One of the legal moves of an awaited seat, each as likely."""
    return play.sample(s, index(seat), luck)


def apply(s: State[B], seat: SupportsIndex, move: SupportsIndex) -> list[Event]:
    """Play a move: legal if and only if offered; else IllegalMove, and nothing changed."""
    return play.apply(s, index(seat), index(move))


def apply_unchecked(s: State[B], seat: SupportsIndex, move: SupportsIndex, log: Log = SILENT) -> Seat:
    """The same without check, and without events unless there is a log: for search.

    Answers who chooses next, the first of several; NOBODY: the game is over.
    """
    return play.apply_unchecked(s, index(seat), index(move), log)
