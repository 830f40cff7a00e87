"""What nodes and workers tell each other over the bus: small, and only of what is in the store or of now."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from bottega.server.ids import Id, id_text
from bottega.server.places import Place
from bottega.server.store.rows import Entry, Remark


class Moved(Struct, tag="moved", omit_defaults=True):
    """An entry was committed to the log of the table's match."""

    entry: Entry
    trace: str = ""  # by which its way is followed, if somebody looks


class Changed(Struct, tag="changed"):
    """The table has a new version."""

    version: int


class Renewed(Struct, tag="renewed"):
    """Cookies of a guest were made worthless: all with an older epoch, or those of some browser."""

    guest: Id
    epoch: int


class Ruled(Struct, tag="ruled"):
    """A host decided something: what holds is to be read anew."""


class Blocked(Struct, tag="blocked"):
    """Somebody blocked somebody, or does no more."""

    guest: Id


class Talked(Struct, tag="talked"):
    """Somebody at the table said something beside the game."""

    remark: Remark


class Who(Struct, tag="who"):
    """A node asks every other whom it has at a table: each answers, also with nobody."""

    node: Id
    table: Id


class There(Struct, tag="there"):
    """The answer of one node to another."""

    node: Id
    to: Id
    table: Id
    seats: tuple[int, ...]
    left: dict[int, float] = {}  # when people left that table, by seat
    since: float = 0.0  # from when on this node knows who left


class Here(Struct, tag="here"):
    """Whom a node has at the table, all in all; one that just began to watch asks the others for theirs."""

    node: Id
    seats: tuple[int, ...]
    watchers: int
    asks: bool = False
    left: dict[int, float] = {}  # when people left the table, by seat


class Alive(Struct, tag="alive"):
    """A node lives; one that just began asks the others whether they do, one that closes says so."""

    node: Id
    asks: bool = False
    ends: bool = False
    hosts: tuple[Id, ...] = ()  # public tables whose host is there


class Turn(Struct, tag="turn"):
    """A bot is to choose. Whoever takes the job looks the match up; once the ply has passed, it is done."""

    match: Id
    ply: int
    seat: int
    bot: str
    owner: Id = 0  # the person for whose table it thinks: nobody is to keep all bots busy
    place: Place = ()  # where they come from


class Analyse(Struct, tag="analyse"):
    """A match that is over is to be looked back at. Once that is done, or nobody waits for it, the job is."""

    match: Id
    level: str
    owner: Id = 0  # who asked for it
    place: Place = ()  # where they come from


News = Moved | Changed | Renewed | Ruled | Blocked | Talked | Who | There | Here | Alive

GUESTS: Final = "guests"  # the topic of Renewed
RULINGS: Final = "rulings"  # the topic of Ruled
BLOCKS: Final = "blocks"  # the topic of Blocked
NODES: Final = "nodes"  # the topic of Alive, Who and There

encode: Final = msgspec.msgpack.Encoder().encode
decode_news: Final = msgspec.msgpack.Decoder(News).decode
decode_turn: Final = msgspec.msgpack.Decoder(Turn).decode
decode_analyse: Final = msgspec.msgpack.Decoder(Analyse).decode


def table_topic(table: Id) -> str:
    """Where all that concerns a table is told."""
    return f"table.{id_text(table)}"


def analysis_topic(level: str) -> str:
    """Where jobs for analyses of a level are handed out; no bot has such a name."""
    return f"analysis-{level}"
