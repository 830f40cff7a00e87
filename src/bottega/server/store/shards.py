"""The databases of the house, one a shard: connections to them, and whether they can be used."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

import asyncpg

from bottega.server.errors import Unavailable
from bottega.server.ids import Id, shard_of
from bottega.server.store import sql
from bottega.server.store.migrations import NEWEST, WORKABLE
from bottega.server.store.writer import AWAY, Writer

if TYPE_CHECKING:
    Pool = asyncpg.Pool[asyncpg.Record]
    Connection = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]

HOUSE: Final = 0  # the shard on which everything about people is kept: it is written rarely

Committed = Callable[[int, float], None]  # how many entries, in how many seconds


class Shards:
    """Any number of shards; what concerns one id goes to one of them."""

    def __init__(
        self,
        urls: Sequence[str],
        connections: int = 4,
        timeout: float = 5.0,
        committed: Committed | None = None,
    ) -> None:
        self.urls: Final = list(urls)
        self.shards = len(self.urls)
        self.connections: Final = connections
        self.timeout: Final = timeout
        self.writers: Final = [Writer(url, timeout, committed or ignore) for url in self.urls]
        self.pools: Final[list[Pool]] = []

    async def open(self) -> None:
        """Connect."""
        for url in self.urls:
            pool = asyncpg.create_pool(
                url,
                min_size=0,  # a node starts, and says it is not ready, while a database is away
                max_size=self.connections,
                timeout=self.timeout,
                command_timeout=self.timeout,
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
        """Return if every shard answers, can be written, and has the tables this version needs."""
        for shard in range(self.shards):
            async with self.reach(shard) as connection:
                found = await connection.fetchval(sql.MIGRATED)
                version = found and await connection.fetchval(sql.MIGRATION)
                writable = await connection.fetchval(sql.WRITABLE)
            if version not in WORKABLE:
                raise Unavailable(f"shard {shard} is at migration {version}, not {NEWEST}")
            if not writable:
                raise Unavailable(f"shard {shard} is read-only")

    @asynccontextmanager
    async def reach(self, shard: int) -> AsyncIterator[Connection]:
        """A connection to a shard; what goes wrong with it is Unavailable."""
        try:
            async with self.pools[shard].acquire(timeout=self.timeout) as connection:
                yield connection
        except AWAY as error:
            raise Unavailable(f"shard {shard}: {error!r}") from error

    def knows(self, id: Id) -> bool:
        """Whether an id, which anybody may make up, names one of our shards."""
        return shard_of(id) < self.shards

    def by_shard(self, ids: list[Id]) -> list[tuple[int, list[Id]]]:
        """The ids of each shard that has any."""
        shards: dict[int, list[Id]] = {}
        for id in ids:
            shards.setdefault(shard_of(id), []).append(id)
        return [(shard, ids) for shard, ids in sorted(shards.items()) if shard < self.shards]


def ignore(entries: int, seconds: float) -> None:
    """Nobody counts the commits."""


async def leave_as_it_is(connection: object) -> None:
    """We change no setting of a session, so nothing is put back when a connection returns to its pool."""
