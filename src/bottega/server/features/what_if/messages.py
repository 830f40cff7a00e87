"""Messages of what-ifs."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bottega.server.platform.fields import Ply, SeatNumber
from bottega.server.tables.order import BotSeat, MySeat

WhatIfName = Annotated[str, Meta(max_length=100)]


class WhatIf(Struct, forbid_unknown_fields=True):
    """What somebody wants to try from a ply of a match that is over."""

    ply: Ply
    seat: SeatNumber  # one of mine, for which it is compared with what happened
    seats: Annotated[list[MySeat | BotSeat], Meta(min_length=1, max_length=10)]
    known: bool = True  # the deal as it was; else what the seat could not know is drawn anew
    name: WhatIfName = ""


class NameWhatIf(Struct, forbid_unknown_fields=True):
    """What a what-if is called from now on; nothing is a name, too."""

    name: WhatIfName


class WhatIfNode(Struct):
    """A what-if, as the tree shows it."""

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
    scores: list[int]  # none before the end, and where somebody resigned
    difference: int | None  # points of the seat at the end, more than at the end of the source
    took: str  # its first move in the what-if
    instead: str  # the one it made in the source


class WhatIfTree(Struct):
    """The what-ifs that began from a match, or from what-ifs of it, the oldest first."""

    root: str
    seats: list[int]  # that I held in the match that was asked for
    nodes: list[WhatIfNode]
