"""What asyncio's Queue and Event do for one socket; these four take 3 kB even while nothing waits."""

from __future__ import annotations

import asyncio
from typing import Any, Final


class SlimQueue:
    """A queue with one reader. It is short: reading pauses while it holds something."""

    __slots__ = ("events", "reader")

    def __init__(self) -> None:
        self.events: Final[list[Any]] = []
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Add an event, and wake the reader."""
        self.events.append(event)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        """Take the oldest event, or wait for one."""
        while not self.events:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.events.pop(0)

    def empty(self) -> bool:
        return not self.events


class SlimEvent:
    """An event that is mostly set."""

    __slots__ = ("waiting",)

    def __init__(self) -> None:
        self.waiting: asyncio.Event | None = None

    def set(self) -> None:
        """Let everybody go on."""
        if self.waiting is not None:
            self.waiting.set()
            self.waiting = None

    def clear(self) -> None:
        """Let everybody wait from now on."""
        self.waiting = self.waiting or asyncio.Event()

    async def wait(self) -> None:
        """Return once it is set."""
        if self.waiting is not None:
            await self.waiting.wait()
