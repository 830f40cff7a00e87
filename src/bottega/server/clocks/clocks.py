"""Looks after the clocks of the matches that are played here: what is left, and until when it is noted."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import Final, Protocol

import structlog

from bottega.kit.seats import Seat
from bottega.server.clock import Clock
from bottega.server.clocks.clock_reader import ClockReader, is_timed
from bottega.server.clocks.docket import Docket, Due
from bottega.server.clocks.free_time import Span
from bottega.server.clocks.orders import answer, may_have_orders, priced
from bottega.server.errors import ServerError
from bottega.server.ids import Id, shard_of
from bottega.server.matches.commands import Reply, SayMove
from bottega.server.matches.keys import order_key
from bottega.server.matches.live import Live, LiveMatches
from bottega.server.people.rows import Calendar
from bottega.server.protocol import DailyClock
from bottega.server.signals import Signal
from bottega.server.store.rows import Head
from bottega.server.tables.table import Table
from bottega.server.tables.table_store import TableStore

NUDGE: Final = 60.0  # seconds until somebody looks again whether a bot has moved

log = structlog.get_logger()


class Calendars(Protocol):
    """Who knows when people are not to be waited for."""

    async def calendars(self, guests: Iterable[Id]) -> dict[Id, Calendar]:
        """Of each of these guests."""


class Clocks:
    """The clocks of one node. A running match that has one is in the docket, so that somebody looks at it."""

    def __init__(
        self,
        docket: Docket,
        calendars: Calendars,
        matches: LiveMatches,
        table_store: TableStore,
        clock: Clock,
    ) -> None:
        self.docket: Final = docket
        self.calendars = calendars
        self.matches: Final = matches
        self.table_store: Final = table_store
        self.clock: Final = clock
        self.pauses: Final[dict[int, list[Span]]] = {}  # of the house, by shard
        self.waiting: Final[set[Id]] = set()  # matches that will be tended in a moment
        self.noted: Final = Signal[Live]()  # somebody looked at a match with a clock

    # --- what happens ---------------------------------------------------------------------------

    def begun(self, head: Head) -> None:
        """A match was dealt."""
        if is_timed(head.clock):
            self.matches.start(cautiously(self.matches.find(head.id)))

    def went_on(self, live: Live) -> None:
        """A match went on at this node, or was read from the log: it is tended in a moment, once for all."""
        match = live.match
        wants = match.turn_history is not None or may_have_orders(match)
        if wants and match.head.id not in self.waiting:
            self.waiting.add(match.head.id)
            self.matches.start(cautiously(self.tend(live)))

    async def look(self, live: Live, table: Table) -> None:
        """Somebody here watches a match, or its table changed; for showing it, what we know is enough."""
        await cautiously(self.seen(live, table))

    async def seen(self, live: Live, table: Table) -> None:
        """This is how the table of a match is now; Unavailable if nobody can say when time counts there."""
        self.matches.stand_in(live, table.stand_ins, table.version)
        await self.set_clocks([(live, table)])

    async def set_clocks(self, played: list[tuple[Live, Table]]) -> None:
        """Learn all that matters for reading the clocks of these matches, but their logs."""
        timed = [(live, table) for live, table in played if live.clock_reader is not None]
        daily = [table for _, table in timed if isinstance(table.clock, DailyClock)]
        guests = {chair.guest for table in daily for chair in table.chairs} - {0}
        known = await self.calendars.calendars(guests) if guests else {}
        for live, table in timed:
            pauses = self.pauses.get(shard_of(table.id), ())
            seats = list(enumerate(table.chairs))
            live.clock_reader = ClockReader(
                live.match.head.clock,
                pauses,
                calendars={seat: known[chair.guest] for seat, chair in seats if chair.guest in known},
                returns={seat: chair.back for seat, chair in seats if chair.back},
            )

    # --- tending a match ------------------------------------------------------------------------

    async def tend(self, live: Live) -> None:
        """Say what was ordered, wake who stands in, and note until when there is time."""
        self.waiting.discard(live.match.head.id)
        if live.match.over:
            await self.docket.drop(live.match.head.id)
            return
        await self.say_orders(live)
        if live.clock_reader is not None:
            table = await self.table_store.find(live.match.head.table)
            await self.seen(live, table)
            await self.note(live, table)

    async def note(self, live: Live, table: Table, seen_to: Iterable[Seat] = ()) -> None:
        """Write the deadlines of a match. Bots have one, too: a turn can be lost."""
        match, now = live.match, self.clock.now()
        if live.clock_reader is None or match.turn_history is None:
            return
        dues: dict[Seat, Due] = {}
        for seat, asked in match.asked.items():
            due = live.clock_reader.awaited(match.turn_history, seat, now).due
            if match.head.bots[seat] or table.chairs[seat].stand_in or (seat in seen_to and due <= now):
                due = now + NUDGE
            dues[seat] = asked, due
        await self.docket.note(match.head.id, match.ply, dues, now)
        self.noted(live)

    async def say_orders(self, live: Live) -> None:
        """Say for players what they left as an order, if it fits what they are asked."""
        match = live.match
        for seat, asked in list(match.asked.items()):
            if not match.head.bots[seat] and priced(match, seat):
                orders = await self.docket.orders(match.head.id, seat)
                said = answer(match, seat, orders) if match.asked.get(seat) == asked else None
                if said is not None:
                    self.matches.ask(live, SayMove(seat, asked, said, order_key(asked, seat)), ignore)


async def cautiously(work: Awaitable[object]) -> None:
    """Do something; if it fails, a deadline comes and it is done then."""
    try:
        await work
    except ServerError as error:
        log.warning("clock_untended", error=str(error))


def ignore(reply: Reply) -> None:
    """Nobody waits for the answer."""
