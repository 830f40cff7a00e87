"""Looks for deadlines that have come. Every node with a gate does; each deadline is seen to by one."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import structlog

from bottega.kit.seats import Seat
from bottega.server.clocks.clocks import NUDGE, Clocks, cautiously
from bottega.server.clocks.docket import Docket
from bottega.server.clocks.stand_ins import StandIns
from bottega.server.errors import BadLog, Refused
from bottega.server.ids import Id, id_text
from bottega.server.matches.live import Live
from bottega.server.metrics import Metrics
from bottega.server.tables.table import Table

ROUNDS: Final = 20  # looks for deadlines in one sweep

log = structlog.get_logger()


class Sweep:
    """A deadline only says that somebody must look: whether time is up is read from the log each time."""

    def __init__(
        self, docket: Docket, clocks: Clocks, stand_ins: StandIns, metrics: Metrics, seconds: float
    ) -> None:
        self.docket: Final = docket
        self.clocks: Final = clocks
        self.stand_ins: Final = stand_ins
        self.metrics: Final = metrics
        self.seconds: Final = seconds  # between two sweeps of a node

    async def sweep(self) -> None:
        """Say that the house lives, and see to the deadlines that have come."""
        now, shards = self.clocks.clock.now(), range(self.docket.database.shards)
        for shard in shards:
            self.clocks.pauses[shard] = await self.docket.beat(shard, now, self.seconds)
        watched = self.stand_ins.feeds.tables.values()
        played = [(one.live, one.table) for one in watched if one.live is not None]
        await cautiously(self.clocks.set_clocks(played))
        for shard in shards:
            for _ in range(ROUNDS):
                taken = await self.docket.take(shard, now)
                for match, seats in taken.items():
                    await cautiously(self.attend(match, seats))
                if not taken:
                    break

    async def attend(self, match: Id, seats: Iterable[Seat]) -> None:
        """Look at a match as its log is now, and at these seats whose time may be up."""
        matches = self.clocks.matches
        try:
            live = await matches.find(match)
            await matches.refresh(live)
            table = await self.clocks.table_store.find(live.match.head.table)
        except (Refused, BadLog) as error:  # nobody can play on, so nobody's time can run out
            log.warning("clock_stopped", match=id_text(match), error=str(error))
            await self.docket.drop(match)
            return
        if live.match.over or table.match != match:
            await self.docket.drop(match)
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
        """A bot stands in, unless the player moves in the last moment."""
        asked = live.match.asked[seat]
        with suppress(Refused):
            table = await self.stand_ins.stand_in(table, seat)
            self.metrics.deadlines.labels("stood_in").inc()
            await self.clocks.matches.refresh(live)
            if live.match.asked.get(seat) != asked:
                await self.stand_ins.come_back(table.id, table.chairs[seat].guest, [seat])
                table = await self.clocks.table_store.find(table.id)
        return table
