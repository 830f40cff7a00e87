"""One node: its parts, who of them is told of what, and how it opens and closes. Gates and workers use it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

import structlog

from bottega.bots import BOTS
from bottega.games import SHELF
from bottega.kit.game import Title
from bottega.server.analyses.analyses import Analyses
from bottega.server.bus.face import Bus
from bottega.server.bus.nats import NatsBus
from bottega.server.clock import Clock, HouseClock
from bottega.server.clocks.clocks import Clocks
from bottega.server.clocks.docket import Docket
from bottega.server.clocks.stand_ins import StandIns
from bottega.server.clocks.sweep import Sweep
from bottega.server.daily.daily import Daily
from bottega.server.errors import Unavailable
from bottega.server.guests import Guests
from bottega.server.journal import Journal
from bottega.server.mail import Postman
from bottega.server.matches.live import LiveMatches
from bottega.server.metrics import Metrics
from bottega.server.minutes import Minutes
from bottega.server.notices.notices import Notices
from bottega.server.packing import Packing
from bottega.server.people.accounts import Accounts
from bottega.server.people.blocks import Blocks
from bottega.server.people.register import People
from bottega.server.places import Places
from bottega.server.puzzles.tries import PuzzleTries
from bottega.server.queue.queue import Queue
from bottega.server.ratings.ledger import Ledger
from bottega.server.ratings.reading import Ratings
from bottega.server.retention import Retention
from bottega.server.rounds import Rounds
from bottega.server.rulings.names import Names
from bottega.server.rulings.reports import Reports
from bottega.server.rulings.rulings import Rulings
from bottega.server.rulings.troubles import Troubles
from bottega.server.settings import Settings
from bottega.server.signals import Signal
from bottega.server.store.bucket import bucket_of
from bottega.server.store.store import Store
from bottega.server.tables.caps import Caps
from bottega.server.tables.chat import Chat
from bottega.server.tables.closing import Closing
from bottega.server.tables.feeds import TableFeeds
from bottega.server.tables.groups import Groups
from bottega.server.tables.lobby import Lobby
from bottega.server.tables.table_store import TableStore
from bottega.server.traces import Traces, wanted_traces
from bottega.server.tries.tries import Tries
from bottega.server.vitals import Pulse, Vitals

BUS_START_TIMEOUT_S: Final = 30.0  # seconds a starting node waits for a bus that is away
ANALYSES_PAUSE_S: Final = 60.0  # seconds between looks for analyses that the work queue lost
LOBBY_PAUSE_S: Final = 60.0  # seconds between looks whether the lobby shows what there is
PACKING_PAUSE_S: Final = 600.0  # seconds between looks for matches that have been over for long
READY_GRACE_S: Final = 1.0  # seconds a database may be away before a node says that it is not ready
RETENTION_PAUSE_S: Final = 600.0  # seconds between looks for what nobody came back to

log = structlog.get_logger()


class Node:
    """Everything a process of the server needs but the network towards browsers."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        metrics: Metrics,
        shelf: Mapping[str, Title] = SHELF,
        bots: list[str] | None = None,
        clock: Clock | None = None,
        traces: Traces | None = None,
    ) -> None:
        self.settings: Final = settings
        self.clock: Final = clock or HouseClock()
        self.store: Final = store
        self.bus: Final = bus
        self.metrics: Final = metrics
        self.shelf: Final = shelf
        self.bots: Final = list(BOTS) if bots is None else bots
        self.places: Final = Places(settings.secret)
        self.matches: Final = LiveMatches(
            store, bus, shelf, metrics, settings.patience, settings.cached, self.clock, traces, self.places
        )
        self.table_store: Final = TableStore(store, bus, shelf, self.bots, self.clock)
        self.feeds: Final = TableFeeds(self.matches, self.table_store, settings.sweep, settings.grace)
        self.lobby: Final = Lobby(store)
        self.closing: Final = Closing(self.table_store, self.clock)
        self.chat: Final = Chat(store, bus)
        self.journal: Final = Journal(settings.journal, settings.secret, self.clock)
        self.guests: Final = Guests(store, bus, self.clock)
        self.rulings: Final = Rulings(store, bus, self.clock, settings.admin_ids())
        self.reports: Final = Reports(store, self.clock)
        self.name: Final = settings.node or f"{socket.gethostname()}:{settings.port}"
        self.troubles: Final = Troubles(store, self.clock, self.name)
        self.blocks: Final = Blocks(store, bus, self.clock)
        self.caps: Final = Caps(store, self.clock, settings, self.places)
        self.queue: Final = Queue(store, self.table_store, shelf, self.clock)
        self.ratings: Final = Ratings(store, shelf)
        self.tries: Final = Tries(self.matches, self.table_store, self.caps)
        self.daily: Final = Daily(self.table_store, self.caps, self.ratings)
        self.groups: Final = Groups(store)
        self.ledger: Final = Ledger(self.matches, self.table_store, self.tries.note)
        self.analyses: Final = Analyses(self.matches, bus, self.clock, self.places, settings.analyses_waiting)
        self.minutes: Final = Minutes(store, self.clock)
        self.puzzle_tries: Final = PuzzleTries(store, self.clock)
        self.people: Final = People(store, self.clock)
        self.postman: Final = Postman(settings, self.clock)
        self.accounts: Final = Accounts(
            self.people, self.postman, settings, self.guests, self.table_store, shelf, self.matches.start
        )
        self.docket: Final = Docket(store)
        self.clocks: Final = Clocks(self.docket, self.people, self.matches, self.table_store, self.clock)
        self.stand_ins: Final = StandIns(self.clocks, self.feeds)
        self.deadlines: Final = Sweep(self.docket, self.clocks, self.stand_ins, metrics, settings.sweep)
        self.notices: Final = Notices(self.accounts, self.clocks, self.feeds, settings)
        self.packing: Final = Packing(store, self.clock, settings.pack)
        self.pulse: Final = Pulse(metrics.loop_lag)
        ways = self.notices.sender.ways
        self.vitals: Final = Vitals(self.check, store, bus, metrics, self.bots, ways, self.clock)
        self.names: Final = Names(self.rulings, self.accounts.leaving, self.guests)
        self.retention: Final = Retention(self.accounts.leaving, settings)

        # Who is told of what, in this order. What only a gate is told is in app.py.
        self.bus.returned.tells(self.feeds.bus_returned)
        self.table_store.saving.tells(self.ratings.seat_levels)
        self.table_store.changed.tells(self.feeds.table_changed)
        self.table_store.started.tells(self.matches.begun, self.clocks.begun, self.notices.askings.begun)
        self.matches.loaded.tells(self.clocks.went_on, self.notices.askings.mark)
        self.matches.committed.tells(self.clocks.went_on, self.notices.askings.mark)
        self.matches.ended.tells(
            self.table_store.match_over, self.ledger.note, self.daily.tries.note, self.notices.over
        )
        self.feeds.seen.tells(self.clocks.look, self.stand_ins.mend)
        self.feeds.left.tells(self.notices.looks.leave)
        self.clocks.noted.tells(self.notices.askings.mark)
        self.guests.revoking.tells(self.journal.write)
        self.people.revoking.tells(self.journal.write)
        self.rulings.ruling.tells(self.journal.write)
        self.blocks.blocking.tells(self.journal.write)
        self.rulings.changed.tells(self.heed)
        self.bus.returned.tells(self.rulings.look_soon)
        self.matches.troubled.tells(self.troubles.broke)
        self.feeds.late.tells(self.troubles.bot_is_late)
        self.guests.signed_out.tells(self.people.drop_pushes_in)
        self.guests.cookies_revoked.tells(self.accounts.letters.void_device_links)
        self.accounts.leaving.deleted.tells(self.notices.book.forget_guest, self.reports.forget_guest)

        # What is done again and again; what changes something rests while the house is read-only.
        looks = self.look_at_clock, self.rulings.look, self.troubles.write, self.vitals.look
        changes = [
            (settings.sweep, self.names.sweep),
            (settings.sweep, self.ledger.sweep),
            (settings.sweep, self.queue.sweep),
            (settings.sweep, self.daily.sweep),
            (settings.sweep, self.notices.sweep),
            (ANALYSES_PAUSE_S, self.analyses.sweep),
            (RETENTION_PAUSE_S, self.retention.drop_old),
            (LOBBY_PAUSE_S, self.lobby.sweep),
            (LOBBY_PAUSE_S, self.closing.sweep),
        ]
        if settings.pack:
            changes.append((PACKING_PAUSE_S, self.packing.sweep))
        if settings.what_if_retention:
            changes.append((RETENTION_PAUSE_S, self.retention.drop_what_ifs))
        if settings.retention:
            changes.append((RETENTION_PAUSE_S, self.retention.sweep))
        self.rounds: Final = [Rounds(settings.sweep, look) for look in looks]
        self.rounds.extend(Rounds(pause, change, self.is_read_only) for pause, change in changes)
        self.is_open = False
        self.has_died = False
        self.dying: Final = Signal[()]()  # a task ended without which this node is of no use
        self.store.died.tells(self.die)

    async def open(self) -> None:
        """Connect, and begin to look after tables; Unavailable if there is no bus."""
        await self.store.open()
        try:
            await self.bus.open()
        except Unavailable:
            await self.store.close()
            raise
        with suppress(Unavailable):  # then the next round looks
            await self.look_at_clock()
        self.journal.open()
        self.notices.sender.open()
        await self.guests.open()
        await self.blocks.open()
        await self.rulings.open()
        await self.feeds.open()
        for one in self.rounds:
            await one.open(self.metrics.rounds)
        self.pulse.open()
        self.matches.closing = False
        self.is_open = not self.has_died

    # --- what hosts decide ----------------------------------------------------------------------

    def heed(self) -> None:
        """A host decided something."""
        self.matches.read_only = self.rulings.read_only

    def is_read_only(self) -> bool:
        """Whether nothing is to be changed."""
        return self.matches.read_only

    @property
    def is_draining(self) -> bool:
        """Whether people are to go to other nodes."""
        return self.rulings.drains(self.name)

    def die(self, task: str) -> None:
        """A task without which this node is of no use has ended: the process ends, and is started again."""
        log.critical("node_dies", task=task)
        self.has_died, self.is_open = True, False
        self.dying()

    # --- closing --------------------------------------------------------------------------------

    async def drain(self) -> None:
        """Take no more commands, and finish those that were taken."""
        self.is_open = False
        self.matches.closing = True
        self.notices.sender.close()
        try:
            await asyncio.wait_for(self.matches.drain(), timeout=2 * self.settings.patience)
        except TimeoutError:
            log.warning("drain_given_up", tasks=len(self.matches.tasks))

    async def close(self) -> None:
        """Finish what was begun, let everybody go, disconnect."""
        self.is_open = False
        self.notices.sender.close()
        await self.feeds.close()
        for one in self.rounds:
            await one.close()
        self.pulse.close()
        await self.drain()
        await self.rulings.drain()
        await self.store.close()
        await self.bus.close()
        await self.matches.traces.close()

    async def look_at_clock(self) -> None:
        """Ask the database what time it is."""
        await self.clock.look(self.store.now)

    async def check(self) -> None:
        """Return if this node can take moves; Unavailable says what is missing, if it is for a second.

        A standby is promoted in less time than it takes a balancer to send everybody away and back.
        """
        end = asyncio.get_running_loop().time() + READY_GRACE_S
        while True:
            if not self.is_open:
                raise Unavailable("the node is not open")
            if self.is_draining:
                raise Unavailable("a host drains this node")
            try:
                return await self.store.check()
            except Unavailable:
                if asyncio.get_running_loop().time() > end:
                    raise
            await asyncio.sleep(0.1)

    def lacks(self) -> list[str]:
        """What is away though moves are taken.

        Without NATS other nodes hear of moves a sweep later. A queue that refuses jobs makes bots slow.
        """
        if not self.bus.connected:
            return ["nats"]
        return [] if self.bus.takes_jobs else ["queue"]


def real_node(settings: Settings, clock: Clock | None = None) -> Node:
    """A node on PostgreSQL and NATS: what `bottega serve` and `bottega host bots` run on."""
    metrics = Metrics()
    store = Store(
        settings.databases,
        settings.connections,
        settings.patience,
        committed=metrics.committed,
        waited=metrics.waited,
        bucket=bucket_of(settings.records),
        closed=settings.closed,
    )
    bus, traces = NatsBus(settings.nats, settings.prefix), wanted_traces(settings.traces)
    return Node(settings, store, bus, metrics, clock=clock, traces=traces)


async def open_patiently(node: Node) -> None:
    """Open a node; a bus that is just being started again is waited for."""
    end = asyncio.get_running_loop().time() + BUS_START_TIMEOUT_S
    while True:
        try:
            await node.open()
            return
        except Unavailable as error:
            if asyncio.get_running_loop().time() > end:
                raise
            log.warning("waiting_to_open", error=str(error))
            await asyncio.sleep(1.0)
