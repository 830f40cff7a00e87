"""Hosts' pages, blocks and announcements over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.server.core.journal import RulingKind

Named = Annotated[str, Meta(max_length=80)]
Days = Annotated[int, Meta(ge=0, le=3650)]


class HouseNews(Struct):
    """What the hosts have to say to everybody, and whether all can only be looked at for now."""

    announcement: str
    read_only: bool


class BlockedPerson(Struct):
    """Somebody whom I blocked."""

    guest: str
    name: str


class MyBlocks(Struct):
    """Whom I blocked, the last first."""

    blocks: list[BlockedPerson]


class Rule(Struct, forbid_unknown_fields=True):
    """What a host decides: about a person, a range of addresses, a node or the whole house."""

    kind: RulingKind
    about: Named = ""
    text: Annotated[str, Meta(max_length=500)] = ""  # the announcement, or the name
    why: Annotated[str, Meta(max_length=200)] = ""  # for other hosts
    days: Days = 0  # 0: until it is lifted


class LiftRuling(Struct, forbid_unknown_fields=True):
    """It is to hold no more."""

    kind: RulingKind
    about: Named = ""


class RulingInfo(Struct):
    """Something that holds. Times are seconds since 1970."""

    kind: RulingKind
    about: str
    name: str  # of the person it is about
    text: str
    why: str
    until: int  # 0: until it is lifted
    made: int


class ReportInfo(Struct):
    """A remark, or a player, that somebody showed to the hosts."""

    id: int
    table: str  # where it was said; empty if a player was reported
    guest: str  # who said it
    name: str
    text: str
    said: int
    reporter: str
    reporter_name: str
    made: int


class IncidentInfo(Struct):
    """Something that went wrong, or took too long, and how often."""

    kind: str  # broken, request, slow, late_bot
    table: str
    match: str
    what: str
    node: str
    last: int
    times: int
    worst: float  # seconds


class NodeInfo(Struct):
    """A node that serves people."""

    name: str
    sockets: int
    version: str
    draining: bool


class ActInfo(Struct):
    """Something a host did."""

    at: int
    host: str  # an id; nothing: by the command line
    host_name: str
    act: str
    kind: str
    about: str
    text: str
    why: str


class AdminHouse(Struct):
    """All that hosts look at, the newest first. Nothing of a match is in it."""

    reports: list[ReportInfo]
    rulings: list[RulingInfo]
    incidents: list[IncidentInfo]
    slow: list[IncidentInfo]
    nodes: list[NodeInfo]
    acts: list[ActInfo]


class PersonFound(Struct):
    """Somebody a host looks for."""

    guest: str
    name: str
    made: int
    seen: int


class PeopleFound(Struct):
    """Those whose id it is, or whose name begins so."""

    people: list[PersonFound]
