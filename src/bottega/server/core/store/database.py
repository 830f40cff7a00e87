"""Connections to the database, and whether it works."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import asyncpg
import structlog

from bottega.server.core.store import sql
from bottega.server.core.store.writer import AWAY, Writer
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.postgres.connecting import connect
from bottega.server.platform.postgres.migrations import NEWEST
from bottega.server.platform.signals import Signal

if TYPE_CHECKING:
    Pool = asyncpg.Pool[asyncpg.Record]
    Connection = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]
    Write = Callable[[Connection], Awaitable[None]]

SLOW: Final = 0.5  # seconds; slower statements are logged

Committed = Callable[[int, float], None]  # number of entries, seconds
Waited = Callable[[float], None]  # seconds

log = structlog.get_logger()


class Parting(asyncpg.Connection):
    """A connection that the pool may close at any time: a dead host is no error here."""

    async def close(self, *, timeout: float | None = None) -> None:
        with suppress(TimeoutError):
            await super().close(timeout=timeout)


class Database:
    """A database on one host, or on a primary with standbys."""

    def __init__(
        self,
        url: str,
        connections: int = 4,
        timeout: float = 5.0,
        committed: Committed | None = None,
        waited: Waited | None = None,
    ) -> None:
        self.url: Final = url
        self.connections: Final = connections
        self.timeout: Final = timeout
        self.died: Final = Signal[str]()  # the writer task ended: nothing can be written any more
        self.writer: Final = Writer(url, timeout, committed or ignore, self.died)
        self.waited: Final = waited or ignore
        self.pool: Pool | None = None

    async def open(self) -> None:
        """Connect."""
        self.pool = await asyncpg.create_pool(
            self.url,
            connect=connect,
            connection_class=Parting,
            min_size=0,  # a node starts, and is not ready, while the database is away
            max_size=self.connections,
            timeout=self.timeout,
            command_timeout=self.timeout,
            init=look_for_slow,
            reset=leave_as_it_is,
        )
        self.writer.start()

    async def close(self) -> None:
        """Finish running statements, and disconnect."""
        await self.writer.stop()
        pool, self.pool = self.pool, None
        if pool is None:
            return
        try:
            await asyncio.wait_for(pool.close(), self.timeout)
        except AWAY:
            pool.terminate()

    async def check(self, write: Write | None = None) -> bool:
        """Write something, if the database can be written and has this version's schema.

        Returns whether its standby is missing.
        """
        try:
            async with self.reach() as connection, transaction(connection):
                state = fitting(await connection.fetchrow(sql.STATE))
                await connection.execute(sql.ROOM)
                await (write or touch)(connection)
        except asyncpg.UndefinedTableError:
            raise Unavailable(f"the database is at no migration, not {NEWEST}") from None
        return bool(state["alone"])

    @asynccontextmanager
    async def reach(self) -> AsyncIterator[Connection]:
        """A connection from the pool; its errors become Unavailable."""
        asked, pool = time.monotonic(), self.pool
        if pool is None:
            raise Unavailable("the database is closed")
        try:
            async with pool.acquire(timeout=self.timeout) as connection:
                self.waited(time.monotonic() - asked)
                try:
                    yield connection
                except TimeoutError:
                    with suppress(asyncpg.InterfaceError):  # it was closed already
                        connection.terminate()  # or the pool would wait for it as long again
                    await pool.expire_connections()  # the others lead to the same dead host
                    raise
        except AWAY as error:
            raise Unavailable(f"the database: {error!r}") from error


@asynccontextmanager
async def transaction(connection: Connection) -> AsyncIterator[None]:
    """A transaction that is not rolled back on a dead host: that would take as long again."""
    running = connection.transaction()
    await running.start()
    try:
        yield
    except TimeoutError:
        raise  # the connection will be closed
    except BaseException:
        await running.rollback()
        raise
    await running.commit()


def fitting(found: asyncpg.Record | None) -> asyncpg.Record:
    """The state of a database; Unavailable if it is read-only, or has the schema of another version."""
    if found is None:
        raise Unavailable(f"the database is at no migration, not {NEWEST}")
    version = found["version_num"]
    if not (found["works_from"] or version) <= NEWEST <= version:
        raise Unavailable(f"the database is at migration {version}, not {NEWEST}")
    if not found["writable"]:
        raise Unavailable("the database is read-only")
    return found


async def touch(connection: Connection) -> None:
    """Write a few bytes, and no row."""
    await connection.execute(sql.TOUCH)


def ignore(*_: float) -> None:
    """Ignore the figures."""


async def look_for_slow(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    """Time each statement. The log line of a slow one names its request and PostgreSQL's process:

    by that PostgreSQL's own log and `pg_stat_activity` tell of the same statement. To write the request
    into the statement, or into the name of the session, would cost every request what only slow ones need.
    """
    connection.add_query_logger(partial(tell_slow, connection.get_server_pid()))


def tell_slow(process: int, done: asyncpg.connection.LoggedQuery) -> None:
    """Log a slow statement without its arguments, which may be secret."""
    if done.elapsed > SLOW:
        log.debug("slow_statement", sql=done.query.strip(), seconds=done.elapsed, backend=process)


async def leave_as_it_is(connection: object) -> None:
    """We change no session settings, so none are reset when a connection returns to the pool."""
