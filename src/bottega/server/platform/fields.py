"""Texts and numbers of requests, with their limits."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

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
Secret = Annotated[str, Meta(max_length=64, description="the secret of a link")]
Short = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Word = Annotated[str, Meta(pattern="^[a-z0-9_-]*$", max_length=40, description="as a game writes it")]
