"""Messages between nodes, and jobs for workers. They hold what is in the store, or what is transient."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from bottega.server.core.places import Place
from bottega.server.core.store.rows import Entry, Remark
from bottega.server.platform.ids import Id, id_text


class Moved(Struct, tag="moved", omit_defaults=True):
    """An entry was committed to the log of the table's match."""

    entry: Entry
    trace: str = ""  # the trace id of the move, if it is traced


class Changed(Struct, tag="changed"):
    """The table has a new version."""

    version: int


class Renewed(Struct, tag="renewed"):
    """Cookies of a guest were revoked: those with an older epoch, or those of a browser."""

    guest: Id
    epoch: int


class Ruled(Struct, tag="ruled"):
    """A host made or lifted a ruling: read the rulings again."""


class Blocked(Struct, tag="blocked"):
    """A guest blocked or unblocked someone."""

    guest: Id


class Talked(Struct, tag="talked"):
    """Someone wrote in the chat of the table."""

    remark: Remark


class Who(Struct, tag="who"):
    """A node asks all others who is at a table; each replies, even with no one."""

    node: Id
    table: Id


class There(Struct, tag="there"):
    """The reply of a node to Who."""

    node: Id
    to: Id
    table: Id
    seats: tuple[int, ...]
    left: dict[int, float] = {}  # when people left that table, by seat
    since: float = 0.0  # since when this node knows who left


class Here(Struct, tag="here"):
    """Everyone whom a node has at the table. A node that begins to watch asks the others for theirs."""

    node: Id
    seats: tuple[int, ...]
    watchers: int
    asks: bool = False
    left: dict[int, float] = {}  # when people left the table, by seat


class Alive(Struct, tag="alive"):
    """A node is alive. One that starts asks the others for a reply, one that closes says so."""

    node: Id
    number: int  # of the heartbeat: a gap means that messages were lost
    asks: bool = False
    ends: bool = False


class Hosting(Struct, tag="hosting"):
    """Public tables whose host came to a node or left it."""

    node: Id
    came: tuple[Id, ...]
    left: tuple[Id, ...] = ()
    afresh: bool = False  # what was said before is void


class Turn(Struct, tag="turn"):
    """A bot must choose. The worker reads the match; a turn whose ply has passed is done."""

    match: Id
    ply: int
    seat: int
    bot: str
    owner: Id = 0  # the person whose table it is, for fair turns
    place: Place = ()  # hashes of their address, for fair turns


class Analyse(Struct, tag="analyse"):
    """A finished match must be analysed. The job is done when the analysis is, or no one waits for it."""

    match: Id
    level: str
    owner: Id = 0  # the person who requested it
    place: Place = ()  # hashes of their address, for fair turns


BusMessage = Moved | Changed | Renewed | Ruled | Blocked | Talked | Who | There | Here | Alive | Hosting

GUESTS: Final = "guests"  # the topic of Renewed
RULINGS: Final = "rulings"  # the topic of Ruled
BLOCKS: Final = "blocks"  # the topic of Blocked
NODES: Final = "nodes"  # the topic of Alive, Hosting, Who and There

encode: Final = msgspec.msgpack.Encoder().encode
decode_message: Final = msgspec.msgpack.Decoder(BusMessage).decode
decode_turn: Final = msgspec.msgpack.Decoder(Turn).decode
decode_analyse: Final = msgspec.msgpack.Decoder(Analyse).decode


def table_topic(table: Id) -> str:
    """The topic of everything about a table."""
    return f"table.{id_text(table)}"


def analysis_topic(level: str) -> str:
    """The topic of analysis jobs of a level; no bot has such a name."""
    return f"analysis-{level}"
