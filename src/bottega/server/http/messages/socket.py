"""What clients and the server say over the socket."""

from __future__ import annotations

from msgspec import Struct

from bottega.server.core.shown import Update
from bottega.server.platform.fields import IdText, Key, MoveText, Ply, RemarkText, SeatNumber, Secret
from bottega.server.tables.shown import Gone, Present, Remark, Table


class Watch(Struct, tag_field="is", tag="watch", forbid_unknown_fields=True):
    """Subscribe to this table. With the match and ply seen last, only newer events are sent.

    A watcher `afar` follows the match without being present: it gets neither presence nor chat.
    """

    table: IdText
    invite: Secret = ""
    match: str = ""
    ply: Ply | None = None
    afar: bool = False


class Leave(Struct, tag_field="is", tag="leave", forbid_unknown_fields=True):
    """Unsubscribe from this table."""

    table: IdText


class Say(Struct, tag_field="is", tag="say", forbid_unknown_fields=True):
    """A move: one of the offers at that ply. A repeated key is played once."""

    match: IdText
    seat: SeatNumber
    ply: Ply
    text: MoveText
    key: Key


class Undo(Struct, tag_field="is", tag="undo", forbid_unknown_fields=True):
    """Undo the last move of the match, which was mine."""

    match: IdText
    ply: Ply
    key: Key


class Talk(Struct, tag_field="is", tag="talk", forbid_unknown_fields=True):
    """Write in the chat of the table. A repeated key is stored once."""

    table: IdText
    text: RemarkText
    key: Key


FromClient = Watch | Leave | Say | Undo | Talk


class Hello(Struct, tag_field="is", tag="hello"):
    """The first message on a socket: the guest of this browser."""

    guest: str
    name: str


class Said(Struct, tag_field="is", tag="said"):
    """A command is in the log, at this ply."""

    match: str
    key: str
    ply: int


class No(Struct, tag_field="is", tag="no"):
    """A command was refused: a code, and what it is about (a key, a table, a message)."""

    code: str
    about: str
    match: str = ""
    key: str = ""


class Announced(Struct, tag_field="is", tag="announced"):
    """The announcement of the hosts, or an empty one; and whether the server is read-only."""

    text: str
    read_only: bool


class Heard(Struct, tag_field="is", tag="heard"):
    """My remark was stored, under this number."""

    table: str
    key: str
    number: int


FromServer = Hello | Table | Update | Said | No | Gone | Present | Remark | Heard | Announced
