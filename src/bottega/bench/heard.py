"""As much of what the server says as a player of the crowd looks at."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw, Struct


class Update(Struct, tag_field="is", tag="update"):
    """As much of an update as a player looks at."""

    match: str
    viewer: int
    ply: int
    offers: Raw


class No(Struct, tag_field="is", tag="no"):
    """Something was not done."""

    code: str
    match: str = ""


class Hello(Struct, tag_field="is", tag="hello"):
    """The first message."""


class Said(Struct, tag_field="is", tag="said"):
    """A move is in the log."""


class Table(Struct, tag_field="is", tag="table"):
    """The table as somebody sees it."""


class Gone(Struct, tag_field="is", tag="gone"):
    """No longer to be seen."""


class Present(Struct, tag_field="is", tag="present"):
    """Who is at the table."""


decode: Final = msgspec.json.Decoder(Update | No | Hello | Said | Table | Gone | Present).decode
decode_offers: Final = msgspec.json.Decoder(list[str]).decode
