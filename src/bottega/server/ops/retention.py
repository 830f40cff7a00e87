"""Deletes what no one has used for long. Matches that were played to the end stay."""

from __future__ import annotations

from typing import Final

import structlog

from bottega.server.core.change_log import FORGET
from bottega.server.core.store.rows import Guest
from bottega.server.moderation import sql as rulings
from bottega.server.people.leaving import Leaving
from bottega.server.platform.ids import Id
from bottega.server.platform.settings import Settings

DAY: Final = 86400.0
INCIDENTS_KEPT: Final = 30  # days
UNFINISHED_KEPT: Final = 2  # days that unfinished what-ifs stay
AT_ONCE: Final = 100  # tables or guests per query

OLD_REMARKS: Final = "DELETE FROM remarks WHERE at < to_timestamp($1)"
# Tables with a running match stay, however long that lasts; so do those with a record.
OLD_TABLES: Final = """
SELECT id FROM tables
WHERE NOT recorded AND changed < to_timestamp($1) AND NOT EXISTS (
    SELECT FROM matches WHERE table_id = tables.id AND EXISTS (
        SELECT FROM moves WHERE match = matches.id AND at >= to_timestamp($1)))
ORDER BY changed LIMIT $2 FOR UPDATE SKIP LOCKED
"""
# What-ifs are copies of logs. Unfinished ones are deleted sooner; one from which another began stays until
# that is gone.
OLD_WHAT_IFS: Final = """
SELECT tables.id FROM tables JOIN matches ON table_id = tables.id
WHERE root IS NOT NULL
  AND greatest(changed, (SELECT max(at) FROM moves WHERE match = matches.id)) < to_timestamp(
      CASE WHEN jsonb_array_length(coalesce(outcome->'scores', '[]')) > 0 THEN $1::float8 ELSE $2::float8 END)
  AND NOT EXISTS (SELECT FROM matches AS later WHERE later.root = matches.root
                  AND (later.head->'kind'->'began'->>'match')::bigint = matches.id)
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
        ("notices", "match"),
        ("last_seen", "match"),
        ("matches", "id"),
    )
]
DROP_TABLES: Final = "DELETE FROM tables WHERE id = ANY($1::bigint[])"

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
    """Any node may run it, again after a failure."""

    def __init__(self, leaving: Leaving, settings: Settings) -> None:
        self.leaving: Final = leaving
        self.days: Final = settings.retention
        self.what_ifs: Final = settings.what_if_retention
        # Days that rows of other tables stay.
        self.kept: Final = {
            "reports": settings.report_retention,
            "acts": settings.audit_retention,
            "incidents": INCIDENTS_KEPT,
            "nodes": 1,
        }
        self.database: Final = leaving.people.database
        self.clock: Final = leaving.people.clock

    async def delete_old(self) -> None:
        """Delete old remarks, then tables, then guests."""
        before = self.clock.now() - self.days * DAY
        async with self.database.reach() as connection:
            await connection.execute(OLD_REMARKS, before)
        while await self.drop_tables(OLD_TABLES, before):
            pass
        await self.drop_guests(before)

    async def drop_what_ifs(self) -> None:
        """Delete old what-ifs."""
        now = self.clock.now()
        ended, unfinished = now - self.what_ifs * DAY, now - min(self.what_ifs, UNFINISHED_KEPT) * DAY
        while await self.drop_tables(OLD_WHAT_IFS, ended, unfinished):
            pass

    async def drop_old(self) -> None:
        """Delete old reports, incidents and audit entries, and expired rulings."""
        now = self.clock.now()
        async with self.database.reach() as connection:
            for table, days in self.kept.items():
                if days:
                    await connection.execute(rulings.OLD[table], now - days * DAY)
            await connection.execute(rulings.OLD["rulings"], now)

    async def drop_tables(self, old: str, *before: float) -> int:
        """Delete the tables of a query with their matches; return how many."""
        async with self.database.reach() as connection, connection.transaction():
            tables = [row[0] for row in await connection.fetch(old, *before, AT_ONCE)]
            matches = [row[0] for row in await connection.fetch(MATCHES_OF, tables)]
            for query in DROP_MATCHES:
                await connection.execute(query, matches)
            await connection.execute(DROP_TABLES, tables)
        if tables:
            log.info("tables_deleted", tables=len(tables), matches=len(matches))
        return len(tables)

    async def drop_guests(self, before: float) -> None:
        """Delete old guests without a passkey or address."""
        last: Id = 0
        while True:
            async with self.database.reach() as connection:
                rows = await connection.fetch(OLD_GUESTS, before, last, AT_ONCE)
            if not rows:
                return
            guests = [Guest(*row) for row in rows]
            last = guests[-1].id
            known = await self.can_come_back(guests)
            for guest in guests:
                if guest.id not in known:
                    await self.forget(guest, before)

    async def can_come_back(self, guests: list[Guest]) -> set[Id]:
        """Those of them who have an account."""
        async with self.database.reach() as connection:
            rows = await connection.fetch(WHO_CAN_COME_BACK, [guest.id for guest in guests])
        return {row[0] for row in rows}

    async def forget(self, guest: Guest, before: float) -> None:
        """Delete a guest like one who asked for it, and the row too."""
        await self.leaving.delete(guest)
        async with self.database.reach() as connection:
            await connection.execute(DROP_GUEST, guest.id, before)
            await connection.execute(FORGET, guest.id)
