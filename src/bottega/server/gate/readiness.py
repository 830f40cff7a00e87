"""Whether a node can take moves, answered from memory."""

from __future__ import annotations

import asyncio
from typing import Final

from bottega.server.node import Node

FRESH: Final = 1.0  # seconds that the result of a check is answered from memory


class Readiness:
    """Checks a node at most once a second, however many ask: a check costs queries to every database."""

    def __init__(self, node: Node) -> None:
        self.node: Final = node
        self.checking: asyncio.Task[None] | None = None
        self.checked = -FRESH  # when the last check ended

    async def check(self) -> None:
        """Return if the node can take moves; Unavailable says what is missing."""
        loop = asyncio.get_running_loop()
        if self.checking is None or (self.checking.done() and loop.time() - self.checked >= FRESH):
            self.checking = asyncio.create_task(self.look())
        await asyncio.shield(self.checking)

    async def look(self) -> None:
        """Check now."""
        try:
            await self.node.check()
        finally:
            self.checked = asyncio.get_running_loop().time()
