"""Calls to servers of others, with a time limit; abandoned when a node closes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

from bottega.server.platform.errors import Abandoned


class Outgoing:
    """A server that hangs delays its caller up to the limit, and does not delay shutdown."""

    def __init__(self, limit: float) -> None:
        self.limit: Final = limit  # seconds for each call
        # Each call with a future that ends when the node closes.
        self.under_way: Final[dict[asyncio.Task[Any], asyncio.Future[None]]] = {}
        self.closed = False

    async def send(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine; TimeoutError if it takes too long, Abandoned if the node closes."""
        if self.closed:
            work.close()
            raise Abandoned("the node closes")
        task, abandoned = asyncio.create_task(work), asyncio.get_running_loop().create_future()
        self.under_way[task] = abandoned
        task.add_done_callback(self.ended)
        try:
            await asyncio.wait({task, abandoned}, timeout=self.limit, return_when=asyncio.FIRST_COMPLETED)
        finally:
            task.cancel()  # do not wait: closing a connection that hangs takes as long again
        if abandoned.done():
            raise Abandoned("the node closes")
        if not task.done():
            raise TimeoutError
        task.result()

    def ended(self, task: asyncio.Task[Any]) -> None:
        """A call ended; ignore the result if its caller gave up."""
        del self.under_way[task]
        if not task.cancelled():
            task.exception()

    def open(self) -> None:
        """Allow calls."""
        self.closed = False

    def close(self) -> None:
        """Abandon running calls, and refuse new ones."""
        self.closed = True
        for abandoned in self.under_way.values():
            if not abandoned.done():
                abandoned.set_result(None)
