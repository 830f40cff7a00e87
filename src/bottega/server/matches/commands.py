"""What a match is asked, and what it wants done: plain data both ways."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bottega.kit.phrases import Event, Line, Seat
from bottega.server.store.rows import Entry

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
    """Resign, or abandon a match with bots: one of the texts of `giving_up.py`."""

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

# --- effects ----------------------------------------------------------------------------------------


class Happened(Struct, frozen=True):
    """What an entry of the log brought about."""

    ply: int
    events: list[Event]
    back: int | None = None
    bot: str = ""  # the bot that chose, in its own seat or in another's
    stood_in: Seat | None = None  # the seat of the person it chose for
    line: Line | None = None  # what the house tells of it, where the game has nothing to tell


class Append(Struct, frozen=True):
    """Write this entry; then say `appended`, `beaten` or `lost`."""

    entry: Entry


class Fetch(Struct, frozen=True):
    """Read the log after this ply; then say `fetched` or `unreachable`."""

    after: int


class Answer(Struct, frozen=True):
    """Tell the one who asked."""

    to: To
    reply: Reply


class Publish(Struct, frozen=True):
    """Tell the other nodes: it is committed."""

    entry: Entry


class Tell(Struct, frozen=True):
    """Tell everyone here who watches."""

    entry: Entry
    happened: Happened


class Wake(Struct, frozen=True):
    """A bot is asked to choose at this ply."""

    seat: Seat
    bot: str
    ply: int


class Finish(Struct, frozen=True):
    """The match is over."""


class Trouble(Struct, frozen=True):
    """Something stumbled that should not: somebody must look at it."""

    error: Exception


Effect = Append | Fetch | Answer | Publish | Tell | Wake | Finish | Trouble
