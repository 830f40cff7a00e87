"""Group commit: the appends of a moment are written by one statement, in one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import asyncpg

from bottega.server.errors import Unavailable
from bottega.server.store import sql
from bottega.server.store.rows import Entry

MOST: Final = 512  # entries in one commit
GATHER: Final = 0.025  # seconds between the beginnings of two commits: a lone append waits for nobody

AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the server hung up while the driver was not looking
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.TransactionRollbackError,
)

UNFIT: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError)

Waiting = tuple[Entry, "asyncio.Future[bool]"]


class Writer:
    """The one connection of a process that appends to a shard.

    While a commit is under way, and some milliseconds from its beginning, the next entries gather: so a busy
    node writes many with each, and the database pays for few commits.
    """

    def __init__(self, url: str, timeout: float, committed: Callable[[int, float], None]) -> None:
        self.url: Final = url
        self.timeout: Final = timeout
        self.committed: Final = committed  # told how many entries, and the seconds it took
        self.waiting: Final[list[Waiting]] = []
        self.wake: Final = asyncio.Event()
        self.connection: asyncpg.Connection[asyncpg.Record] | None = None
        self.task: asyncio.Task[None] | None = None
        self.closing = False
        self.next = 0.0  # when the next commit may begin

    def start(self) -> None:
        """Begin to write."""
        self.closing = False
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Write what is waiting, then disconnect."""
        self.closing = True
        self.wake.set()
        if self.task is not None:
            await self.task
        if self.connection is not None:
            with suppress(*AWAY):
                await self.connection.close(timeout=1.0)
        await self.hang_up()

    async def append(self, entry: Entry) -> bool:
        """Whether the entry is in the log; it is committed by then."""
        if self.closing:
            raise Unavailable("the store is closing")
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, answer))
        self.wake.set()
        return await answer

    async def run(self) -> None:
        """Write batch after batch until told to stop."""
        loop = asyncio.get_running_loop()
        while self.waiting or not self.closing:
            await self.wake.wait()
            pause = self.next - loop.time()
            if pause > 0 and len(self.waiting) < MOST and not self.closing:
                await asyncio.sleep(pause)
            self.next = loop.time() + GATHER
            # Sorted, so that two nodes in conflict wait for the same rows in the same order: no deadlock.
            batch = sorted(self.waiting[:MOST], key=lambda waiting: (waiting[0].match, waiting[0].ply))
            del self.waiting[:MOST]
            if not self.waiting and not self.closing:
                self.wake.clear()
            if batch:
                await self.write(batch)

    async def write(self, batch: list[Waiting]) -> None:
        """Write a batch and tell everyone in it."""
        loop = asyncio.get_running_loop()
        started = loop.time()
        try:
            taken = await self.insert([entry for entry, _ in batch])
        except UNFIT as error:
            # One entry the database cannot hold must not take the others with it.
            if len(batch) == 1:
                settle(batch, error)
            for waiting in batch if len(batch) > 1 else []:
                await self.write([waiting])
        except Exception as error:  # whatever it is, nobody may wait for ever
            await self.hang_up()
            settle(batch, Unavailable(f"an append was not acknowledged: {error!r}"))
        else:
            self.committed(len(batch), loop.time() - started)
            for entry, answer in batch:
                if not answer.done():
                    answer.set_result((entry.match, entry.ply, entry.key) in taken)

    async def insert(self, entries: list[Entry]) -> set[tuple[int, int, str]]:
        """Those of the entries that were written."""
        if self.connection is None or self.connection.is_closed():
            self.connection = await asyncpg.connect(
                self.url, timeout=self.timeout, command_timeout=self.timeout
            )
        rows = await self.connection.fetch(
            sql.APPEND,
            [entry.match for entry in entries],
            [entry.ply for entry in entries],
            [entry.seat for entry in entries],
            [entry.text for entry in entries],
            [entry.key for entry in entries],
            [entry.back for entry in entries],
            [entry.at for entry in entries],
        )
        return {(row[0], row[1], row[2]) for row in rows}

    async def hang_up(self) -> None:
        """Drop the connection, whatever state it is in."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(*AWAY):
                connection.terminate()


def settle(batch: list[Waiting], error: Exception) -> None:
    """Tell everyone in a batch what went wrong."""
    for _, answer in batch:
        if not answer.done():
            answer.set_exception(error)
