"""The store: tables, matches, moves and guests in PostgreSQL. Moves are written by group commit.

Each method may raise Unavailable: then whether a write was done is not known.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from bottega.server.errors import Unavailable
from bottega.server.ids import Id, id_text, shard_of
from bottega.server.protocol import NoClock
from bottega.server.store import sql
from bottega.server.store.packed import unpack
from bottega.server.store.rows import Browser, Entry, Guest, Head, Remark, TableRow, Ticket, Wanted, columns
from bottega.server.store.shards import HOUSE, Shards

if TYPE_CHECKING:
    import asyncpg

    from bottega.server.store.shards import Connection

    Row = asyncpg.Record

TRIES: Final = 20
MOST_REMARKS: Final = 100  # kept of a table; the oldest give way
MOST_BROWSERS: Final = 50  # of one guest
ANY: Final = Wanted()

log = structlog.get_logger()


class Store(Shards):
    """Any number of shards. An id says on which one it is kept."""

    async def row(self, query: str, id: Id) -> Row | None:
        """What a query finds where this id is kept."""
        if not self.knows(id):
            return None
        async with self.reach(shard_of(id)) as connection:
            return await connection.fetchrow(query, id)

    # --- the log --------------------------------------------------------------------------------

    def append(self, entry: Entry) -> Awaitable[bool]:
        """Write an entry for good. False if the log has another entry at that ply; that one stays."""
        return self.writers[shard_of(entry.match)].append(entry)

    async def entries(self, match: Id, after: int = 0) -> list[Entry]:
        """The log of a match after a ply, in order."""
        if not self.knows(match):
            return []
        async with self.reach(shard_of(match)) as connection:
            rows = await connection.fetch(sql.ENTRIES, match, after)
            packed = None if rows else await connection.fetchrow(sql.PACKED, match)
        if packed is None:
            return [Entry(*row) for row in rows]
        entries = unpack(match, await self.record(match, packed[0]))
        return [entry for entry in entries if entry.ply > after]

    async def record(self, match: Id, kept: bytes | None) -> bytes:
        """The packed record of a match, from the bucket if it is not kept with its row."""
        if kept is not None:
            return kept
        if self.bucket is None:
            raise Unavailable(f"match {id_text(match)} is in a bucket, and BOTTEGA_RECORDS names none")
        return await self.bucket.get(match)

    async def newest(self, matches: list[Id]) -> dict[Id, int]:
        """The last ply in the log of each of these matches; those without entries are left out."""
        plies: dict[Id, int] = {}
        for shard, ids in self.by_shard(matches):
            async with self.reach(shard) as connection:
                plies.update({row[0]: row[1] for row in await connection.fetch(sql.NEWEST_PLIES, ids)})
        return plies

    async def head(self, match: Id) -> Head | None:
        """What a match was started with."""
        row = await self.row(sql.HEAD, match)
        if row is None:
            return None
        return msgspec.structs.replace(msgspec.json.decode(row[0], type=Head), over=row[1])

    async def finish(self, match: Id) -> None:
        """Note that a match is over."""
        async with self.reach(shard_of(match)) as connection:
            await connection.execute(sql.FINISH, match)

    # --- tables ---------------------------------------------------------------------------------

    async def add_table(self, row: TableRow) -> bool:
        """Keep a new table. False if the id is taken."""
        async with self.reach(shard_of(row.id)) as connection, connection.transaction():
            done = await lay_table(connection, row)
        if done and row.listed:
            await self.index(row)
        return done

    async def index(self, row: TableRow) -> None:
        """Note in the lobby's index what became of a table; what fails here is found by the next sweep."""
        try:
            async with self.reach(HOUSE) as connection:
                await connection.execute(sql.INDEX_TABLE, *indexed(row), None)
        except Unavailable as error:
            log.warning("table_not_indexed", table=id_text(row.id), error=str(error))

    async def table(self, id: Id) -> TableRow | None:
        """A table."""
        row = await self.row(sql.TABLE, id)
        return None if row is None else table_row(row)

    async def save_table(
        self, row: TableRow, started: Head | None = None, opened: TableRow | None = None
    ) -> bool:
        """Replace the version before this one. False if it is not that version.

        A match may be started with it, at this table or at another one that is opened on the same shard.
        """
        async with self.reach(shard_of(row.id)) as connection, connection.transaction():
            was_listed = await connection.fetchval(
                sql.SAVE_TABLE, row.id, row.version, row.listed, row.document.decode()
            )
            if was_listed is None:
                return False
            await seat_guests(connection, row)
            if opened is not None and not await lay_table(connection, opened):
                raise Unavailable("an id was drawn twice")
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
        if row.listed or was_listed:
            await self.index(row)
        if opened is not None and opened.listed:
            await self.index(opened)
        return True

    async def versions(self, tables: list[Id]) -> dict[Id, int]:
        """The version of each of these tables."""
        versions: dict[Id, int] = {}
        for shard, ids in self.by_shard(tables):
            async with self.reach(shard) as connection:
                rows = await connection.fetch(sql.VERSIONS, ids)
            versions.update({row[0]: row[1] for row in rows})
        return versions

    async def listed(self, most: int, wanted: Wanted = ANY) -> list[TableRow]:
        """Tables in the lobby that fit, the last changed first. The house's shard has an index of all."""
        low, high = wanted.levels or (None, None)
        among = None if wanted.among is None else list(wanted.among)
        asked = wanted.game, wanted.speed, wanted.free, low, high, among, wanted.each
        async with self.reach(HOUSE) as connection:
            return [table_row(row) for row in await connection.fetch(sql.LISTED, most, *asked)]

    async def tables_of(self, guest: Id, most: int) -> list[TableRow]:
        """Tables a guest sits at, the last changed first."""
        return await self.last_changed(sql.TABLES_OF, most, guest)

    async def at_hand(self, guest: Id, most: int) -> list[TableRow]:
        """Those of them that the guest has not put away."""
        return await self.last_changed(sql.AT_HAND, most, guest)

    async def put_away(self, table: Id, guest: Id, match: Id) -> None:
        """This guest is done with the match that was played last at a table."""
        async with self.reach(shard_of(table)) as connection:
            await connection.execute(sql.PUT_AWAY, table, guest, match)

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
        """Keep a remark under the next number of its table; of a key that guest used there, the one kept."""
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
        """The newest remarks of a table, in order."""
        if not self.knows(table):
            return []
        async with self.reach(shard_of(table)) as connection:
            return [Remark(*row) for row in await connection.fetch(sql.ALL_REMARKS, table)]

    # --- guests ---------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest) -> bool:
        """Keep a new guest, and the browser they came by. False if the id is taken."""
        row = guest.id, guest.name, guest.epoch, guest.browser is None
        async with self.reach(shard_of(guest.id)) as connection, connection.transaction():
            done = await connection.execute(sql.ADD_GUEST, *row)
            if done == "INSERT 0 1" and guest.browser:
                await connection.execute(sql.ADD_BROWSER, *msgspec.structs.astuple(guest.browser))
        return bool(done == "INSERT 0 1")

    async def guest(self, id: Id) -> Guest | None:
        """A guest."""
        row = await self.row(sql.GUEST, id)
        return None if row is None else Guest(*row)

    async def save_guest(self, guest: Guest) -> None:
        """Replace a guest's name, and raise the epoch if this one is higher; it never falls."""
        async with self.reach(shard_of(guest.id)) as connection:
            await connection.execute(sql.SAVE_GUEST, guest.id, guest.name, guest.epoch)

    # --- browsers -------------------------------------------------------------------------------

    async def bearer(self, ticket: Ticket) -> Guest | None:
        """The guest of a cookie and their browser; None if the cookie is worth nothing any more."""
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
        """Those of these cookies that are worth nothing any more."""
        ended: list[Ticket] = []
        for shard in range(self.shards):
            here = [one for one in held if shard_of(one.guest) == shard]
            if here:
                async with self.reach(shard) as connection:
                    rows = await connection.fetch(sql.ENDED, *columns(here))
                ended += [Ticket(*row) for row in rows]
        return ended

    async def renew(self, guest: Guest) -> None:
        """Save a guest; of all their browsers only the one they come by now stays signed in, if any."""
        async with self.reach(shard_of(guest.id)) as connection, connection.transaction():
            await connection.execute(sql.SAVE_GUEST, guest.id, guest.name, guest.epoch)
            await connection.execute(sql.END_UNNAMED, guest.id)
            await connection.execute(sql.END_BROWSERS, guest.id)
            if guest.browser:
                await connection.execute(sql.ADD_BROWSER, *msgspec.structs.astuple(guest.browser))

    async def add_browser(self, browser: Browser) -> None:
        """Sign one more browser in. Of too many, those give way that were not used for longest."""
        async with self.reach(shard_of(browser.guest)) as connection, connection.transaction():
            await connection.execute(sql.ADD_BROWSER, *msgspec.structs.astuple(browser))
            await connection.execute(sql.NEWEST_BROWSERS, browser.guest, MOST_BROWSERS)

    async def use_browser(self, browser: Browser) -> None:
        """Note when it was used."""
        async with self.reach(shard_of(browser.guest)) as connection:
            await connection.execute(sql.USE_BROWSER, browser.id, browser.used)

    async def browsers(self, guest: Id) -> list[Browser]:
        """Where a guest is signed in, the last used first."""
        async with self.reach(shard_of(guest)) as connection:
            return [Browser(*row) for row in await connection.fetch(sql.BROWSERS, guest)]

    async def unnamed(self, guest: Id) -> bool:
        """Whether cookies of the releases before, that name no browser, are still good."""
        async with self.reach(shard_of(guest)) as connection:
            return bool(await connection.fetchval(sql.UNNAMED, guest))

    async def end_browser(self, guest: Id, browser: Id) -> None:
        """Sign one out; 0 stands for all those that cookies do not name."""
        async with self.reach(shard_of(guest)) as connection:
            if browser:
                await connection.execute(sql.END_BROWSER, guest, browser)
            else:
                await connection.execute(sql.END_UNNAMED, guest)


async def lay_table(connection: Connection, row: TableRow) -> bool:
    """Write a new table. False if the id is taken."""
    done = await connection.execute(sql.ADD_TABLE, row.id, row.version, row.listed, row.document.decode())
    if done != "INSERT 0 1":
        return False
    await seat_guests(connection, row)
    return True


async def seat_guests(connection: Connection, row: TableRow) -> None:
    """Note who sits at a table, so that they find it again."""
    await connection.execute(sql.STAND, row.id, row.guests)
    await connection.execute(
        sql.SIT,
        row.id,
        row.guests,
    )


def indexed(row: TableRow) -> tuple[Id, int, bool, str, list[Id]]:
    """A table as its line in the lobby's index."""
    return row.id, row.version, row.listed, row.document.decode(), row.guests


def table_row(row: Row) -> TableRow:
    """A table from its row."""
    return TableRow(row["id"], row["version"], row["listed"], list(row["guests"]), row["document"].encode())
