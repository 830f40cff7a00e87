"""What a match wants done, as plain data."""

from __future__ import annotations

from msgspec import Struct

from bottega.kit.events import Event, Line
from bottega.kit.seats import Seat
from bottega.server.matches.commands import Reply, To
from bottega.server.store.rows import Entry


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
