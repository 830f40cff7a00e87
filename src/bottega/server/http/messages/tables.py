"""Tables over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.server.platform.fields import Name, SeatNumber, Secret, Short
from bottega.server.tables.shown import Remark, Table


class Enter(Struct, forbid_unknown_fields=True):
    """A name for a guest."""

    name: Name


class Me(Struct):
    """The guest of this browser."""

    guest: str
    name: str


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat: by its link, or a free one by its number."""

    name: Name
    link: Secret = ""
    seat: SeatNumber | None = None
    invite: Secret = ""


class SeatBot(Struct, forbid_unknown_fields=True):
    """The bot to put on a chair, or none."""

    bot: Short


class AddWords(Struct, forbid_unknown_fields=True):
    """A seat's words for the seed."""

    words: Annotated[str, Meta(max_length=200)]


class Link(Struct):
    """A new secret, which voids the one before."""

    secret: str


class Tables(Struct):
    """Tables, the latest changed first."""

    tables: list[Table]


class Remarks(Struct):
    """The latest chat messages of a table, in order."""

    remarks: list[Remark]
