"""What a store keeps, as plain data."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import astuple

from bottega.server.ids import Id
from bottega.server.protocol import NoClock, TimeControl


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One line of a match's log. A move has its text; an undo says back to which ply."""

    match: Id
    ply: int
    seat: int
    text: str
    key: str  # by which a client's second sending of the same is known
    back: int | None = None
    at: float = 0.0  # seconds since 1970, by the clock of the house


class Source(msgspec.Struct, frozen=True):
    """Where a what-if began: at a ply of a match that was over."""

    match: Id
    ply: int
    root: Id  # the match that is no what-if, at the root of the tree of tries
    moves: int  # that were copied: what follows them in the log is the try
    seat: int  # whose try it is
    known: bool  # whether the deal is as it was, and not what that seat could not know drawn anew


class Drawn(msgspec.Struct, frozen=True, array_like=True):
    """After so many moves what a seat could not know came from another seed, and this is what came of it."""

    after: int
    seat: int
    seed: str
    digest: str


class Head(msgspec.Struct, frozen=True):
    """What a match was started with. It never changes, but for the note that it is over."""

    id: Id
    table: Id
    game: str
    edition: int
    cards: str
    seats: int
    options: dict[str, str]
    seed: str
    server_seed: str
    words: list[str]
    players: list[str]
    bots: list[str]  # the bot's name in its seat; empty for a person
    guests: list[Id] = []  # who held each seat at the deal, 0 for a bot; none in heads of the releases before
    rated: bool = False
    clock: TimeControl = NoClock()
    stand_in: str = ""  # the bot that stands in for who is away
    began: float = 0.0  # seconds since 1970
    forfeits: bool = False  # whether who leaves the match to a stand-in has lost; not in the releases before
    iterations: int = 0  # of a bot's thinking where all are to meet the same bots; 0: it thinks by the clock
    daily: str = ""  # the deal of which day, as `2027-01-15/codex`
    over: bool = False
    source: Source | None = None  # of a what-if
    draws: list[Drawn] = []


class TableRow(msgspec.Struct, frozen=True):
    """A table as the store sees it: its document, and what it is found by."""

    id: Id
    version: int  # raised by one with each change
    listed: bool  # in the lobby for everyone
    guests: list[Id]
    document: bytes


class Wanted(msgspec.Struct, frozen=True):
    """Which tables somebody looks for; what is left empty is left open."""

    game: str = ""
    speed: str = ""  # live, daily, or none
    free: bool = False  # with a seat for whoever comes
    levels: tuple[int, int] | None = None  # how well those play who sit there, on the whole
    among: frozenset[Id] | None = None  # no others than these
    each: int = 1000  # so many of one host


class Remark(msgspec.Struct, frozen=True, array_like=True):
    """Something said at a table beside the game. The store numbers the remarks of a table from 1."""

    table: Id
    number: int
    guest: Id
    seat: int  # or -1: said by one who watches
    name: str
    text: str
    key: str  # by which a second sending of the same is known
    at: int = 0  # seconds since 1970, when it was kept


class Browser(msgspec.Struct, frozen=True):
    """Where a guest is signed in: what a cookie was given to. Times are seconds since 1970."""

    id: Id
    guest: Id
    name: str  # roughly: `Firefox · Linux`
    made: int
    used: int  # to the hour
    proved: int = 0  # when they last showed here that they are who they are: a passkey, a mailed link
    keyed: int = 0  # the same, and it was a passkey


class Guest(msgspec.Struct, frozen=True):
    """A person with a name and no account. A new epoch makes all older cookies worthless."""

    id: Id
    name: str
    epoch: int = 0
    browser: Browser | None = None  # the one they came by


class Ticket(msgspec.Struct, frozen=True):
    """What a cookie says. Those of the releases before name no browser, but 0."""

    guest: Id
    epoch: int
    browser: Id = 0


def ticket_of(guest: Guest) -> Ticket:
    """What the cookie of this guest says."""
    return Ticket(guest.id, guest.epoch, guest.browser.id if guest.browser else 0)


def columns(rows: Iterable[msgspec.Struct]) -> list[list[object]]:
    """The values of some rows, field by field: so one statement writes or asks for them all."""
    return [list(column) for column in zip(*map(astuple, rows), strict=True)]
