"""Whether a node can take moves, cached for a second."""

from __future__ import annotations

import asyncio
from typing import Final

from bottega.server.parts import Parts

FRESH: Final = 1.0  # seconds for which a result is cached


class Readiness:
    """Checks a node at most once a second, however many clients ask: a check costs queries."""

    def __init__(self, node: Parts) -> None:
        self.node: Final = node
        self.checking: asyncio.Task[None] | None = None
        self.checked = -FRESH  # when the last check ended

    async def check(self) -> None:
        """Return if the node can take moves; Unavailable says why not."""
        loop = asyncio.get_running_loop()
        if self.checking is None or (self.checking.done() and loop.time() - self.checked >= FRESH):
            self.checking = asyncio.create_task(self.check_now())
        await asyncio.shield(self.checking)

    async def check_now(self) -> None:
        """Check now."""
        try:
            await self.node.check()
        finally:
            self.checked = asyncio.get_running_loop().time()
