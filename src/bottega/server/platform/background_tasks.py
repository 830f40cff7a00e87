"""Tasks that run in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

import structlog

from bottega.server.platform.errors import Unavailable

log = structlog.get_logger()


class BackgroundTasks:
    """Holds references to running tasks: asyncio keeps only weak ones."""

    def __init__(self) -> None:
        self.tasks: Final[set[asyncio.Future[Any]]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background, and log its errors."""
        task = asyncio.create_task(work)
        self.keep(task)
        task.add_done_callback(self.task_ended)

    def keep(self, begun: asyncio.Future[Any]) -> None:
        """Hold a reference to a future until it is done."""
        self.tasks.add(begun)
        begun.add_done_callback(self.tasks.discard)

    def task_ended(self, task: asyncio.Task[None]) -> None:
        """Log the error of a task."""
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Unavailable):
            log.warning("task_failed", error=str(error))
        elif error is not None:
            self.task_broke(error)

    def task_broke(self, error: BaseException) -> None:
        """Log an error in our code."""
        log.error("task_broken", exc_info=error)

    async def drain(self) -> None:
        """Wait until all tasks are done, also those that they start."""
        while self.tasks:
            await asyncio.wait(self.tasks)


def must_live(
    task: asyncio.Task[None], name: str, may_end: Callable[[], bool], died: Callable[[str], None]
) -> None:
    """Watch a vital task, and call `died` if it ends unexpectedly."""

    def ended(_: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if not may_end():
            log.critical("task_died", task=name, cancelled=task.cancelled(), exc_info=error)
            died(name)

    task.add_done_callback(ended)
