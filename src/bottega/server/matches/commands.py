"""What a match is asked, and what it answers: plain data both ways."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bottega.kit.seats import Seat

# --- commands ---------------------------------------------------------------------------------------


class SayMove(Struct, frozen=True):
    """Play a move that was offered to the seat at that ply."""

    seat: Seat
    ply: int
    text: str
    key: str


class TakeBack(Struct, frozen=True):
    """Undo the last move, which was made by one of these seats, all held by the one who asks."""

    seats: tuple[Seat, ...]
    ply: int
    key: str


class GiveUp(Struct, frozen=True):
    """Resign, or end the match without a result: one of the texts of `giving_up.py`."""

    seat: Seat
    text: str
    key: str
    ply: int = 0  # whatever happened meanwhile, it is meant


Command = SayMove | TakeBack | GiveUp

# --- answers ----------------------------------------------------------------------------------------


class Done(Struct, frozen=True):
    """The command is in the log at this ply."""

    ply: int


class Denied(Struct, frozen=True):
    """The command is not done, and why."""

    code: str


Reply = Done | Denied
To = Callable[[Reply], None]  # the match never looks at it; it comes back with the answer
