"""Group commit: appends that arrive together are written by one statement."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import asyncpg
import structlog

from bottega.server.core.store import sql
from bottega.server.core.store.rows import Entry, columns
from bottega.server.platform.background_tasks import must_live
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import id_text
from bottega.server.platform.postgres.connecting import connect

MOST: Final = 512  # entries in one commit
GATHER: Final = 0.025  # seconds after the start of a commit in which the next batch collects at most
SLOW: Final = 0.5  # seconds; slower commits are logged
MOST_TOLD: Final = 8  # matches named there
FADING: Final = 0.9  # decay of the expected batch size

AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the server closed the connection unexpectedly
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TransactionRollbackError,
)

UNFIT: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)

log = structlog.get_logger()

Waiting = tuple[Entry, "asyncio.Future[bool]"]


class Writer:
    """The one connection of a process that appends to the log.

    While a commit runs, and for some milliseconds from its start, the next batch collects. So a busy node
    writes many entries with each commit. A batch of the recent size does not wait on, nor a single append.
    """

    def __init__(
        self,
        url: str,
        timeout: float,
        committed: Callable[[int, float], None],
        died: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.url: Final = url
        self.timeout: Final = timeout
        self.committed: Final = committed  # called with the number of entries and the seconds
        self.died: Final = died
        self.waiting: Final[list[Waiting]] = []
        self.wake: Final = asyncio.Event()
        self.enough: Final = asyncio.Event()
        self.usual = 0.0  # the recent batch size
        self.connection: asyncpg.Connection[asyncpg.Record] | None = None
        self.task: asyncio.Task[None] | None = None
        self.closing = False
        self.next = 0.0  # when the next commit starts, however few entries there are

    def start(self) -> None:
        """Start the task."""
        self.closing = False
        self.task = asyncio.create_task(self.run())
        must_live(self.task, "writer", lambda: self.closing, self.end)

    def end(self, name: str) -> None:
        """The task ended unexpectedly: fail all that wait."""
        self.closing = True
        settle(self.waiting, Unavailable("the writer ended"))
        self.waiting.clear()
        self.died(name)

    async def stop(self) -> None:
        """Write what is waiting, then disconnect."""
        self.closing = True
        self.wake.set()
        self.enough.set()
        if self.task is not None:
            await asyncio.wait({self.task})
        if self.connection is not None:
            with suppress(*AWAY):
                await self.connection.close(timeout=1.0)
        await self.hang_up()

    def append(self, entry: Entry) -> asyncio.Future[bool]:
        """Append an entry; return whether the log took it, once committed."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self.closing:
            answer.set_exception(Unavailable("the store is closing"))
            return answer
        self.waiting.append((entry, answer))
        self.wake.set()
        if len(self.waiting) >= self.usual:
            self.enough.set()
        return answer

    async def run(self) -> None:
        """Write batch after batch until told to stop."""
        loop = asyncio.get_running_loop()
        while self.waiting or not self.closing:
            await self.wake.wait()
            if loop.time() < self.next:
                await self.gather()
            self.next = loop.time() + GATHER
            batch = self.waiting[:MOST]
            del self.waiting[:MOST]
            self.usual = max(len(batch), FADING * self.usual)
            if not self.waiting and not self.closing:
                self.wake.clear()
            try:
                if batch:
                    # Sorted, so that conflicting nodes lock rows in the same order, without deadlock.
                    await self.write(sorted(batch, key=lambda one: (one[0].match, one[0].ply)))
            except BaseException as error:  # whatever happened, no one may wait for ever
                settle(batch, Unavailable(f"an append was not acknowledged: {error!r}"))
                if not isinstance(error, Exception):
                    raise
                log.error("writer_broken", exc_info=error)

    async def gather(self) -> None:
        """Wait briefly until the batch has its recent size."""
        if len(self.waiting) < self.usual and not self.closing:
            self.enough.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout_at(self.next):
                    await self.enough.wait()

    async def write(self, batch: list[Waiting]) -> None:
        """Write a batch and resolve its futures."""
        loop = asyncio.get_running_loop()
        started = loop.time()
        try:
            taken = await self.insert([entry for entry, _ in batch])
        except UNFIT as error:
            # One invalid entry must not fail the others.
            if len(batch) == 1:
                settle(batch, error)
            for waiting in batch if len(batch) > 1 else []:
                await self.write([waiting])
        except Exception as error:  # whatever happened, no one may wait for ever
            await self.hang_up()
            settle(batch, Unavailable(f"an append was not acknowledged: {error!r}"))
        else:
            for entry, answer in batch:
                if not answer.done():
                    answer.set_result((entry.match, entry.ply, entry.key) in taken)
            seconds = loop.time() - started
            self.committed(len(batch), seconds)
            if seconds > SLOW:
                process = self.connection and self.connection.get_server_pid()
                matches = [id_text(entry.match) for entry, _ in batch[:MOST_TOLD]]
                log.warning(
                    "slow_commit", entries=len(batch), matches=matches, seconds=seconds, backend=process
                )

    async def insert(self, entries: list[Entry]) -> set[tuple[int, int, str]]:
        """Insert entries; return those that were written."""
        if self.connection is None or self.connection.is_closed():
            self.connection = await connect(self.url, timeout=self.timeout)
        # Never cancelled: a primary that waits for its standby would then commit alone.
        writing = asyncio.ensure_future(self.connection.fetch(sql.APPEND, *columns(entries)))
        done, _ = await asyncio.wait({writing}, timeout=self.timeout)
        if not done:
            await self.hang_up()  # which ends the statement too
        return {(row[0], row[1], row[2]) for row in await writing}

    async def hang_up(self) -> None:
        """Drop the connection in any state."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(*AWAY):
                connection.terminate()


def settle(batch: list[Waiting], error: Exception) -> None:
    """Fail all futures of a batch."""
    for _, answer in batch:
        if not answer.done():
            answer.set_exception(error)
