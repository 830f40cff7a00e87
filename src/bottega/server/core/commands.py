"""Commands to a match and its replies, as plain data."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bottega.kit.seats import Seat

# --- commands ---------------------------------------------------------------------------------------


class SayMove(Struct, frozen=True):
    """Play a move that the seat was offered at that ply."""

    seat: Seat
    ply: int
    text: str
    key: str


class TakeBack(Struct, frozen=True):
    """Undo the last move. The caller holds all these seats, and one of them made it."""

    seats: tuple[Seat, ...]
    ply: int
    key: str


class GiveUp(Struct, frozen=True):
    """Resign, or end the match without a result. `text` is one of those in `giving_up.py`."""

    seat: Seat
    text: str
    key: str
    ply: int = 0  # 0: valid whatever happened meanwhile


Command = SayMove | TakeBack | GiveUp

# --- answers ----------------------------------------------------------------------------------------


class Done(Struct, frozen=True):
    """The command is in the log at this ply."""

    ply: int


class Denied(Struct, frozen=True):
    """The command was refused, with the reason."""

    code: str


Reply = Done | Denied
To = Callable[[Reply], None]  # opaque to the match: the reply carries it
