"""Forgets what nobody came back to for a long time. Matches that were played to their end stay."""

from __future__ import annotations

from typing import Final

import structlog

from bottega.server.ids import Id
from bottega.server.people.leaving import Leaving
from bottega.server.rulings import sql as rulings
from bottega.server.settings import Settings
from bottega.server.store.rows import Guest
from bottega.server.store.shards import HOUSE

DAY: Final = 86400.0
TROUBLES_KEPT: Final = 30  # days
UNFINISHED_KEPT: Final = 2  # days that what-ifs are kept which nobody played to the end
AT_ONCE: Final = 100  # tables or guests looked at with one query

OLD_REMARKS: Final = "DELETE FROM remarks WHERE at < to_timestamp($1)"
# A match that goes on, over however many days, keeps its table; so does one that has a record.
OLD_TABLES: Final = """
SELECT id FROM tables
WHERE changed < to_timestamp($1) AND NOT EXISTS (
    SELECT FROM matches WHERE table_id = tables.id AND (over OR EXISTS (
        SELECT FROM moves WHERE match = matches.id AND at >= to_timestamp($1))))
ORDER BY changed LIMIT $2 FOR UPDATE SKIP LOCKED
"""
# What-ifs are copies of logs. Those that nobody played to the end go sooner; a what-if from which another
# one began goes after it.
OLD_WHAT_IFS: Final = """
SELECT tables.id FROM tables JOIN matches ON table_id = tables.id
WHERE root IS NOT NULL
  AND greatest(changed, (SELECT max(at) FROM moves WHERE match = matches.id)) < to_timestamp(
      CASE WHEN jsonb_array_length(coalesce(outcome->'scores', '[]')) > 0 THEN $1::float8 ELSE $2::float8 END)
  AND NOT EXISTS (SELECT FROM matches AS later WHERE later.root = matches.root
                  AND (later.head->'source'->>'match')::bigint = matches.id)
ORDER BY changed LIMIT $3 FOR UPDATE OF tables SKIP LOCKED
"""
MATCHES_OF: Final = "SELECT id FROM matches WHERE table_id = ANY($1::bigint[])"
DROP_MATCHES: Final = [
    f"DELETE FROM {table} WHERE {column} = ANY($1::bigint[])"
    for table, column in (
        ("moves", "match"),
        ("packed", "match"),
        ("deadlines", "match"),
        ("orders", "match"),
        ("analyses", "match"),
        ("decisions", "match"),
        ("matches", "id"),
    )
]
DROP_TABLES: Final = "DELETE FROM tables WHERE id = ANY($1::bigint[])"
DROP_NOTED: Final = [f"DELETE FROM {table} WHERE match = ANY($1::bigint[])" for table in ("notices", "looks")]

OLD_GUESTS: Final = """
SELECT id, name, epoch FROM guests WHERE seen < to_timestamp($1) AND id > $2 ORDER BY id LIMIT $3
"""
WHO_CAN_COME_BACK: Final = """
SELECT guest FROM passkeys WHERE guest = ANY($1::bigint[])
UNION SELECT guest FROM people WHERE guest = ANY($1::bigint[]) AND mail_confirmed
"""
DROP_GUEST: Final = "DELETE FROM guests WHERE id = $1 AND seen < to_timestamp($2)"

log = structlog.get_logger()


class Retention:
    """Any node does it; done again after it broke off, it does the rest."""

    def __init__(self, leaving: Leaving, settings: Settings) -> None:
        self.leaving: Final = leaving
        self.days: Final = settings.retention
        self.what_ifs: Final = settings.what_if_retention
        # Days that other rows are kept, by their table; what is not for ever.
        self.kept: Final = {
            "reports": settings.report_retention,
            "acts": settings.audit_retention,
            "troubles": TROUBLES_KEPT,
            "nodes": 1,
        }
        self.database: Final = leaving.people.database
        self.clock: Final = leaving.people.clock

    async def sweep(self) -> None:
        """Remarks, then tables, then guests: who sat at a table that is gone need not be taken from it."""
        before = self.clock.now() - self.days * DAY
        for shard in range(self.database.shards):
            async with self.database.reach(shard) as connection:
                await connection.execute(OLD_REMARKS, before)
            while await self.drop_tables(shard, OLD_TABLES, before):
                pass
            await self.drop_guests(shard, before)

    async def drop_what_ifs(self) -> None:
        """What-ifs that nobody came back to."""
        now = self.clock.now()
        ended, unfinished = now - self.what_ifs * DAY, now - min(self.what_ifs, UNFINISHED_KEPT) * DAY
        for shard in range(self.database.shards):
            while await self.drop_tables(shard, OLD_WHAT_IFS, ended, unfinished):
                pass

    async def drop_old(self) -> None:
        """What hosts were told and did long ago, and rulings whose time is over."""
        now = self.clock.now()
        async with self.database.reach(HOUSE) as connection:
            for table, days in self.kept.items():
                if days:
                    await connection.execute(rulings.OLD[table], now - days * DAY)
            await connection.execute(rulings.OLD["rulings"], now)

    async def drop_tables(self, shard: int, old: str, *before: float) -> int:
        """Tables that a query says are old, with their matches; how many there were."""
        async with self.database.reach(shard) as connection, connection.transaction():
            tables = [row[0] for row in await connection.fetch(old, *before, AT_ONCE)]
            matches = [row[0] for row in await connection.fetch(MATCHES_OF, tables)]
            for query in DROP_MATCHES:
                await connection.execute(query, matches)
            await connection.execute(DROP_TABLES, tables)
        async with self.database.reach(HOUSE) as connection:
            for query in DROP_NOTED:
                await connection.execute(query, matches)
        if tables:
            log.info("tables_forgotten", shard=shard, tables=len(tables), matches=len(matches))
        return len(tables)

    async def drop_guests(self, shard: int, before: float) -> None:
        """Guests who were not here, and to whom neither a passkey nor an address leads back."""
        last: Id = 0
        while True:
            async with self.database.reach(shard) as connection:
                rows = await connection.fetch(OLD_GUESTS, before, last, AT_ONCE)
            if not rows:
                return
            guests = [Guest(*row) for row in rows]
            last = guests[-1].id
            known = await self.can_come_back(guests)
            for guest in guests:
                if guest.id not in known:
                    await self.forget(shard, guest, before)

    async def can_come_back(self, guests: list[Guest]) -> set[Id]:
        """Those of them who have an account."""
        async with self.database.reach(HOUSE) as connection:
            rows = await connection.fetch(WHO_CAN_COME_BACK, [guest.id for guest in guests])
        return {row[0] for row in rows}

    async def forget(self, shard: int, guest: Guest, before: float) -> None:
        """As if they had asked for it; and nothing is left of their row."""
        await self.leaving.delete(guest)
        async with self.database.reach(shard) as connection:
            await connection.execute(DROP_GUEST, guest.id, before)
