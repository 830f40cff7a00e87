"""What a node does again and again, every few seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog

from bottega.server.errors import Unavailable

log = structlog.get_logger()


class Rounds:
    """Goes round until it is closed, whatever went wrong the last time."""

    def __init__(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        self.seconds: Final = seconds
        self.work: Final = work
        self.task: asyncio.Task[None] | None = None
        self.closing: Final = asyncio.Event()

    async def open(self) -> None:
        """Begin."""
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
                await self.work()
            except Unavailable as error:
                log.warning("round_failed", error=str(error))
            except Exception as error:
                log.error("round_broken", exc_info=error)

    async def waited(self) -> bool:
        """Wait for the next round; whether there is to be none."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), self.seconds)
        return self.closing.is_set()
