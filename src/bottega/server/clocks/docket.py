"""What clocks keep in the databases: deadlines, beats and pauses of the house, orders of players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bottega.kit.seats import Seat
from bottega.server.clocks import sql
from bottega.server.clocks.clock_reader import trouble
from bottega.server.clocks.free_time import Span
from bottega.server.ids import Id, shard_of
from bottega.server.protocol import StandingOrder
from bottega.server.store.store import Store

LEASE: Final = 60.0  # seconds that who takes a deadline has to see to it
AT_ONCE: Final = 100  # deadlines taken with one look
PAST: Final = 60 * 86400.0  # seconds after which nobody asks for a pause any more

Due = tuple[int, float]  # since which ply the seat is asked, and until when it has time


class Docket:
    """The rows behind the clocks. All but orders and pauses can be made again from the log."""

    def __init__(self, database: Store) -> None:
        self.database: Final = database

    # --- deadlines ------------------------------------------------------------------------------

    async def note(self, match: Id, ply: int, dues: Mapping[Seat, Due], now: float) -> None:
        """The deadlines of a match at this ply: all of them, with one statement."""
        asked, due = [one[0] for one in dues.values()], [one[1] for one in dues.values()]
        async with self.database.reach(shard_of(match)) as connection:
            await connection.execute(sql.NOTE, match, ply, list(dues), asked, due, now)

    async def drop(self, match: Id) -> None:
        """The match is over: nobody is waited for, and nothing is ordered any more."""
        async with self.database.reach(shard_of(match)) as connection:
            await connection.execute(sql.DROP, match)

    async def take(self, shard: int, now: float) -> dict[Id, set[Seat]]:
        """Deadlines that have come, by match; while we see to them, no other node does."""
        async with self.database.reach(shard) as connection:
            rows = await connection.fetch(sql.TAKE, now, now + LEASE, AT_ONCE)
        taken: dict[Id, set[Seat]] = {}
        for match, seat in rows:
            taken.setdefault(match, set()).add(seat)
        return taken

    # --- the house ------------------------------------------------------------------------------

    async def beat(self, shard: int, now: float, seconds: float) -> list[Span]:
        """The house lives; if it did not for a while, that is a pause. All pauses one may still ask for."""
        async with self.database.reach(shard) as connection, connection.transaction():
            last = await connection.fetchval(sql.LAST_BEAT)
            pause = None if last is None else trouble(last, now, seconds)
            if pause is not None:
                await connection.execute(sql.ADD_PAUSE, *pause)
            await connection.execute(sql.BEAT, now)
            return [(row[0], row[1]) for row in await connection.fetch(sql.PAUSES, now - PAST)]

    # --- orders ---------------------------------------------------------------------------------

    async def orders(self, match: Id, seat: Seat) -> list[StandingOrder]:
        """What a seat has left."""
        async with self.database.reach(shard_of(match)) as connection:
            return [StandingOrder(*row) for row in await connection.fetch(sql.ORDERS, match, seat)]

    async def leave_orders(self, match: Id, seat: Seat, orders: list[StandingOrder]) -> None:
        """These, and no others."""
        rows = [(match, seat, one.question, one.about, one.most, one.what) for one in orders]
        async with self.database.reach(shard_of(match)) as connection, connection.transaction():
            await connection.execute(sql.DROP_ORDERS, match, seat)
            await connection.executemany(sql.ADD_ORDER, rows)
