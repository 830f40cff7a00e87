"""What is sent to servers of others, with a time limit, and abandoned when a node closes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from bottega.server.errors import Abandoned


class Outgoing:
    """A server that hangs holds up nobody for longer than the limit, and no node that closes."""

    def __init__(self, limit: float) -> None:
        self.limit: Final = limit  # seconds for each
        self.under_way: Final[dict[asyncio.Task[Any], asyncio.Future[None]]] = {}  # ended when a node closes
        self.closed = False

    async def send(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do it; TimeoutError if it takes too long, Abandoned if the node closes meanwhile."""
        if self.closed:
            work.close()
            raise Abandoned("the node closes")
        task, abandoned = asyncio.create_task(work), asyncio.get_running_loop().create_future()
        self.under_way[task] = abandoned
        task.add_done_callback(self.ended)
        try:
            await asyncio.wait({task, abandoned}, timeout=self.limit, return_when=asyncio.FIRST_COMPLETED)
        finally:
            task.cancel()  # it is not waited for: saying goodbye to a server that hangs takes as long again
        if abandoned.done():
            raise Abandoned("the node closes")
        if not task.done():
            raise TimeoutError
        task.result()

    def ended(self, task: asyncio.Task[Any]) -> None:
        """It came to an end; whoever gave up waiting need not know how."""
        del self.under_way[task]
        if not task.cancelled():
            task.exception()

    def open(self) -> None:
        """Send from now on."""
        self.closed = False

    def close(self) -> None:
        """Abandon what is under way, and send nothing more."""
        self.closed = True
        for abandoned in self.under_way.values():
            if not abandoned.done():
                abandoned.set_result(None)
