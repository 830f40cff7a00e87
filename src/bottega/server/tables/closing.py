"""Closes tables at which nothing began: soon where nobody sits, later where somebody waits in vain."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Final

import structlog

from bottega.server.clock import Clock
from bottega.server.errors import Refused
from bottega.server.tables.changes import close_unused
from bottega.server.tables.table import Table
from bottega.server.tables.table_store import TableStore

EMPTY_S: Final = 600.0  # seconds a table stays open at which nobody sits
WAITING_S: Final = 14 * 86400.0  # seconds a table stays open at which nothing changes
AT_ONCE: Final = 100  # tables closed in one go

UNUSED: Final = """
SELECT id, version FROM tables
WHERE document->>'phase' = 'gathering' AND changed < to_timestamp($1)
  AND jsonb_array_length(coalesce(document->'groups', '[]')) = 0
  AND (changed < to_timestamp($2) OR NOT EXISTS (
      SELECT FROM jsonb_array_elements(document->'chairs') AS chair WHERE chair->>'guest' <> '0'))
ORDER BY changed LIMIT $3
"""

log = structlog.get_logger()


class Closing:
    """Any node does it. A table that somebody changes meanwhile stays open."""

    def __init__(self, table_store: TableStore, clock: Clock) -> None:
        self.table_store: Final = table_store
        self.clock: Final = clock

    async def sweep(self) -> None:
        """Close what nobody uses."""
        database, now = self.table_store.store, self.clock.now()
        for shard in range(database.shards):
            async with database.reach(shard) as connection:
                rows = await connection.fetch(UNUSED, now - EMPTY_S, now - WAITING_S, AT_ONCE)
            for id, version in rows:
                with suppress(Refused):
                    await self.table_store.change(id, partial(close_unchanged, version=version))
            if rows:
                log.info("tables_closed", shard=shard, tables=len(rows))


def close_unchanged(table: Table, version: int) -> None:
    """Close a table, unless somebody changed it meanwhile."""
    if table.version != version:
        raise Refused(table.phase)
    close_unused(table)
