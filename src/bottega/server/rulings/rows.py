"""What is kept of hosts' decisions, as plain data. Times are seconds since 1970."""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct

from bottega.server.ids import Id

Kind = Literal["ban", "mute", "name", "range", "announcement", "read_only", "drain"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ABOUT_PEOPLE: Final = ("ban", "mute", "name")
# What concerns only this hour: a restore does not bring it back.
OF_THE_MOMENT: Final = ("announcement", "read_only", "drain")


class Ruling(Struct, frozen=True, kw_only=True):
    """Something a host decided, that holds until it is lifted or its time is over."""

    kind: Kind
    about: str = ""  # the id of a person, a network, the name of a node; nothing: the whole house
    text: str = ""  # what is announced, or how somebody is called
    why: str = ""
    until: float = 0.0  # 0: until it is lifted
    made: float = 0.0
    number: int = 0  # of the act that made it: of two about the same the higher one holds
    done: bool = False  # a name is changed everywhere


class Act(Struct, frozen=True):
    """Something a host did."""

    number: int
    at: float
    host: Id  # 0: by the command line
    act: str  # ruled, lifted, closed (a report), restored
    kind: str
    about: str
    text: str
    why: str


class Report(Struct, frozen=True):
    """A remark that somebody showed to the hosts, as it was when they did."""

    id: int
    table: Id
    number: int
    reporter: Id
    guest: Id  # who said it
    name: str
    text: str
    said: float
    made: float


class Trouble(Struct, frozen=True):
    """Something that should not happen, and how often it did. No word of it is from within a match."""

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
    """A node with a gate, as it told of itself last."""

    name: str
    at: float
    sockets: int
    version: str


class Found(Struct, frozen=True):
    """Somebody whom a host looks for."""

    id: Id
    name: str
    made: int
    seen: int
