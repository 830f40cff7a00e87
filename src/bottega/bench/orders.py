"""What the crowd's process is told, one line of JSON each, and what it answers."""

from __future__ import annotations

from msgspec import Struct

from bottega.bench.figures import Played


class Place(Struct):
    """A seat at a table, and the node its player comes to."""

    table: str
    match: str
    seat: int
    cookie: str
    port: int


class Gather(Struct, tag_field="do", tag="gather"):
    """Open a socket for each of these seats; nobody watches yet."""

    places: list[Place]


class Look(Struct, tag_field="do", tag="look"):
    """Everybody watches their table."""


class Play(Struct, tag_field="do", tag="play"):
    """Play, at so many tables at once, for so long or so many moves, or until all are at a ply."""

    in_flight: int
    seconds: float
    moves: int
    until: int = 0


class Pace(Struct, tag_field="do", tag="pace"):
    """Play so many moves a second, no faster; whoever is through with a match goes."""

    per_s: float
    seconds: float


class Resume(Struct, tag_field="do", tag="resume"):
    """Open a socket to each of these, one after the other, and wait for the first update."""

    places: list[Place]


class Part(Struct, tag_field="do", tag="part"):
    """Close all sockets."""


Order = Gather | Look | Play | Pace | Resume | Part


class Answer(Struct):
    """What came of an order."""

    error: str = ""
    played: Played | None = None
    milliseconds: list[float] = []
    plies: list[int] = []
    tables: int = 0  # at which the match goes on
