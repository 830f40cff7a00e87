"""The store: tables, matches, moves and guests in PostgreSQL. Moves are written by group commit.

Each method may raise Unavailable: then whether a write was done is unknown.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from bottega.server.core.store import sql
from bottega.server.core.store.database import Database
from bottega.server.core.store.packed import unpack
from bottega.server.core.store.rows import (
    Browser,
    Entry,
    Guest,
    Head,
    Remark,
    TableRow,
    Ticket,
    Wanted,
    columns,
)
from bottega.server.core.time_control import NoClock
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import Id

if TYPE_CHECKING:
    import asyncpg

    from bottega.server.core.store.database import Connection

    Row = asyncpg.Record

TRIES: Final = 20
MOST_REMARKS: Final = 100  # of a table; the oldest are dropped
MOST_BROWSERS: Final = 50  # of one guest
ANY: Final = Wanted()

log = structlog.get_logger()


class Store(Database):
    """Reads and writes rows by id."""

    async def row(self, query: str, id: Id) -> Row | None:
        """The row that a query finds for this id."""
        async with self.reach() as connection:
            return await connection.fetchrow(query, id)

    # --- the log --------------------------------------------------------------------------------

    def append(self, entry: Entry) -> Awaitable[bool]:
        """Append an entry. False if the log has another entry at that ply."""
        return self.writer.append(entry)

    async def entries(self, match: Id, after: int = 0) -> list[Entry]:
        """The log of a match after a ply, in order."""
        async with self.reach() as connection:
            rows = await connection.fetch(sql.ENTRIES, match, after)
            packed = None if rows else await connection.fetchrow(sql.PACKED, match)
        if packed is None:
            return [Entry(*row) for row in rows]
        entries = unpack(match, packed[0])
        return [entry for entry in entries if entry.ply > after]

    async def newest(self, matches: list[Id]) -> dict[Id, int]:
        """The last ply of each of these matches, without those that have no entries."""
        async with self.reach() as connection:
            return {row[0]: row[1] for row in await connection.fetch(sql.NEWEST_PLIES, matches)}

    async def head(self, match: Id) -> Head | None:
        """The setup of a match."""
        row = await self.row(sql.HEAD, match)
        if row is None:
            return None
        return msgspec.structs.replace(msgspec.json.decode(row[0], type=Head), over=row[1])

    async def finish(self, match: Id) -> None:
        """Store that a match is over."""
        async with self.reach() as connection:
            await connection.execute(sql.FINISH, match)

    # --- tables ---------------------------------------------------------------------------------

    async def add_table(self, row: TableRow) -> bool:
        """Insert a table. False if the id is taken."""
        async with self.reach() as connection, connection.transaction():
            return await lay_table(connection, row)

    async def table(self, id: Id) -> TableRow | None:
        """A table by its id."""
        row = await self.row(sql.TABLE, id)
        return None if row is None else table_row(row)

    async def save_table(
        self, row: TableRow, started: Head | None = None, opened: TableRow | None = None
    ) -> bool:
        """Replace the version before this one. False if another was faster.

        The same transaction may start a match, at this table or at a new one.
        """
        async with self.reach() as connection, connection.transaction():
            saved = await connection.execute(
                sql.SAVE_TABLE, row.id, row.version, row.listed, row.document.decode()
            )
            if saved != "UPDATE 1":
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
        return True

    async def versions(self, tables: list[Id]) -> dict[Id, int]:
        """The version of each of these tables."""
        async with self.reach() as connection:
            return {row[0]: row[1] for row in await connection.fetch(sql.VERSIONS, tables)}

    async def listed(self, most: int, wanted: Wanted = ANY) -> list[TableRow]:
        """Search the lobby, the last changed first."""
        low, high = wanted.levels or (None, None)
        among = None if wanted.among is None else list(wanted.among)
        asked = wanted.game, wanted.speed, wanted.free, low, high, among, wanted.each
        async with self.reach() as connection:
            return [table_row(row) for row in await connection.fetch(sql.LISTED, most, *asked)]

    async def tables_of(self, guest: Id, most: int) -> list[TableRow]:
        """Tables that a guest sits at, the last changed first."""
        return await self.last_changed(sql.TABLES_OF, most, guest)

    async def at_hand(self, guest: Id, most: int) -> list[TableRow]:
        """Those that the guest has not hidden."""
        return await self.last_changed(sql.AT_HAND, most, guest)

    async def hide_table(self, table: Id, guest: Id, match: Id) -> None:
        """Hide a table from a guest's list, until its next match."""
        async with self.reach() as connection:
            await connection.execute(sql.HIDE_TABLE, table, guest, match)

    async def last_changed(self, query: str, most: int, guest: Id) -> list[TableRow]:
        """A guest's tables, by a query."""
        async with self.reach() as connection:
            return [table_row(row) for row in await connection.fetch(query, most, guest)]

    # --- remarks --------------------------------------------------------------------------------

    async def add_remark(self, remark: Remark) -> Remark:
        """Insert a remark under the next number of its table; for a known key, return the stored one."""
        said = remark.table, remark.guest, remark.seat, remark.name, remark.text, remark.key
        async with self.reach() as connection:
            for _ in range(TRIES):  # another node may take the number meanwhile
                await connection.execute(sql.ADD_REMARK, *said)
                row = await connection.fetchrow(sql.REMARK, remark.table, remark.guest, remark.key)
                if row is not None:
                    await connection.execute(sql.DROP_REMARKS, remark.table, row["number"] - MOST_REMARKS)
                    return Remark(*row)
        raise Unavailable(f"everybody talks at once at table {remark.table}")

    async def remarks(self, table: Id) -> list[Remark]:
        """The newest remarks of a table, in order."""
        async with self.reach() as connection:
            return [Remark(*row) for row in await connection.fetch(sql.ALL_REMARKS, table)]

    # --- guests ---------------------------------------------------------------------------------

    async def add_guest(self, guest: Guest) -> bool:
        """Insert a guest and their browser. False if the id is taken."""
        row = guest.id, guest.name, guest.epoch, guest.browser is None
        async with self.reach() as connection, connection.transaction():
            done = await connection.execute(sql.ADD_GUEST, *row)
            if done == "INSERT 0 1" and guest.browser:
                await connection.execute(sql.ADD_BROWSER, *msgspec.structs.astuple(guest.browser))
        return bool(done == "INSERT 0 1")

    async def guest(self, id: Id) -> Guest | None:
        """A guest by their id."""
        row = await self.row(sql.GUEST, id)
        return None if row is None else Guest(*row)

    async def save_guest(self, guest: Guest) -> None:
        """Replace a guest's name, and raise the epoch; it never falls."""
        async with self.reach() as connection:
            await connection.execute(sql.SAVE_GUEST, guest.id, guest.name, guest.epoch)

    # --- browsers -------------------------------------------------------------------------------

    async def bearer(self, ticket: Ticket) -> Guest | None:
        """The guest and browser of a cookie; None if it was revoked."""
        async with self.reach() as connection:
            row = await connection.fetchrow(sql.BEARER, ticket.guest, ticket.epoch, ticket.browser)
            if row is not None and row["long_ago"]:
                await connection.execute(sql.SEEN, ticket.guest)
        if row is None:
            return None
        id, name, epoch, _, *browser = row
        return Guest(id, name, epoch, Browser(*browser) if ticket.browser else None)

    async def ended(self, held: list[Ticket]) -> list[Ticket]:
        """Those of these cookies that were revoked."""
        async with self.reach() as connection:
            return [Ticket(*row) for row in await connection.fetch(sql.ENDED, *columns(held))]

    async def renew(self, guest: Guest) -> None:
        """Store a guest; signs out every browser but the present one."""
        async with self.reach() as connection, connection.transaction():
            await connection.execute(sql.SAVE_GUEST, guest.id, guest.name, guest.epoch)
            await connection.execute(sql.END_UNNAMED, guest.id)
            await connection.execute(sql.END_BROWSERS, guest.id)
            if guest.browser:
                await connection.execute(sql.ADD_BROWSER, *msgspec.structs.astuple(guest.browser))

    async def add_browser(self, browser: Browser) -> None:
        """Sign a browser in. If there are too many, the least recently used are dropped."""
        async with self.reach() as connection, connection.transaction():
            await connection.execute(sql.ADD_BROWSER, *msgspec.structs.astuple(browser))
            await connection.execute(sql.NEWEST_BROWSERS, browser.guest, MOST_BROWSERS)

    async def use_browser(self, browser: Browser) -> None:
        """Store when a browser was used."""
        async with self.reach() as connection:
            await connection.execute(sql.USE_BROWSER, browser.id, browser.used)

    async def browsers(self, guest: Id) -> list[Browser]:
        """A guest's browsers, the last used first."""
        async with self.reach() as connection:
            return [Browser(*row) for row in await connection.fetch(sql.BROWSERS, guest)]

    async def unnamed(self, guest: Id) -> bool:
        """Whether cookies of earlier releases, without a browser, are still valid."""
        async with self.reach() as connection:
            return bool(await connection.fetchval(sql.UNNAMED, guest))

    async def end_browser(self, guest: Id, browser: Id) -> None:
        """Sign a browser out; 0 stands for cookies without a browser."""
        async with self.reach() as connection:
            if browser:
                await connection.execute(sql.END_BROWSER, guest, browser)
            else:
                await connection.execute(sql.END_UNNAMED, guest)


async def lay_table(connection: Connection, row: TableRow) -> bool:
    """Insert a table. False if the id is taken."""
    done = await connection.execute(sql.ADD_TABLE, row.id, row.version, row.listed, row.document.decode())
    if done != "INSERT 0 1":
        return False
    await seat_guests(connection, row)
    return True


async def seat_guests(connection: Connection, row: TableRow) -> None:
    """Store who sits at a table."""
    await connection.execute(sql.STAND, row.id, row.guests)
    await connection.execute(
        sql.SIT,
        row.id,
        row.guests,
    )


def table_row(row: Row) -> TableRow:
    """A table from its row."""
    return TableRow(row["id"], row["version"], row["listed"], list(row["guests"]), row["document"].encode())
