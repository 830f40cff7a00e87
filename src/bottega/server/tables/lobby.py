"""Keeps the lobby's index like the tables themselves, which are on other databases."""

from __future__ import annotations

from typing import Final

import structlog

from bottega.server.ids import LOT_BITS, Id
from bottega.server.store import sql
from bottega.server.store.shards import HOUSE
from bottega.server.store.store import Store, indexed, table_row

LOCK: Final = 0x6C6F6262  # so that of all nodes one compares at a time

log = structlog.get_logger()


class Lobby:
    """A table is put into the index when it is saved.

    If a node falls just then, or is of a release that knows no index, this puts it right.
    """

    def __init__(self, database: Store) -> None:
        self.database: Final = database

    async def sweep(self) -> None:
        """Compare shard by shard, unless another node does so just now."""
        async with self.database.reach(HOUSE) as connection, connection.transaction():
            if await connection.fetchval(sql.ONE_AT_A_TIME, LOCK):
                await connection.execute(sql.FORGET_UNLISTED)
                for shard in range(self.database.shards):
                    await self.compare(shard)

    async def compare(self, shard: int) -> None:
        """What differs is read again, and put right."""
        first = shard << LOT_BITS
        async with self.database.reach(HOUSE) as connection:
            rows = await connection.fetch(sql.INDEXED, first, first + (1 << LOT_BITS) - 1)
        kept = {row["id"]: row["version"] for row in rows}
        shown = {row["id"] for row in rows if row["listed"]}
        async with self.database.reach(shard) as connection:
            there = {(row["id"], row["version"]) for row in await connection.fetch(sql.IN_LOBBY)}
        wrong = {id for id, _ in there - kept.items()} | shown - {id for id, _ in there}
        for id in wrong:
            await self.mend(id, kept.get(id, 0))
        if wrong:
            log.info("lobby_mended", shard=shard, tables=len(wrong))

    async def mend(self, id: Id, version: int) -> None:
        """One table: as it is now; or if it is gone, away with it."""
        row = await self.database.row(sql.TABLE, id)
        async with self.database.reach(HOUSE) as connection:
            if row is None:
                await connection.execute(sql.DROP_INDEXED, id, version)
            else:
                await connection.execute(sql.INDEX_TABLE, *indexed(table_row(row)), row["changed"])
