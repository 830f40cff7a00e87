"""Rows of the store as plain data."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import astuple

from bottega.server.core.kinds import Casual, Kind
from bottega.server.core.time_control import NoClock, TimeControl
from bottega.server.platform.ids import Id


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """An entry of a match's log: the text of a move, or the ply that an undo returns to."""

    match: Id
    ply: int
    seat: int
    text: str
    key: str  # recognises a client's retry
    back: int | None = None
    at: float = 0.0  # seconds since 1970, by the clock of the database


class Drawn(msgspec.Struct, frozen=True, array_like=True):
    """A redraw: after so many moves, what a seat could not know was drawn from another seed."""

    after: int
    seat: int
    seed: str
    digest: str


class Head(msgspec.Struct, frozen=True):
    """The setup of a match. Only `over` changes."""

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
    bots: list[str]  # the bot in each seat; empty for a person
    guests: list[Id] = []  # who held each seat at the deal, 0 for a bot; empty in earlier releases
    kind: Kind = Casual()
    clock: TimeControl = NoClock()
    stand_in: str = ""  # the bot that plays for absent people
    began: float = 0.0  # seconds since 1970
    over: bool = False
    draws: list[Drawn] = []


class TableRow(msgspec.Struct, frozen=True):
    """A table's document, with the columns of its queries."""

    id: Id
    version: int  # raised by each change
    listed: bool  # in the lobby
    guests: list[Id]
    document: bytes


class Wanted(msgspec.Struct, frozen=True):
    """A search in the lobby; empty fields match everything."""

    game: str = ""
    speed: str = ""  # live, daily, or none
    free: bool = False  # with an open seat
    levels: tuple[int, int] | None = None  # the range of mean levels of its players
    among: frozenset[Id] | None = None  # no tables but these
    each: int = 1000  # most tables of one host


class Remark(msgspec.Struct, frozen=True, array_like=True):
    """A chat message. The store numbers the remarks of a table from 1."""

    table: Id
    number: int
    guest: Id
    seat: int  # -1: a spectator's
    name: str
    text: str
    key: str  # recognises a client's retry
    at: int = 0  # seconds since 1970


class Browser(msgspec.Struct, frozen=True):
    """A browser in which a guest is signed in. Times are seconds since 1970."""

    id: Id
    guest: Id
    name: str  # such as `Firefox · Linux`
    made: int
    used: int  # to the hour
    proved: int = 0  # the last proof here: a passkey or a mailed link
    keyed: int = 0  # the last proof by passkey


class Guest(msgspec.Struct, frozen=True):
    """A person's id and name. A new epoch revokes all older cookies."""

    id: Id
    name: str
    epoch: int = 0
    browser: Browser | None = None  # the one of this request


class Ticket(msgspec.Struct, frozen=True):
    """The content of a cookie. Cookies of earlier releases have browser 0."""

    guest: Id
    epoch: int
    browser: Id = 0


def ticket_of(guest: Guest) -> Ticket:
    """The content of this guest's cookie."""
    return Ticket(guest.id, guest.epoch, guest.browser.id if guest.browser else 0)


def columns(rows: Iterable[msgspec.Struct]) -> list[list[object]]:
    """The values of some rows, field by field, for statements with arrays."""
    return [list(column) for column in zip(*map(astuple, rows), strict=True)]
