"""A match in memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bottega.server.core.clerk import Clerk
from bottega.server.core.clock_reader import ClockReader, is_timed
from bottega.server.core.effects import Tell
from bottega.server.core.match import Match
from bottega.server.core.shown import ClockFace
from bottega.server.platform.clock import Clock

Told = Callable[[Tell], None]


class Live:
    """A match in memory, with its local watchers."""

    __slots__ = (
        "clerk",
        "clock_reader",
        "moved",
        "took_over",
        "watchers",
    )

    def __init__(self, match: Match, clock: Clock) -> None:
        self.clerk: Final = Clerk(match, clock.now)
        self.clock_reader = ClockReader(match.head.clock) if is_timed(match.head.clock) else None
        self.watchers: Final[list[Told]] = []
        self.moved = 0.0  # when the last entry was written or heard of
        self.took_over = 0.0  # when substitutes last began or stopped playing

    @property
    def match(self) -> Match:
        return self.clerk.match

    def clocks(self) -> list[ClockFace]:
        """The time left now; None without a clock or when no one is awaited."""
        match = self.match
        if self.clock_reader is None or match.turn_history is None or match.over:
            return []
        return self.clock_reader.faces(match.turn_history, match.head.seats, self.clerk.now())
