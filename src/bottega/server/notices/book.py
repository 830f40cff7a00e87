"""The rows behind notices: who is to be told of what, what was sent, and how far people have looked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bottega.server.ids import Id
from bottega.server.notices import sql
from bottega.server.notices.rows import Asking, Look, Notice, Way
from bottega.server.notices.times import A_DAY, MOST
from bottega.server.store.rows import columns
from bottega.server.store.shards import HOUSE
from bottega.server.store.store import Store

LEASE: Final = 120.0  # seconds that who takes notices has to send them
AT_ONCE: Final = 50  # notices to one person taken together
CHUNK: Final = 1000  # rows written with one statement
AWAY: Final = 10 * 60.0  # seconds without a look after which a new visit begins
PAST: Final = 90 * A_DAY  # after which nobody is told what happened since


class Book:
    """All on the house's shard. A notice that is done stays until its match is over: it is sent once."""

    def __init__(self, database: Store) -> None:
        self.database: Final = database

    # --- notices --------------------------------------------------------------------------------

    async def add(self, askings: Sequence[Asking]) -> None:
        """These people are asked something; those who are noted for it already stay as they are."""
        for start in range(0, len(askings), CHUNK):
            some = askings[start : start + CHUNK]
            async with self.database.reach(HOUSE) as connection:
                await connection.execute(sql.ADD, *columns(some))

    async def take(self, ways: Sequence[Way], now: float) -> list[Notice] | None:
        """What is due to one person in one way, for us alone; None if another node takes it just now."""
        async with self.database.reach(HOUSE) as connection, connection.transaction():
            first = await connection.fetchrow(sql.FIRST, now, list(ways))
            if first is None:
                return []
            if not await connection.fetchval(sql.TAKE_GUEST, first["guest"]):
                return None
            rows = await connection.fetch(sql.TAKE, *first, now, now + LEASE, AT_ONCE)
        return sorted((Notice(*row) for row in rows), key=lambda one: (one.match, one.seat, one.kind))

    async def postpone(self, notices: Iterable[Notice], due: float) -> None:
        """They are for later."""
        await self.each(sql.POSTPONE, notices, due)

    async def done(self, notices: Iterable[Notice], now: float) -> None:
        """They are sent, or nobody need be told any more."""
        await self.each(sql.DONE, notices, now)

    async def failed(self, notices: Iterable[Notice], due: float) -> None:
        """They could not be sent; they are tried again then."""
        await self.each(sql.FAILED, notices, due)

    async def each(self, query: str, notices: Iterable[Notice], at: float) -> None:
        """The same for each of them."""
        rows = [(one.match, one.seat, one.asked, one.kind, one.way, at) for one in notices]
        async with self.database.reach(HOUSE) as connection:
            await connection.executemany(query, rows)

    async def forget(self, match: Id, now: float) -> None:
        """The match is over: nobody is told of its questions. What was looked at long ago goes, too."""
        async with self.database.reach(HOUSE) as connection:
            await connection.execute(sql.DROP_MATCH, match)
            await connection.execute(sql.DROP_LOOKS, now - PAST)

    async def forget_guest(self, guest: Id) -> None:
        """Somebody has everything about them deleted."""
        async with self.database.reach(HOUSE) as connection:
            for query in sql.DROP_GUEST:
                await connection.execute(query, guest)

    # --- what was sent --------------------------------------------------------------------------

    async def may_send(self, guest: Id, way: Way, now: float, since: float) -> bool:
        """Note that something is sent now; False if something was since then, or too much in a day."""
        async with self.database.reach(HOUSE) as connection, connection.transaction():
            await connection.execute(sql.ONE_AT_A_TIME, guest)
            await connection.execute(sql.DROP_SENDINGS, guest, way, now - 2 * A_DAY)
            bounds = since, now - A_DAY, MOST[way]
            return bool(await connection.execute(sql.SENDING, guest, way, now, *bounds) == "INSERT 0 1")

    async def not_sent(self, guest: Id, way: Way, at: float) -> None:
        """It was not sent after all."""
        async with self.database.reach(HOUSE) as connection:
            await connection.execute(sql.NOT_SENT, guest, way, at)

    # --- looks ----------------------------------------------------------------------------------

    async def look(self, guest: Id, match: Id) -> Look | None:
        """How far somebody has looked at a match."""
        async with self.database.reach(HOUSE) as connection:
            row = await connection.fetchrow(sql.LOOK, guest, match)
        return None if row is None else Look(*row)

    async def looked(self, looks: Sequence[tuple[Id, Id, int, float]]) -> None:
        """These guests have seen these matches up to these plies, at these times."""
        for start in range(0, len(looks), CHUNK):
            some = looks[start : start + CHUNK]
            columns = [[one[field] for one in some] for field in range(4)]
            async with self.database.reach(HOUSE) as connection:
                await connection.execute(sql.LOOKED, *columns, AWAY)
