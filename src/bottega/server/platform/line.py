"""A phrase that clients have words for."""

from __future__ import annotations

from msgspec import Struct


class Line(Struct):
    """A phrase and its arguments, worded by the game's texts. `?` is what this viewer may not know."""

    id: str
    args: dict[str, str]
