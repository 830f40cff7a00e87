"""When a person's time does not count."""

from __future__ import annotations

from datetime import date

import msgspec


class Vacation(msgspec.Struct, frozen=True):
    """Days of vacation, both included."""

    first: date
    last: date
    made: int = 0  # when it was set: it stops no clock that ran already


class Calendar(msgspec.Struct, frozen=True):
    """When a person's time does not count."""

    zone: str = "UTC"
    quiet_from: int = 0
    quiet_until: int = 0
    vacations: tuple[Vacation, ...] = ()
