"""Hosts' pages, blocks and announcements over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.server.core.journal import RulingKind

Named = Annotated[str, Meta(max_length=80)]
Days = Annotated[int, Meta(ge=0, le=3650)]


class SiteNews(Struct):
    """The announcement of the hosts, and whether the server is read-only."""

    announcement: str
    read_only: bool


class BlockedPerson(Struct):
    """A person I blocked."""

    guest: str
    name: str


class MyBlocks(Struct):
    """The people I blocked, the latest first."""

    blocks: list[BlockedPerson]


class Rule(Struct, forbid_unknown_fields=True):
    """A host's decision about a person, a range of addresses, a node or the whole server."""

    kind: RulingKind
    about: Named = ""
    text: Annotated[str, Meta(max_length=500)] = ""  # the announcement, or the name
    why: Annotated[str, Meta(max_length=200)] = ""  # for other hosts
    days: Days = 0  # 0: until lifted


class LiftRuling(Struct, forbid_unknown_fields=True):
    """Lift a ruling."""

    kind: RulingKind
    about: Named = ""


class RulingInfo(Struct):
    """A ruling in force. Times are seconds since 1970."""

    kind: RulingKind
    about: str
    name: str  # of the person it is about
    text: str
    why: str
    until: int  # 0: until it is lifted
    made: int


class ReportInfo(Struct):
    """A reported remark or player."""

    id: int
    table: str  # of the remark; empty if a player was reported
    guest: str  # the author, or the player
    name: str
    text: str
    said: int
    reporter: str
    reporter_name: str
    made: int


class IncidentInfo(Struct):
    """An error or delay, and how often it occurred."""

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
    """An entry of the audit log."""

    at: int
    host: str  # an id; empty: by the command line
    host_name: str
    act: str
    kind: str
    about: str
    text: str
    why: str


class AdminOverview(Struct):
    """The page for hosts, the newest first. It contains nothing from within a match."""

    reports: list[ReportInfo]
    rulings: list[RulingInfo]
    incidents: list[IncidentInfo]
    slow: list[IncidentInfo]
    nodes: list[NodeInfo]
    acts: list[ActInfo]


class PersonFound(Struct):
    """A person that a host searched for."""

    guest: str
    name: str
    made: int
    seen: int


class PeopleFound(Struct):
    """People with this id, or whose name begins like this."""

    people: list[PersonFound]
