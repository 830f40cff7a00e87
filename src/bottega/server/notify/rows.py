"""Rows of notices as plain data. Times are seconds since 1970."""

from __future__ import annotations

from typing import Literal

import msgspec

from bottega.kit.seats import Seat
from bottega.server.platform.ids import Id

Kind = Literal["asked", "reminder"]
Way = Literal["mail", "push"]


class Notice(msgspec.Struct, frozen=True):
    """A notice about a question, on one channel."""

    match: Id
    seat: Seat
    asked: int  # the ply at which the question was asked
    kind: Kind
    way: Way
    guest: Id
    tries: int = 0


class Asking(msgspec.Struct, frozen=True):
    """A question to a person; their preferences choose the channels."""

    match: Id
    seat: Seat
    asked: int
    kind: Kind
    guest: Id
    due: float


class Look(msgspec.Struct, frozen=True):
    """Up to which ply a person has seen a match."""

    ply: int
    before: int  # the ply they knew when this visit began
    at: float

    def knew(self, now: float, away: float) -> int:
        """The ply they knew before this visit."""
        return self.ply if self.at < now - away else self.before
