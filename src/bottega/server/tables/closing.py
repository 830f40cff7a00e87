"""Closes unused tables: empty ones soon, others after two weeks without a change."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Final

import structlog

from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Refused
from bottega.server.tables.changes import close_unused
from bottega.server.tables.table import Table
from bottega.server.tables.table_store import TableStore

EMPTY_S: Final = 600.0  # seconds that an empty table stays open
WAITING_S: Final = 14 * 86400.0  # seconds that a table stays open without a change
AT_ONCE: Final = 100  # tables per query

UNUSED: Final = """
SELECT id, version FROM tables
WHERE document->>'phase' = 'gathering' AND changed < to_timestamp($1)
  AND document->'kind'->>'is' <> 'duplicate'
  AND (changed < to_timestamp($2) OR NOT EXISTS (
      SELECT FROM jsonb_array_elements(document->'chairs') AS chair WHERE chair->>'guest' <> '0'))
ORDER BY changed LIMIT $3
"""

log = structlog.get_logger()


class Closing:
    """Any node may do it. Tables that change meanwhile stay open."""

    def __init__(self, table_store: TableStore, clock: Clock) -> None:
        self.table_store: Final = table_store
        self.clock: Final = clock

    async def close_unused(self) -> None:
        """Close unused tables."""
        database, now = self.table_store.store, self.clock.now()
        async with database.reach() as connection:
            rows = await connection.fetch(UNUSED, now - EMPTY_S, now - WAITING_S, AT_ONCE)
        for id, version in rows:
            with suppress(Refused):
                await self.table_store.change(id, partial(close_unchanged, version=version))
        if rows:
            log.info("tables_closed", tables=len(rows))


def close_unchanged(table: Table, version: int) -> None:
    """Close a table, unless it changed meanwhile."""
    if table.version != version:
        raise Refused(table.phase)
    close_unused(table)
