"""The time of day. Everything asks here, so that tests can stop it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Final

FAR: Final = 1.0  # seconds; a slower answer says too little about the time


class Clock:
    """The clock of the machine."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def synchronise(self, ask: Callable[[], Awaitable[float]]) -> None:
        """Synchronise with a clock that all nodes share."""


class ServerClock(Clock):
    """One clock for all nodes: the database's.

    Between synchronisations a monotonic clock counts. So the machine's clock may jump without changing any
    player's time.
    """

    def __init__(self) -> None:
        self.ahead = time.time() - time.monotonic()

    def now(self) -> float:
        return time.monotonic() + self.ahead

    async def synchronise(self, ask: Callable[[], Awaitable[float]]) -> None:
        asked = time.monotonic()
        told = await ask()
        took = time.monotonic() - asked
        if took < FAR:
            self.ahead = told - asked - took / 2
