"""Types that several messages share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

IdText = Annotated[str, Meta(pattern="^[0-9a-hjkmnp-tv-z]{13}$", max_length=13, description="an id")]
Key = Annotated[
    str,
    Meta(
        pattern="^[A-Za-z0-9_-]{1,40}$",
        max_length=40,
        description="drawn anew for each command, never reused",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Ply = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
RemarkText = Annotated[str, Meta(min_length=1, max_length=300)]
Secret = Annotated[str, Meta(max_length=64, description="what a link carries")]

Spectators = Literal["none", "public", "open"]
Phase = Literal["gathering", "playing", "over"]


class NoClock(Struct, frozen=True, tag_field="is", tag="none", forbid_unknown_fields=True):
    """No clock."""


class LiveClock(Struct, frozen=True, tag_field="is", tag="live", forbid_unknown_fields=True):
    """A bank of seconds, with an increment for each move."""

    bank: Annotated[int, Meta(ge=30, le=86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class DailyClock(Struct, frozen=True, tag_field="is", tag="daily", forbid_unknown_fields=True):
    """Hours for each move; quiet hours and vacations do not count."""

    hours: Annotated[int, Meta(ge=1, le=336)]


TimeControl = NoClock | LiveClock | DailyClock
