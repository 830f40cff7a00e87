"""One node: builds the parts, connects their signals, starts and stops them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

import structlog

from bottega.bots import BOTS
from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.server.analyses.analyses import Analyses
from bottega.server.bus.face import Bus
from bottega.server.bus.nats import NatsBus
from bottega.server.clock import Clock, HouseClock
from bottega.server.daily.daily import Daily
from bottega.server.durations import Durations
from bottega.server.errors import Unavailable
from bottega.server.guests import Guests
from bottega.server.health import Health, LoopLagMonitor
from bottega.server.journal import Journal
from bottega.server.mail import Postman
from bottega.server.matches.live import LiveMatches
from bottega.server.metrics import Metrics
from bottega.server.moderation.incidents import Incidents
from bottega.server.moderation.names import Names
from bottega.server.moderation.reports import Reports
from bottega.server.moderation.rulings import Rulings
from bottega.server.notify.notices import Notices
from bottega.server.packing import Packing
from bottega.server.people.accounts import Accounts
from bottega.server.people.blocks import Blocks
from bottega.server.people.store import People
from bottega.server.periodic import PeriodicJob
from bottega.server.places import Places
from bottega.server.puzzles.attempts import PuzzleAttempts
from bottega.server.queue.queue import Queue
from bottega.server.ratings.reading import Ratings
from bottega.server.ratings.results import RatedResults
from bottega.server.retention import Retention
from bottega.server.settings import Settings
from bottega.server.signals import Signal
from bottega.server.store.store import Store
from bottega.server.tables.bot_match_limits import BotMatchLimits
from bottega.server.tables.chat import Chat
from bottega.server.tables.closing import Closing
from bottega.server.tables.feeds import TableFeeds
from bottega.server.tables.groups import Groups
from bottega.server.tables.table_store import TableStore
from bottega.server.timing.clocks import Clocks
from bottega.server.timing.store import ClockStore
from bottega.server.timing.substitutes import Substitutes
from bottega.server.timing.sweep import Sweep
from bottega.server.traces import Traces, wanted_traces
from bottega.server.what_if.what_ifs import WhatIfs

BUS_START_TIMEOUT_S: Final = 30.0  # seconds that a starting node waits for the bus
ANALYSES_PAUSE_S: Final = 60.0  # seconds between searches for analyses that the work queue lost
CLOSING_PAUSE_S: Final = 60.0  # seconds between searches for unused tables
PACKING_PAUSE_S: Final = 600.0  # seconds between runs that pack old matches
READY_GRACE_S: Final = 1.0  # seconds that a database may be away before the node is not ready
RETENTION_PAUSE_S: Final = 600.0  # seconds between runs of retention

log = structlog.get_logger()


class Node:
    """All parts of a process but the HTTP layer."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bus: Bus,
        metrics: Metrics,
        games: Mapping[str, AnyGame] = GAMES,
        bots: list[str] | None = None,
        clock: Clock | None = None,
        traces: Traces | None = None,
    ) -> None:
        self.settings: Final = settings
        self.clock: Final = clock or HouseClock()
        self.store: Final = store
        self.bus: Final = bus
        self.metrics: Final = metrics
        self.games: Final = games
        self.bots: Final = list(BOTS) if bots is None else bots
        self.places: Final = Places(settings.secret)
        self.matches: Final = LiveMatches(
            store, bus, games, metrics, settings.patience, settings.cached, self.clock, traces, self.places
        )
        self.table_store: Final = TableStore(store, bus, games, self.bots, self.clock)
        self.feeds: Final = TableFeeds(self.matches, self.table_store, settings.sweep, settings.grace)
        self.closing: Final = Closing(self.table_store, self.clock)
        self.chat: Final = Chat(store, bus)
        self.journal: Final = Journal(settings.journal, settings.secret, self.clock)
        self.guests: Final = Guests(store, bus, self.clock)
        self.rulings: Final = Rulings(store, bus, self.clock, settings.admin_ids())
        self.reports: Final = Reports(store, self.clock)
        self.name: Final = settings.node or f"{socket.gethostname()}:{settings.port}"
        self.incidents: Final = Incidents(store, self.clock, self.name)
        self.blocks: Final = Blocks(store, bus, self.clock)
        self.bot_match_limits: Final = BotMatchLimits(store, self.clock, settings, self.places)
        self.queue: Final = Queue(store, self.table_store, games, self.clock)
        self.ratings: Final = Ratings(store, games)
        self.what_ifs: Final = WhatIfs(self.matches, self.table_store, self.bot_match_limits)
        self.daily: Final = Daily(self.table_store, self.bot_match_limits, self.ratings)
        self.groups: Final = Groups(store)
        self.rated_results: Final = RatedResults(self.matches, self.table_store, self.what_ifs.note)
        self.analyses: Final = Analyses(self.matches, bus, self.clock, self.places, settings.analyses_waiting)
        self.durations: Final = Durations(store, self.clock)
        self.puzzle_attempts: Final = PuzzleAttempts(store, self.clock)
        self.people: Final = People(store, self.clock)
        self.postman: Final = Postman(settings, self.clock)
        self.accounts: Final = Accounts(
            self.people, self.postman, settings, self.guests, self.table_store, games, self.matches.start
        )
        self.clock_store: Final = ClockStore(store)
        self.clocks: Final = Clocks(self.clock_store, self.people, self.matches, self.table_store, self.clock)
        self.substitutes: Final = Substitutes(self.clocks, self.feeds)
        self.deadlines: Final = Sweep(
            self.clock_store, self.clocks, self.substitutes, metrics, settings.sweep
        )
        self.notices: Final = Notices(self.accounts, self.clocks, self.feeds, settings)
        self.packing: Final = Packing(store, self.clock, settings.pack)
        self.loop_lag: Final = LoopLagMonitor(metrics.loop_lag)
        ways = self.notices.sender.ways
        self.health: Final = Health(self.check, store, bus, metrics, self.bots, ways, self.clock)
        self.names: Final = Names(self.rulings, self.accounts.leaving, self.guests)
        self.retention: Final = Retention(self.accounts.leaving, settings)

        # Signals and their listeners, in this order. app.py connects those of the HTTP layer.
        self.bus.returned.tells(self.feeds.bus_returned)
        self.table_store.saving.tells(self.ratings.seat_levels)
        self.table_store.changed.tells(self.feeds.table_changed)
        self.table_store.started.tells(self.matches.begun, self.clocks.begun, self.notices.pending.begun)
        self.matches.loaded.tells(self.clocks.went_on, self.notices.pending.mark)
        self.matches.committed.tells(self.clocks.went_on, self.notices.pending.mark)
        self.matches.ended.tells(
            self.table_store.match_over, self.rated_results.note, self.daily.attempts.note, self.notices.over
        )
        self.feeds.seen.tells(self.clocks.watch, self.substitutes.mend)
        self.feeds.left.tells(self.notices.last_seen.leave)
        self.clocks.noted.tells(self.notices.pending.mark)
        self.guests.revoking.tells(self.journal.write)
        self.people.revoking.tells(self.journal.write)
        self.rulings.ruling.tells(self.journal.write)
        self.blocks.blocking.tells(self.journal.write)
        self.rulings.changed.tells(self.heed)
        self.bus.returned.tells(self.rulings.look_soon)
        self.matches.failed.tells(self.incidents.broke)
        self.feeds.late.tells(self.incidents.bot_is_late)
        self.guests.signed_out.tells(self.people.drop_pushes_in)
        self.guests.cookies_revoked.tells(self.accounts.mail_links.void_device_links)
        self.accounts.leaving.deleted.tells(self.notices.store.forget_guest, self.reports.forget_guest)

        # Periodic jobs. Those that change something pause in read-only mode.
        looks = self.look_at_clock, self.rulings.refresh, self.incidents.write, self.health.measure
        changes = [
            (settings.sweep, self.names.apply_pending),
            (settings.sweep, self.rated_results.store_missing),
            (settings.sweep, self.queue.match_waiting),
            (settings.sweep, self.daily.prepare),
            (settings.sweep, self.notices.run),
            (ANALYSES_PAUSE_S, self.analyses.requeue_lost),
            (RETENTION_PAUSE_S, self.retention.drop_old),
            (CLOSING_PAUSE_S, self.closing.close_unused),
        ]
        if settings.pack:
            changes.append((PACKING_PAUSE_S, self.packing.pack_due))
        if settings.what_if_retention:
            changes.append((RETENTION_PAUSE_S, self.retention.drop_what_ifs))
        if settings.retention:
            changes.append((RETENTION_PAUSE_S, self.retention.delete_old))
        self.periodic: Final = [PeriodicJob(settings.sweep, look) for look in looks]
        self.periodic.extend(PeriodicJob(pause, change, self.is_read_only) for pause, change in changes)
        self.is_open = False
        self.has_died = False
        self.dying: Final = Signal[()]()  # a vital task ended
        self.store.died.tells(self.die)

    async def open(self) -> None:
        """Connect and start; Unavailable without a bus."""
        await self.store.open()
        try:
            await self.bus.open()
        except Unavailable:
            await self.store.close()
            raise
        with suppress(Unavailable):  # the next run retries
            await self.look_at_clock()
        self.journal.open()
        self.notices.sender.open()
        await self.guests.open()
        await self.blocks.open()
        await self.rulings.open()
        await self.feeds.open()
        for one in self.periodic:
            await one.open(self.metrics.periodic_jobs)
        self.loop_lag.open()
        self.matches.closing = False
        self.is_open = not self.has_died

    # --- rulings ------------------------------------------------------------------------------------

    def heed(self) -> None:
        """A host made or lifted a ruling."""
        self.matches.read_only = self.rulings.read_only

    def is_read_only(self) -> bool:
        """Whether a host set read-only mode."""
        return self.matches.read_only

    @property
    def is_draining(self) -> bool:
        """Whether a host drains this node: clients go to other nodes."""
        return self.rulings.drains(self.name)

    def die(self, task: str) -> None:
        """A vital task ended: stop the process, so that its supervisor restarts it."""
        log.critical("node_dies", task=task)
        self.has_died, self.is_open = True, False
        self.dying()

    # --- closing --------------------------------------------------------------------------------

    async def drain(self) -> None:
        """Refuse new commands, and finish those under way."""
        self.is_open = False
        self.matches.closing = True
        self.notices.sender.close()
        try:
            await asyncio.wait_for(self.matches.drain(), timeout=2 * self.settings.patience)
        except TimeoutError:
            log.warning("drain_timed_out", tasks=len(self.matches.tasks))

    async def close(self) -> None:
        """Finish what is under way, close sockets, disconnect."""
        self.is_open = False
        self.notices.sender.close()
        await self.feeds.close()
        for one in self.periodic:
            await one.close()
        self.loop_lag.close()
        await self.drain()
        await self.rulings.drain()
        await self.store.close()
        await self.bus.close()
        await self.matches.traces.close()

    async def look_at_clock(self) -> None:
        """Set the clock by the database."""
        await self.clock.synchronise(self.store.now)

    async def check(self) -> None:
        """Return if this node can take moves; Unavailable says what has been missing for a second.

        Promoting a standby takes less time than a balancer needs to move all clients away and back.
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
        """Parts that are away although moves can be taken.

        Without NATS other nodes see moves one sweep later. Without the work queue bots are slow.
        """
        if not self.bus.connected:
            return ["nats"]
        return [] if self.bus.takes_jobs else ["queue"]


def real_node(settings: Settings, clock: Clock | None = None) -> Node:
    """A node on PostgreSQL and NATS, for `bottega serve` and `bottega host bots`."""
    metrics = Metrics()
    store = Store(
        settings.database,
        settings.connections,
        settings.patience,
        committed=metrics.committed,
        waited=metrics.waited,
    )
    bus, traces = NatsBus(settings.nats, settings.prefix), wanted_traces(settings.traces)
    return Node(settings, store, bus, metrics, clock=clock, traces=traces)


async def open_patiently(node: Node) -> None:
    """Open a node, waiting for a bus that restarts."""
    end = asyncio.get_running_loop().time() + BUS_START_TIMEOUT_S
    while True:
        try:
            await node.open()
            return
        except Unavailable as error:
            if asyncio.get_running_loop().time() > end:
                raise
            log.warning("waiting_to_start", error=str(error))
            await asyncio.sleep(1.0)
