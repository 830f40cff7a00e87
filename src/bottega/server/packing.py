"""Packs matches that are over: their lines leave the log, which stays as small as what is played now."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from bottega.server.clock import Clock
from bottega.server.ids import Id
from bottega.server.store import sql
from bottega.server.store.packed import pack
from bottega.server.store.rows import Entry
from bottega.server.store.store import Store

if TYPE_CHECKING:
    from bottega.server.store.shards import Connection

DAY: Final = 86400.0
AT_ONCE: Final = 100  # matches packed in one transaction

log = structlog.get_logger()


class Packing:
    """Any node does it; done again after it broke off, it does the rest.

    First a record is made beside the log, which from then on takes no more lines of that match. A day later
    the lines go: by then no node is left of the release before, which would look for them in the log, and no
    append that began before the record was there.
    """

    def __init__(self, database: Store, clock: Clock, days: int) -> None:
        self.database: Final = database
        self.clock: Final = clock
        self.days: Final = days

    async def sweep(self) -> None:
        """All that is due, shard by shard."""
        now = self.clock.now()
        for shard in range(self.database.shards):
            while await self.pack_some(shard, now):
                pass
            while await self.clear_some(shard, now - DAY):
                pass

    async def pack_some(self, shard: int, now: float) -> int:
        """Make records of some matches that have been over for long; how many there were."""
        async with self.database.reach(shard) as connection, connection.transaction():
            rows = await connection.fetch(sql.TO_PACK, now - self.days * DAY, AT_ONCE)
            logs = [await self.log_of(connection, row[0]) for row in rows]
            records = await asyncio.to_thread(lambda: [pack(entries) for entries in logs])
            if self.database.bucket is not None:
                puts = [self.database.bucket.put(*pair) for pair in zip([row[0] for row in rows], records)]
                await asyncio.gather(*puts)
            for entries, record in zip(logs, records, strict=True):
                last = entries[-1]
                kept = None if self.database.bucket else record
                await connection.execute(sql.ADD_PACKED, last.match, last.ply, last.at, last.text, kept, now)
        if rows:
            log.info("matches_packed", shard=shard, matches=len(rows), bytes=sum(map(len, records)))
        return len(rows)

    async def log_of(self, connection: Connection, match: Id) -> list[Entry]:
        """The lines of a match."""
        return [Entry(*row) for row in await connection.fetch(sql.ENTRIES, match, 0)]

    async def clear_some(self, shard: int, before: float) -> int:
        """Take from the log what has long been packed; how many matches that were."""
        async with self.database.reach(shard) as connection, connection.transaction():
            matches = [row[0] for row in await connection.fetch(sql.TO_CLEAR, before, AT_ONCE)]
            await connection.execute(sql.CLEAR, matches)
            await connection.execute(sql.CLEARED, matches)
        return len(matches)
