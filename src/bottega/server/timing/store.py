"""Rows of time control: deadlines, heartbeats, outages and standing orders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bottega.kit.seats import Seat
from bottega.server.core.clock_reader import trouble
from bottega.server.core.free_time import Span
from bottega.server.core.store.store import Store
from bottega.server.platform.ids import Id
from bottega.server.timing import sql
from bottega.server.timing.standing_order import StandingOrder

LEASE: Final = 60.0  # seconds that a node has to handle a deadline
AT_ONCE: Final = 100  # deadlines per query
PAST: Final = 60 * 86400.0  # seconds after which an outage matters no more

Due = tuple[int, float]  # since which ply the seat is asked, and until when it has time


class ClockStore:
    """Deadlines can be computed again from the log; outages and orders cannot."""

    def __init__(self, database: Store) -> None:
        self.database: Final = database

    # --- deadlines ------------------------------------------------------------------------------

    async def note(self, match: Id, ply: int, dues: Mapping[Seat, Due], now: float) -> None:
        """Replace the deadlines of a match at this ply, in one statement."""
        asked, due = [one[0] for one in dues.values()], [one[1] for one in dues.values()]
        async with self.database.reach() as connection:
            await connection.execute(sql.NOTE, match, ply, list(dues), asked, due, now)

    async def drop(self, match: Id) -> None:
        """A match is over: delete its deadlines and orders."""
        async with self.database.reach() as connection:
            await connection.execute(sql.DROP, match)

    async def take(self, now: float) -> dict[Id, set[Seat]]:
        """Take the deadlines that are due, by match. For a minute no other node takes them."""
        async with self.database.reach() as connection:
            rows = await connection.fetch(sql.TAKE, now, now + LEASE, AT_ONCE)
        taken: dict[Id, set[Seat]] = {}
        for match, seat in rows:
            taken.setdefault(match, set()).add(seat)
        return taken

    # --- outages --------------------------------------------------------------------------------

    async def beat(self, now: float, seconds: float) -> list[Span]:
        """Write the heartbeat; a long gap becomes an outage. Returns all outages that matter."""
        async with self.database.reach() as connection, connection.transaction():
            last = await connection.fetchval(sql.LAST_BEAT)
            pause = None if last is None else trouble(last, now, seconds)
            if pause is not None:
                await connection.execute(sql.ADD_PAUSE, *pause)
            await connection.execute(sql.BEAT, now)
        return await self.pauses(now)

    async def pauses(self, now: float) -> list[Span]:
        """All outages that matter."""
        async with self.database.reach() as connection:
            return [(row[0], row[1]) for row in await connection.fetch(sql.PAUSES, now - PAST)]

    # --- orders ---------------------------------------------------------------------------------

    async def orders(self, match: Id, seat: Seat) -> list[StandingOrder]:
        """The orders of a seat."""
        async with self.database.reach() as connection:
            return [StandingOrder(*row) for row in await connection.fetch(sql.ORDERS, match, seat)]

    async def leave_orders(self, match: Id, seat: Seat, orders: list[StandingOrder]) -> None:
        """Replace the orders of a seat."""
        rows = [(match, seat, one.question, one.about, one.most, one.what) for one in orders]
        async with self.database.reach() as connection, connection.transaction():
            await connection.execute(sql.DROP_ORDERS, match, seat)
            await connection.executemany(sql.ADD_ORDER, rows)
