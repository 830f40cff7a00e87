"""The store on PostgreSQL: one database per shard, appends by group commit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

import asyncpg
import msgspec

from bottega.server.errors import Unavailable
from bottega.server.ids import Id, shard_of
from bottega.server.protocol import NoClock
from bottega.server.store import sql
from bottega.server.store.face import ANY, MOST_BROWSERS, MOST_REMARKS, Store
from bottega.server.store.migrations import NEWEST, WORKABLE
from bottega.server.store.rows import Browser, Entry, Guest, Head, Remark, TableRow, Ticket, Wanted
from bottega.server.store.writer import AWAY, Writer

if TYPE_CHECKING:
    Row = asyncpg.Record
    Pool = asyncpg.Pool[asyncpg.Record]
    Connection = asyncpg.pool.PoolConnectionProxy[asyncpg.Record]

TRIES: Final = 20
HOUSE: Final = 0  # the shard on which everything about people is kept: it is written rarely

Committed = Callable[[int, float], None]  # how many entries, in how many seconds


class PostgresStore(Store):
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
        for writer in self.writers:
            await writer.stop()
        for pool in self.pools:
            try:
                await asyncio.wait_for(pool.close(), self.timeout)
            except AWAY:
                pool.terminate()
        self.pools.clear()

    async def check(self) -> None:
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

    # --- the log --------------------------------------------------------------------------------

    async def append(self, entry: Entry) -> bool:
        return await self.writers[shard_of(entry.match)].append(entry)

    async def entries(self, match: Id, after: int = 0) -> list[Entry]:
        if not self.knows(match):
            return []
        async with self.reach(shard_of(match)) as connection:
            rows = await connection.fetch(
                sql.ENTRIES,
                match,
                after,
            )
        return [Entry(*row) for row in rows]

    async def newest(self, matches: list[Id]) -> dict[Id, int]:
        plies: dict[Id, int] = {}
        for shard, ids in self.by_shard(matches):
            async with self.reach(shard) as connection:
                plies.update({row[0]: row[1] for row in await connection.fetch(sql.NEWEST_PLIES, ids)})
        return plies

    async def head(self, match: Id) -> Head | None:
        if not self.knows(match):
            return None
        async with self.reach(shard_of(match)) as connection:
            row = await connection.fetchrow(sql.HEAD, match)
        return (
            None
            if row is None
            else msgspec.structs.replace(msgspec.json.decode(row[0], type=Head), over=row[1])
        )

    async def finish(self, match: Id) -> None:
        async with self.reach(shard_of(match)) as connection:
            await connection.execute(sql.FINISH, match)

    # --- tables ---------------------------------------------------------------------------------

    async def add_table(self, row: TableRow) -> bool:
        async with self.reach(shard_of(row.id)) as connection, connection.transaction():
            done = await connection.execute(
                sql.ADD_TABLE,
                row.id,
                row.version,
                row.listed,
                row.document.decode(),
            )
            if done == "INSERT 0 1":
                await seat_guests(connection, row)
        return bool(done == "INSERT 0 1")

    async def table(self, id: Id) -> TableRow | None:
        if not self.knows(id):
            return None
        async with self.reach(shard_of(id)) as connection:
            row = await connection.fetchrow(sql.TABLE, id)
        return None if row is None else table_row(row)

    async def save_table(self, row: TableRow, started: Head | None = None) -> bool:
        async with self.reach(shard_of(row.id)) as connection, connection.transaction():
            done = await connection.execute(
                sql.SAVE_TABLE, row.id, row.version, row.listed, row.document.decode()
            )
            if done != "UPDATE 1":
                return False
            await seat_guests(connection, row)
            if started is not None:
                await connection.execute(
                    sql.ADD_MATCH,
                    started.id,
                    started.table,
                    started.game,
                    msgspec.json.encode(started).decode(),
                )
                if not isinstance(started.clock, NoClock):
                    await connection.execute(sql.FIRST_DEADLINE, started.id, started.began)
        return True

    async def versions(self, tables: list[Id]) -> dict[Id, int]:
        versions: dict[Id, int] = {}
        for shard, ids in self.by_shard(tables):
            async with self.reach(shard) as connection:
                rows = await connection.fetch(sql.VERSIONS, ids)
            versions.update({row[0]: row[1] for row in rows})
        return versions

    async def listed(self, most: int, wanted: Wanted = ANY) -> list[TableRow]:
        low, high = wanted.levels or (None, None)
        among = None if wanted.among is None else list(wanted.among)
        asked = wanted.game, wanted.speed, wanted.free, low, high, among, wanted.each
        return await self.last_changed(sql.LISTED, most, *asked)

    async def tables_of(self, guest: Id, most: int) -> list[TableRow]:
        return await self.last_changed(sql.TABLES_OF, most, guest)

    async def last_changed(self, query: str, most: int, *args: int | str | list[Id] | None) -> list[TableRow]:
        """What a query finds on all shards together, the last changed first."""
        found: list[Row] = []
        for shard in range(self.shards):
            async with self.reach(shard) as connection:
                found += await connection.fetch(query, most, *args)
        found.sort(key=lambda row: row["changed"], reverse=True)
        return [table_row(row) for row in found[:most]]

    # --- remarks --------------------------------------------------------------------------------

    async def add_remark(self, remark: Remark) -> Remark:
        said = remark.table, remark.guest, remark.seat, remark.name, remark.text, remark.key
        async with self.reach(shard_of(remark.table)) as connection:
            for _ in range(TRIES):  # another node may take the number meanwhile
                await connection.execute(sql.ADD_REMARK, *said)
                row = await connection.fetchrow(sql.REMARK, remark.table, remark.guest, remark.key)
                if row is not None:
                    await connection.execute(sql.DROP_REMARKS, remark.table, row["number"] - MOST_REMARKS)
                    return Remark(*row)
        raise Unavailable(f"everybody talks at once at table {remark.table}")

    async def remarks(self, table: Id) -> list[Remark]:
        if not self.knows(table):
            return []
        async with self.reach(shard_of(table)) as connection:
            return [Remark(*row) for row in await connection.fetch(sql.ALL_REMARKS, table)]

    # --- guests ---------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest) -> bool:
        row = guest.id, guest.name, guest.epoch, guest.browser is None
        async with self.reach(shard_of(guest.id)) as connection, connection.transaction():
            done = await connection.execute(sql.ADD_GUEST, *row)
            if done == "INSERT 0 1" and guest.browser:
                await connection.execute(sql.ADD_BROWSER, *msgspec.structs.astuple(guest.browser))
        return bool(done == "INSERT 0 1")

    async def guest(self, id: Id) -> Guest | None:
        if not self.knows(id):
            return None
        async with self.reach(shard_of(id)) as connection:
            row = await connection.fetchrow(sql.GUEST, id)
        return None if row is None else Guest(*row)

    async def save_guest(self, guest: Guest) -> None:
        async with self.reach(shard_of(guest.id)) as connection:
            await connection.execute(sql.SAVE_GUEST, guest.id, guest.name, guest.epoch)

    # --- browsers -------------------------------------------------------------------------------

    async def bearer(self, ticket: Ticket) -> Guest | None:
        if not self.knows(ticket.guest):
            return None
        async with self.reach(shard_of(ticket.guest)) as connection:
            row = await connection.fetchrow(sql.BEARER, ticket.guest, ticket.epoch, ticket.browser)
            if row is not None and row["long_ago"]:
                await connection.execute(sql.SEEN, ticket.guest)
        if row is None:
            return None
        id, name, epoch, _, *browser = row
        return Guest(id, name, epoch, Browser(*browser) if ticket.browser else None)

    async def ended(self, held: list[Ticket]) -> list[Ticket]:
        ended: list[Ticket] = []
        for shard in range(self.shards):
            here = [msgspec.structs.astuple(one) for one in held if shard_of(one.guest) == shard]
            if here:
                async with self.reach(shard) as connection:
                    rows = await connection.fetch(sql.ENDED, *map(list, zip(*here, strict=True)))
                ended += [Ticket(*row) for row in rows]
        return ended

    async def renew(self, guest: Guest) -> None:
        async with self.reach(shard_of(guest.id)) as connection, connection.transaction():
            await connection.execute(sql.SAVE_GUEST, guest.id, guest.name, guest.epoch)
            await connection.execute(sql.END_UNNAMED, guest.id)
            await connection.execute(sql.END_BROWSERS, guest.id)
            if guest.browser:
                await connection.execute(sql.ADD_BROWSER, *msgspec.structs.astuple(guest.browser))

    async def add_browser(self, browser: Browser) -> None:
        async with self.reach(shard_of(browser.guest)) as connection, connection.transaction():
            await connection.execute(sql.ADD_BROWSER, *msgspec.structs.astuple(browser))
            await connection.execute(sql.NEWEST_BROWSERS, browser.guest, MOST_BROWSERS)

    async def use_browser(self, browser: Browser) -> None:
        async with self.reach(shard_of(browser.guest)) as connection:
            await connection.execute(sql.USE_BROWSER, browser.id, browser.used)

    async def browsers(self, guest: Id) -> list[Browser]:
        async with self.reach(shard_of(guest)) as connection:
            return [Browser(*row) for row in await connection.fetch(sql.BROWSERS, guest)]

    async def unnamed(self, guest: Id) -> bool:
        async with self.reach(shard_of(guest)) as connection:
            return bool(await connection.fetchval(sql.UNNAMED, guest))

    async def end_browser(self, guest: Id, browser: Id) -> None:
        async with self.reach(shard_of(guest)) as connection:
            if browser:
                await connection.execute(sql.END_BROWSER, guest, browser)
            else:
                await connection.execute(sql.END_UNNAMED, guest)


def ignore(entries: int, seconds: float) -> None:
    """Nobody counts the commits."""


async def leave_as_it_is(connection: object) -> None:
    """We change no setting of a session, so nothing is put back when a connection returns to its pool."""


async def seat_guests(connection: Connection, row: TableRow) -> None:
    """Note who sits at a table, so that they find it again."""
    await connection.execute(sql.STAND, row.id, row.guests)
    await connection.execute(
        sql.SIT,
        row.id,
        row.guests,
    )


def table_row(row: Row) -> TableRow:
    """A table from its row."""
    return TableRow(row["id"], row["version"], row["listed"], list(row["guests"]), row["document"].encode())
