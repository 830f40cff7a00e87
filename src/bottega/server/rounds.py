"""What a node does again and again, every few seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog
from prometheus_client import Counter

from bottega.server.errors import Unavailable

log = structlog.get_logger()


class Rounds:
    """Goes round until it is closed, whatever went wrong the last time."""

    def __init__(
        self,
        seconds: float,
        work: Callable[[], Awaitable[None]],
        unless: Callable[[], bool] = lambda: False,
    ) -> None:
        self.seconds: Final = seconds
        self.work: Final = work
        self.unless: Final = unless  # while this is so, nothing is done
        self.task: asyncio.Task[None] | None = None
        self.closing: Final = asyncio.Event()
        self.counter: Counter | None = None

    async def open(self, counter: Counter | None = None) -> None:
        """Begin, and count what comes of it."""
        self.counter = counter
        self.closing.clear()
        self.task = asyncio.create_task(self.go_round())

    async def close(self) -> None:
        """Go round no more; what is under way is finished, for a query cut off spoils its connection."""
        self.closing.set()
        if self.task is not None:
            await self.task

    async def go_round(self) -> None:
        """Until told to stop."""
        while not await self.waited():
            try:
                if not self.unless():
                    await self.work()
                outcome = "done"
            except Unavailable as error:
                log.warning("round_failed", error=str(error))
                outcome = "failed"
            except Exception as error:
                log.error("round_broken", exc_info=error)
                outcome = "broken"
            if self.counter is not None:
                self.counter.labels(outcome).inc()

    async def waited(self) -> bool:
        """Wait for the next round; whether there is to be none."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), self.seconds)
        return self.closing.is_set()
