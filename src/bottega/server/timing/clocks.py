"""The clocks of the matches on this node: time left, and deadlines in the store."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import Final, Protocol

import structlog

from bottega.kit.seats import Seat
from bottega.server.core.calendar import Calendar
from bottega.server.core.clock_reader import ClockReader, is_timed
from bottega.server.core.commands import Reply, SayMove
from bottega.server.core.free_time import Span
from bottega.server.core.keys import order_key
from bottega.server.core.live import LiveMatches
from bottega.server.core.live_match import Live
from bottega.server.core.store.rows import Head
from bottega.server.core.time_control import DailyClock
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import ServerError
from bottega.server.platform.ids import Id
from bottega.server.platform.signals import Signal
from bottega.server.tables.table import Table
from bottega.server.tables.table_store import TableStore
from bottega.server.timing.orders import answer, may_have_orders, priced
from bottega.server.timing.store import ClockStore, Due

NUDGE: Final = 60.0  # seconds until someone checks whether a bot has moved

log = structlog.get_logger()


class Calendars(Protocol):
    """Knows when people's time does not count."""

    async def calendars(self, guests: Iterable[Id]) -> dict[Id, Calendar]:
        """The calendars of these guests."""


class Clocks:
    """Every running match with a clock has a row, so that some node checks it."""

    def __init__(
        self,
        clock_store: ClockStore,
        calendars: Calendars,
        matches: LiveMatches,
        table_store: TableStore,
        clock: Clock,
    ) -> None:
        self.clock_store: Final = clock_store
        self.calendars = calendars
        self.matches: Final = matches
        self.table_store: Final = table_store
        self.clock: Final = clock
        self.pauses: list[Span] = []  # outages
        self.waiting: Final[set[Id]] = set()  # matches to update at the end of this tick
        self.noted: Final = Signal[Live]()  # the clocks of a match were updated

    # --- signals --------------------------------------------------------------------------------

    def begun(self, head: Head) -> None:
        """A match was dealt."""
        if is_timed(head.clock):
            self.matches.start(cautiously(self.matches.find(head.id)))

    def went_on(self, live: Live) -> None:
        """A match went on, or was loaded: update its clocks once this tick."""
        match = live.match
        wants = match.turn_history is not None or may_have_orders(match)
        if wants and match.head.id not in self.waiting:
            self.waiting.add(match.head.id)
            self.matches.start(cautiously(self.tend(live)))

    async def watch(self, live: Live, table: Table) -> None:
        """Someone watches a match, or its table changed. Known calendars are enough to show it."""
        await cautiously(self.seen(live, table))

    async def seen(self, live: Live, table: Table) -> None:
        """Set the clocks of a match by its table; Unavailable if its calendars cannot be read."""
        self.matches.stand_in(live, table.stand_ins, table.version)
        await self.set_clocks([(live, table)])

    async def set_clocks(self, played: list[tuple[Live, Table]]) -> None:
        """Load calendars and outages for these matches."""
        timed = [(live, table) for live, table in played if live.clock_reader is not None]
        daily = [table for _, table in timed if isinstance(table.clock, DailyClock)]
        guests = {chair.guest for table in daily for chair in table.chairs} - {0}
        known = await self.calendars.calendars(guests) if guests else {}
        for live, table in timed:
            seats = list(enumerate(table.chairs))
            live.clock_reader = ClockReader(
                live.match.head.clock,
                self.pauses,
                calendars={seat: known[chair.guest] for seat, chair in seats if chair.guest in known},
                returns={seat: chair.back for seat, chair in seats if chair.back},
            )

    # --- updating a match -----------------------------------------------------------------------

    async def tend(self, live: Live) -> None:
        """Play standing orders, wake substitutes, and store deadlines."""
        self.waiting.discard(live.match.head.id)
        if live.match.over:
            await self.clock_store.drop(live.match.head.id)
            return
        await self.say_orders(live)
        if live.clock_reader is not None:
            table = await self.table_store.find(live.match.head.table)
            await self.seen(live, table)
            await self.note(live, table)

    async def note(self, live: Live, table: Table, seen_to: Iterable[Seat] = ()) -> None:
        """Store the deadlines of a match. Bots have one too: a turn can be lost."""
        match, now = live.match, self.clock.now()
        if live.clock_reader is None or match.turn_history is None:
            return
        dues: dict[Seat, Due] = {}
        for seat, asked in match.asked.items():
            due = live.clock_reader.awaited(match.turn_history, seat, now).due
            if match.head.bots[seat] or table.chairs[seat].stand_in or (seat in seen_to and due <= now):
                due = now + NUDGE
            dues[seat] = asked, due
        await self.clock_store.note(match.head.id, match.ply, dues, now)
        self.noted(live)

    async def say_orders(self, live: Live) -> None:
        """Play the standing orders that fit the present questions."""
        match = live.match
        for seat, asked in list(match.asked.items()):
            if not match.head.bots[seat] and priced(match, seat):
                orders = await self.clock_store.orders(match.head.id, seat)
                said = answer(match, seat, orders) if match.asked.get(seat) == asked else None
                if said is not None:
                    self.matches.submit(live, SayMove(seat, asked, said, order_key(asked, seat)), ignore)


async def cautiously(work: Awaitable[object]) -> None:
    """Run a coroutine; if it fails, the next deadline retries."""
    try:
        await work
    except ServerError as error:
        log.warning("clocks_not_updated", error=str(error))


def ignore(reply: Reply) -> None:
    """Ignores the reply."""
