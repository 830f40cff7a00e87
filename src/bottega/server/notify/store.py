"""Rows of notices: who is due what, what was sent, and what people have seen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bottega.server.core.store.rows import columns
from bottega.server.core.store.store import Store
from bottega.server.notify import sql
from bottega.server.notify.rows import Asking, Look, Notice, Way
from bottega.server.notify.times import A_DAY, MOST
from bottega.server.platform.ids import Id

LEASE: Final = 120.0  # seconds that a node has to send the notices it took
AT_ONCE: Final = 50  # notices to one person taken together
CHUNK: Final = 1000  # rows per statement
AWAY: Final = 10 * 60.0  # seconds of absence after which a new visit begins
PAST: Final = 90 * A_DAY  # seconds after which what was seen is forgotten


class NoticeStore:
    """Done notices stay until the match is over, so that each is sent once."""

    def __init__(self, database: Store) -> None:
        self.database: Final = database

    # --- notices --------------------------------------------------------------------------------

    async def add(self, askings: Sequence[Asking]) -> None:
        """Add notices for these questions; existing ones stay as they are."""
        for start in range(0, len(askings), CHUNK):
            some = askings[start : start + CHUNK]
            async with self.database.reach() as connection:
                await connection.execute(sql.ADD, *columns(some))

    async def take(self, ways: Sequence[Way], now: float) -> list[Notice] | None:
        """Take one person's due notices on one channel; None if another node takes them just now."""
        async with self.database.reach() as connection, connection.transaction():
            first = await connection.fetchrow(sql.FIRST, now, list(ways))
            if first is None:
                return []
            if not await connection.fetchval(sql.TAKE_GUEST, first["guest"]):
                return None
            rows = await connection.fetch(sql.TAKE, *first, now, now + LEASE, AT_ONCE)
        return sorted((Notice(*row) for row in rows), key=lambda one: (one.match, one.seat, one.kind))

    async def postpone(self, notices: Iterable[Notice], due: float) -> None:
        """Postpone notices."""
        await self.each(sql.POSTPONE, notices, due)

    async def done(self, notices: Iterable[Notice], now: float) -> None:
        """Mark notices as done."""
        await self.each(sql.DONE, notices, now)

    async def failed(self, notices: Iterable[Notice], due: float) -> None:
        """Count a failure, and retry later."""
        await self.each(sql.FAILED, notices, due)

    async def each(self, query: str, notices: Iterable[Notice], at: float) -> None:
        """Run a statement for each notice."""
        rows = [(one.match, one.seat, one.asked, one.kind, one.way, at) for one in notices]
        async with self.database.reach() as connection:
            await connection.executemany(query, rows)

    async def forget(self, match: Id, now: float) -> None:
        """A match is over: delete its notices, and what was seen long ago."""
        async with self.database.reach() as connection:
            await connection.execute(sql.DROP_MATCH, match)
            await connection.execute(sql.DROP_LAST_SEEN, now - PAST)

    async def forget_guest(self, guest: Id) -> None:
        """Delete all about a guest."""
        async with self.database.reach() as connection:
            for query in sql.DROP_GUEST:
                await connection.execute(query, guest)

    # --- what was sent --------------------------------------------------------------------------

    async def may_send(self, guest: Id, way: Way, now: float, since: float) -> bool:
        """Reserve a notice now; False if one was sent since then, or too many in a day."""
        async with self.database.reach() as connection, connection.transaction():
            await connection.execute(sql.ONE_AT_A_TIME, guest)
            await connection.execute(sql.DROP_NOTICES_SENT, guest, way, now - 2 * A_DAY)
            bounds = since, now - A_DAY, MOST[way]
            return bool(await connection.execute(sql.SENDING, guest, way, now, *bounds) == "INSERT 0 1")

    async def not_sent(self, guest: Id, way: Way, at: float) -> None:
        """Take back a reservation."""
        async with self.database.reach() as connection:
            await connection.execute(sql.NOT_SENT, guest, way, at)

    # --- what was seen --------------------------------------------------------------------------

    async def last_look(self, guest: Id, match: Id) -> Look | None:
        """How far a guest has seen a match."""
        async with self.database.reach() as connection:
            row = await connection.fetchrow(sql.LAST_SEEN, guest, match)
        return None if row is None else Look(*row)

    async def looked(self, looks: Sequence[tuple[Id, Id, int, float]]) -> None:
        """Store up to which plies these guests have seen these matches, and when."""
        for start in range(0, len(looks), CHUNK):
            some = looks[start : start + CHUNK]
            columns = [[one[field] for one in some] for field in range(4)]
            async with self.database.reach() as connection:
                await connection.execute(sql.LOOKED, *columns, AWAY)
