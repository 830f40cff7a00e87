"""Expires deadlines, on one node that serves people."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import Final

import structlog

from bottega.kit.seats import Seat
from bottega.server.core.free_time import Span
from bottega.server.core.live_match import Live
from bottega.server.platform.errors import BadLog, Refused
from bottega.server.platform.ids import Id, id_text
from bottega.server.platform.metrics import Metrics
from bottega.server.tables.feed import TableFeed
from bottega.server.tables.table import Table
from bottega.server.timing.clocks import NUDGE, Clocks, cautiously
from bottega.server.timing.store import ClockStore
from bottega.server.timing.substitutes import Substitutes

ROUNDS: Final = 20  # queries for deadlines in one sweep

log = structlog.get_logger()


class Sweep:
    """A deadline is only a reason to check: whether time is up follows from the log."""

    def __init__(
        self,
        clock_store: ClockStore,
        clocks: Clocks,
        substitutes: Substitutes,
        metrics: Metrics,
        seconds: float,
    ) -> None:
        self.clock_store: Final = clock_store
        self.clocks: Final = clocks
        self.substitutes: Final = substitutes
        self.metrics: Final = metrics
        self.seconds: Final = seconds  # between two sweeps of a node

    async def expire_deadlines(self) -> None:
        """Send the heartbeat, and handle the deadlines that are due."""
        now = self.clocks.clock.now()
        await self.take_pauses(await self.clock_store.beat(now, self.seconds))
        for _ in range(ROUNDS):
            taken = await self.clock_store.take(now)
            for match, seats in taken.items():
                await cautiously(self.attend(match, seats))
            if not taken:
                break

    async def read_pauses(self) -> None:
        """Another node noted an outage."""
        await self.take_pauses(await self.clock_store.pauses(self.clocks.clock.now()))

    async def take_pauses(self, pauses: list[Span]) -> None:
        """Set the clocks of all watched matches by these outages."""
        if pauses != self.clocks.pauses:
            self.clocks.pauses = pauses
            await self.set_clocks(self.substitutes.feeds.tables.values())

    async def read_calendars(self, guests: Collection[Id]) -> None:
        """People changed when their time counts: set the clocks of their watched matches."""
        watched = self.substitutes.feeds.tables.values()
        anybody = 0 in guests
        await self.set_clocks(
            one for one in watched if anybody or any(chair.guest in guests for chair in one.table.chairs)
        )

    async def set_clocks(self, tables: Iterable[TableFeed]) -> None:
        """Set the clocks of the matches of these tables."""
        await self.clocks.set_clocks([(one.live, one.table) for one in tables if one.live is not None])

    async def attend(self, match: Id, seats: Iterable[Seat]) -> None:
        """Check a match by its log, at these seats whose time may be up."""
        matches = self.clocks.matches
        try:
            live = await matches.find(match)
            await matches.refresh(live)
            table = await self.clocks.table_store.find(live.match.head.table)
        except (Refused, BadLog) as error:  # no one can play on, so no one's time can run out
            log.warning("clock_stopped", match=id_text(match), error=str(error))
            await self.clock_store.drop(match)
            return
        if live.match.over or table.match != match:
            await self.clock_store.drop(match)
            return
        await self.clocks.seen(live, table)
        for seat in seats:
            late = self.is_late(live, table, seat)
            self.metrics.deadlines.labels("late" if late else "passed").inc()
            if late:
                table = await self.time_out(live, table, seat)
            else:
                matches.stir(live, round(self.clocks.clock.now() / NUDGE))
        await self.clocks.note(live, table, seats)
        await self.clocks.say_orders(live)

    def is_late(self, live: Live, table: Table, seat: Seat) -> bool:
        """Whether a player's time is up."""
        match, now = live.match, self.clocks.clock.now()
        if live.clock_reader is None or match.turn_history is None or seat not in match.asked:
            return False
        if match.head.bots[seat] or table.chairs[seat].stand_in:
            return False
        return live.clock_reader.awaited(match.turn_history, seat, now).due <= now

    async def time_out(self, live: Live, table: Table, seat: Seat) -> Table:
        """Seat a substitute, unless the player moves at the last moment."""
        asked = live.match.asked[seat]
        with suppress(Refused):
            table = await self.substitutes.stand_in(table, seat)
            self.metrics.deadlines.labels("stood_in").inc()
            await self.clocks.matches.refresh(live)
            if live.match.asked.get(seat) != asked:
                await self.substitutes.come_back(table.id, table.chairs[seat].guest, [seat])
                table = await self.clocks.table_store.find(table.id)
        return table
