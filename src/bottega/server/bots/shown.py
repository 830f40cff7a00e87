"""Hints and verdicts."""

from __future__ import annotations

from msgspec import Struct


class Hint(Struct):
    """One of my offers that a bot would choose, and why."""

    text: str
    reason: str


class Verdict(Struct):
    """What a move of mine gave away, in hundredths of a victory, and what a master would have done, and why.

    Nothing, if it gave away little.
    """

    loses: int
    text: str = ""
    reason: str = ""
