"""Jobs that a node repeats every few seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog
from prometheus_client import Counter

from bottega.server.platform.errors import Unavailable

log = structlog.get_logger()


class PeriodicJob:
    """Repeats its work until closed; errors are logged and counted."""

    def __init__(
        self,
        seconds: float,
        work: Callable[[], Awaitable[None]],
        unless: Callable[[], bool] = lambda: False,
    ) -> None:
        self.seconds: Final = seconds
        self.work: Final = work
        self.unless: Final = unless  # pauses the work while true
        self.task: asyncio.Task[None] | None = None
        self.closing: Final = asyncio.Event()
        self.counter: Counter | None = None

    async def open(self, counter: Counter | None = None) -> None:
        """Start, counting outcomes."""
        self.counter = counter
        self.closing.clear()
        self.task = asyncio.create_task(self.repeat())

    async def close(self) -> None:
        """Stop after the current run: cancelling a query would spoil its connection."""
        self.closing.set()
        if self.task is not None:
            await self.task

    async def repeat(self) -> None:
        """Run until closed."""
        while not await self.waited():
            try:
                if not self.unless():
                    await self.work()
                outcome = "done"
            except Unavailable as error:
                log.warning("periodic_job_failed", error=str(error))
                outcome = "failed"
            except Exception as error:
                log.error("periodic_job_broken", exc_info=error)
                outcome = "broken"
            if self.counter is not None:
                self.counter.labels(outcome).inc()

    async def waited(self) -> bool:
        """Sleep until the next run; return whether the job was closed."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), self.seconds)
        return self.closing.is_set()
