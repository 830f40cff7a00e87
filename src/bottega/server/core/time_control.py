"""Time controls: how long players have for their moves."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


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
