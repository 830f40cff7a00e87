"""What time it is. Whatever waits for a time of day asks here, so that tests can stop it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final

FAR: Final = 1.0  # seconds; an answer that took longer says too little about the time


class Clock:
    """The clock of the machine."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def look(self, ask: Callable[[], Awaitable[float]]) -> None:
        """Compare with another clock that all nodes can see."""


class HouseClock(Clock):
    """One clock for all nodes: the database's.

    Between two looks at it time is counted by a clock that nobody can set. So the machine's own may jump, and
    no player's time is lost or won by it.
    """

    def __init__(self) -> None:
        self.ahead = time.time() - time.monotonic()

    def now(self) -> float:
        return time.monotonic() + self.ahead

    async def look(self, ask: Callable[[], Awaitable[float]]) -> None:
        asked = time.monotonic()
        told = await ask()
        took = time.monotonic() - asked
        if took < FAR:
            self.ahead = told - asked - took / 2
