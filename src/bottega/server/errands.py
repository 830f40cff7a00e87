"""Work that is begun and that nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final


class Errands:
    """Remembers each task until it is done: the loop alone would let go of it."""

    def __init__(self) -> None:
        self.tasks: Final[set[asyncio.Future[Any]]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        self.keep(asyncio.create_task(work))

    def keep(self, begun: asyncio.Future[Any]) -> None:
        """Remember what was begun elsewhere, until it is done."""
        self.tasks.add(begun)
        begun.add_done_callback(self.tasks.discard)

    async def drain(self) -> None:
        """Wait until all that was begun is done."""
        while self.tasks:
            await asyncio.wait(self.tasks)
