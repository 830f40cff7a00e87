"""What nodes and workers tell each other over the bus: small, and only of what is already in the store."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from bottega.server.ids import Id, id_text
from bottega.server.store.rows import Entry


class Moved(Struct, tag="moved"):
    """An entry was committed to the log of the table's match."""

    entry: Entry


class Changed(Struct, tag="changed"):
    """The table has a new version."""

    version: int


class Renewed(Struct, tag="renewed"):
    """A guest has a new cookie; the older ones are worth nothing."""

    guest: Id
    epoch: int


class Turn(Struct, tag="turn"):
    """A bot is to choose. Whoever takes the job looks the match up; once the ply has passed, it is done."""

    match: Id
    ply: int
    seat: int
    bot: str


News = Moved | Changed | Renewed

GUESTS: Final = "guests"  # the topic of Renewed

encode: Final = msgspec.msgpack.Encoder().encode
decode_news: Final = msgspec.msgpack.Decoder(News).decode
decode_turn: Final = msgspec.msgpack.Decoder(Turn).decode


def table_topic(table: Id) -> str:
    """Where Moved and Changed of a table are told."""
    return f"table.{id_text(table)}"
