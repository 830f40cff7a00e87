"""Hints and verdicts."""

from __future__ import annotations

from msgspec import Struct


class Hint(Struct):
    """The offer that a bot would choose, and why."""

    text: str
    reason: str


class Verdict(Struct):
    """What a move gave away, in percentage points of the winning chance, and a better move with its reason.

    Empty if the move gave away little.
    """

    loses: int
    text: str = ""
    reason: str = ""
