"""What is kept of notices, as plain data. Times are seconds since 1970."""

from __future__ import annotations

from typing import Literal

import msgspec

from bottega.kit.seats import Seat
from bottega.server.ids import Id

Kind = Literal["asked", "reminder"]
Way = Literal["mail", "push"]


class Notice(msgspec.Struct, frozen=True):
    """Somebody is to be told of a question, in one way."""

    match: Id
    seat: Seat
    asked: int  # the ply since which the question stands
    kind: Kind
    way: Way
    guest: Id
    tries: int = 0


class Asking(msgspec.Struct, frozen=True):
    """Somebody is asked something; in which ways they are told of it is their own wish."""

    match: Id
    seat: Seat
    asked: int
    kind: Kind
    guest: Id
    due: float


class Look(msgspec.Struct, frozen=True):
    """How far somebody has looked at a match."""

    ply: int
    before: int  # the ply they knew when this visit began
    at: float

    def knew(self, now: float, away: float) -> int:
        """What they knew before the visit that is on now, or that begins now."""
        return self.ply if self.at < now - away else self.before
