"""Packs finished matches: their entries leave the log, which stays small."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from bottega.server.core.store import sql
from bottega.server.core.store.packed import pack
from bottega.server.core.store.rows import Entry
from bottega.server.core.store.store import Store
from bottega.server.platform.clock import Clock
from bottega.server.platform.ids import Id

if TYPE_CHECKING:
    from bottega.server.core.store.database import Connection

DAY: Final = 86400.0
AT_ONCE: Final = 100  # matches per transaction

log = structlog.get_logger()


class Packing:
    """Any node may run it, again after a failure.

    First a record is stored beside the log, which from then on refuses entries of that match. A day later the
    entries are deleted: by then no node of an earlier release reads them, and no append from before is open.
    """

    def __init__(self, database: Store, clock: Clock, days: int) -> None:
        self.database: Final = database
        self.clock: Final = clock
        self.days: Final = days

    async def pack_due(self) -> None:
        """Pack everything that is due."""
        now = self.clock.now()
        while await self.pack_some(now):
            pass
        while await self.clear_some(now - DAY):
            pass

    async def pack_some(self, now: float) -> int:
        """Pack some old matches; return how many."""
        async with self.database.reach() as connection, connection.transaction():
            rows = await connection.fetch(sql.TO_PACK, now - self.days * DAY, AT_ONCE)
            logs = [await self.log_of(connection, row[0]) for row in rows]
            records = await asyncio.to_thread(lambda: [pack(entries) for entries in logs])
            for entries, record in zip(logs, records, strict=True):
                last = entries[-1]
                await connection.execute(
                    sql.ADD_PACKED, last.match, last.ply, last.at, last.text, record, now
                )
        if rows:
            log.info("matches_packed", matches=len(rows), bytes=sum(map(len, records)))
        return len(rows)

    async def log_of(self, connection: Connection, match: Id) -> list[Entry]:
        """The entries of a match."""
        return [Entry(*row) for row in await connection.fetch(sql.ENTRIES, match, 0)]

    async def clear_some(self, before: float) -> int:
        """Delete the log entries of packed matches; return how many matches."""
        async with self.database.reach() as connection, connection.transaction():
            matches = [row[0] for row in await connection.fetch(sql.TO_CLEAR, before, AT_ONCE)]
            await connection.execute(sql.CLEAR, matches)
            await connection.execute(sql.CLEARED, matches)
        return len(matches)
