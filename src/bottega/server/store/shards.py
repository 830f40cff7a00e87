"""The databases of the house, one a shard: connections to them, and whether they can be used."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Final

import asyncpg
import structlog

from bottega.server.errors import Unavailable
from bottega.server.ids import Id, new_id, shard_of
from bottega.server.signals import Signal
from bottega.server.store import sql
from bottega.server.store.bucket import Bucket
from bottega.server.store.connecting import connect
from bottega.server.store.migrations import NEWEST
from bottega.server.store.writer import AWAY, Writer

if TYPE_CHECKING:
    Pool = asyncpg.Pool[asyncpg.Record]
    Connection = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]

SLOW: Final = 0.5  # seconds after which a statement is a line of the log
HOUSE: Final = 0  # the shard on which everything about people is kept: it is written rarely

Committed = Callable[[int, float], None]  # how many entries, in how many seconds
Waited = Callable[[int, float], None]  # for which shard, how many seconds

log = structlog.get_logger()


class Parting(asyncpg.Connection):
    """A connection that the pool closes behind our back: a silent host says no goodbye, which is no news."""

    async def close(self, *, timeout: float | None = None) -> None:
        with suppress(TimeoutError):
            await super().close(timeout=timeout)


class Shards:
    """Any number of shards; what concerns one id goes to one of them."""

    def __init__(
        self,
        urls: Sequence[str],
        connections: int = 4,
        timeout: float = 5.0,
        committed: Committed | None = None,
        waited: Waited | None = None,
        bucket: Bucket | None = None,
        closed: Sequence[int] = (),
    ) -> None:
        self.urls: Final = list(urls)
        self.shards = len(self.urls)
        self.open_shards: Final = [shard for shard in range(self.shards) if shard not in closed]
        self.connections: Final = connections
        self.timeout: Final = timeout
        self.died: Final = Signal[str]()  # a writer ended: nothing can be written any more
        self.writers: Final = [Writer(url, timeout, committed or ignore, self.died) for url in self.urls]
        self.waited: Final = waited or ignore
        self.bucket: Final = bucket  # where packed records are, if not in the databases
        self.pools: Final[list[Pool]] = []

    async def open(self) -> None:
        """Connect."""
        for url in self.urls:
            pool = asyncpg.create_pool(
                url,
                connect=connect,
                connection_class=Parting,
                min_size=0,  # a node starts, and says it is not ready, while a database is away
                max_size=self.connections,
                timeout=self.timeout,
                command_timeout=self.timeout,
                init=look_for_slow,
                reset=leave_as_it_is,
            )
            self.pools.append(await pool)
        for writer in self.writers:
            writer.start()

    async def close(self) -> None:
        """Finish what was begun, and disconnect."""
        for writer in self.writers:
            await writer.stop()
        for pool in self.pools:
            try:
                await asyncio.wait_for(pool.close(), self.timeout)
            except AWAY:
                pool.terminate()
        self.pools.clear()

    async def check(self) -> None:
        """Return if every shard takes a small write, and has the tables this version needs."""
        for shard, writer in enumerate(self.writers):
            async with self.reach(shard) as connection:
                try:
                    found = await connection.fetchrow(sql.READY)
                except asyncpg.UndefinedTableError:
                    found = None
                if found and found["written"] and writer.failed:
                    async with connection.transaction():
                        await connection.execute(sql.ROOM)
                    writer.failed = False
            if found is None:
                raise Unavailable(f"shard {shard} is at no migration, not {NEWEST}")
            version = found["version_num"]
            if not (found["works_from"] or version) <= NEWEST <= version:
                raise Unavailable(f"shard {shard} is at migration {version}, not {NEWEST}")
            if not found["written"]:
                raise Unavailable(f"shard {shard} is read-only")

    async def now(self) -> float:
        """What time it is where everything about people is kept: seconds since 1970."""
        async with self.reach(HOUSE) as connection:
            return float(await connection.fetchval(sql.NOW))

    @asynccontextmanager
    async def reach(self, shard: int) -> AsyncIterator[Connection]:
        """A connection to a shard; what goes wrong with it is Unavailable."""
        asked = time.monotonic()
        try:
            async with self.pools[shard].acquire(timeout=self.timeout) as connection:
                self.waited(shard, time.monotonic() - asked)
                try:
                    yield connection
                except TimeoutError:
                    with suppress(asyncpg.InterfaceError):  # it is not ours any more
                        connection.terminate()  # the pool would wait as long again for its last word
                    await self.pools[shard].expire_connections()  # the others lead to the same silent host
                    raise
        except AWAY as error:
            raise Unavailable(f"shard {shard}: {error!r}") from error

    def fresh_id(self) -> Id:
        """An id for something new, on any shard that is not closed."""
        return new_id(secrets.choice(self.open_shards))

    def knows(self, id: Id) -> bool:
        """Whether an id, which anybody may make up, names one of our shards."""
        return shard_of(id) < self.shards

    def by_shard(self, ids: list[Id]) -> list[tuple[int, list[Id]]]:
        """The ids of each shard that has any."""
        shards: dict[int, list[Id]] = {}
        for id in ids:
            shards.setdefault(shard_of(id), []).append(id)
        return [(shard, ids) for shard, ids in sorted(shards.items()) if shard < self.shards]


def ignore(which: int, seconds: float) -> None:
    """Nobody counts."""


async def look_for_slow(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    """Time each statement. The line of a slow one names the request that waited and PostgreSQL's process:

    by that PostgreSQL's own log and `pg_stat_activity` tell of the same statement. To write the request
    into the statement, or into the name of the session, would cost every request what only slow ones need.
    """
    connection.add_query_logger(partial(tell_slow, connection.get_server_pid()))


def tell_slow(process: int, done: asyncpg.connection.LoggedQuery) -> None:
    """Log a slow statement, without its arguments: they may be secret."""
    if done.elapsed > SLOW:
        log.debug("slow_statement", sql=done.query.strip(), seconds=done.elapsed, backend=process)


async def leave_as_it_is(connection: object) -> None:
    """We change no setting of a session, so nothing is put back when a connection returns to its pool."""
