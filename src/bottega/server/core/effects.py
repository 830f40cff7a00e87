"""Effects that a match asks for, as plain data."""

from __future__ import annotations

from msgspec import Struct

from bottega.kit.events import Event, Line
from bottega.kit.seats import Seat
from bottega.server.core.commands import Reply, To
from bottega.server.core.store.rows import Entry


class Happened(Struct, frozen=True):
    """What a log entry changed, for viewers."""

    ply: int
    events: list[Event]
    back: int | None = None
    bot: str = ""  # the bot that chose, in its own seat or for a person
    stood_in: Seat | None = None  # the seat of the absent person it chose for
    forced: bool = False  # the only legal move, and every viewer could know that
    line: Line | None = None  # our own line, where the game has no event


class Append(Struct, frozen=True):
    """Append this entry; then call `appended`, `beaten` or `lost`."""

    entry: Entry


class Fetch(Struct, frozen=True):
    """Read the log after this ply; then call `fetched` or `unreachable`."""

    after: int


class Answer(Struct, frozen=True):
    """Reply to the sender of a command."""

    to: To
    reply: Reply


class Publish(Struct, frozen=True):
    """Publish a committed entry to other nodes."""

    entry: Entry


class Tell(Struct, frozen=True):
    """Send the update to local viewers."""

    entry: Entry
    happened: Happened


class Wake(Struct, frozen=True):
    """Ask a bot to choose at this ply."""

    seat: Seat
    bot: str
    ply: int


class Finish(Struct, frozen=True):
    """The match is over."""


class Failure(Struct, frozen=True):
    """An error in our code."""

    error: Exception


Effect = Append | Fetch | Answer | Publish | Tell | Wake | Finish | Failure
