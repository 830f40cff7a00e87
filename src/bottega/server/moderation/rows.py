"""Rows of moderation as plain data. Times are seconds since 1970."""

from __future__ import annotations

from typing import Final, get_args

from msgspec import Struct

from bottega.server.core.journal import RulingKind
from bottega.server.platform.ids import Id

KINDS: Final[tuple[RulingKind, ...]] = get_args(RulingKind)
ABOUT_PEOPLE: Final = ("ban", "mute", "name")
# Transient rulings, which a restore does not bring back.
OF_THE_MOMENT: Final = ("announcement", "read_only", "drain")


class Ruling(Struct, frozen=True, kw_only=True):
    """A host's decision, in force until it is lifted or expires."""

    kind: RulingKind
    about: str = ""  # the id of a person, a network, the name of a node; empty: the whole server
    text: str = ""  # an announcement, or a new name
    why: str = ""
    until: float = 0.0  # 0: until lifted
    made: float = 0.0
    number: int = 0  # of the act that made it; of two about the same, the higher one is in force
    done: bool = False  # the new name is everywhere


class Act(Struct, frozen=True):
    """An entry of the audit log."""

    number: int
    at: float
    host: Id  # 0: by the command line
    act: str  # ruled, lifted, closed (a report), restored
    kind: str
    about: str
    text: str
    why: str


class Report(Struct, frozen=True):
    """A reported remark, as it was then."""

    id: int
    table: Id
    number: int
    reporter: Id
    guest: Id  # its author
    name: str
    text: str
    said: float
    made: float


class Incident(Struct, frozen=True):
    """An error or delay, and how often it occurred. It contains nothing from within a match."""

    kind: str  # broken, slow, late_bot, request
    match: Id
    what: str
    table: Id
    node: str
    first: float
    last: float
    times: int
    worst: float  # seconds


class NodeRow(Struct, frozen=True):
    """A node that serves people, as it reported itself last."""

    name: str
    at: float
    sockets: int
    version: str


class Found(Struct, frozen=True):
    """A person in the hosts' search."""

    id: Id
    name: str
    made: int
    seen: int
