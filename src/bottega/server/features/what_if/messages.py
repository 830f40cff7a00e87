"""Messages of what-ifs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bottega.server.platform.fields import Ply, SeatNumber
from bottega.server.tables.order import BotSeat, MySeat

WhatIfName = Annotated[str, Meta(max_length=100)]


class WhatIf(Struct, forbid_unknown_fields=True):
    """A request for a what-if from a ply of a finished match."""

    ply: Ply
    seat: SeatNumber  # one of mine, whose result is compared
    seats: Annotated[list[MySeat | BotSeat], Meta(min_length=1, max_length=10)]
    known: bool = True  # keep the deal; else redraw what the seat could not know
    name: WhatIfName = ""


class NameWhatIf(Struct, forbid_unknown_fields=True):
    """A new name for a what-if, which may be empty."""

    name: WhatIfName


class WhatIfNode(Struct):
    """A what-if in the tree."""

    match: str
    table: str
    source: str  # the match it began from: the root, or another what-if
    ply: int  # of the source
    seat: int  # whose what-if it is
    known: bool
    name: str
    by: str
    mine: bool
    public: bool  # whether others need no invitation to see it
    state: Literal["playing", "over", "abandoned"]
    began: int  # seconds since 1970
    scores: list[int]  # empty before the end, and after a resignation
    difference: int | None  # the seat's points, minus its points in the source
    took: str  # its first move in the what-if
    instead: str  # its move in the source


class WhatIfTree(Struct):
    """All what-ifs of a match and of its what-ifs, the oldest first."""

    root: str
    seats: list[int]  # that I held in the match
    nodes: list[WhatIfNode]
