"""All parts of a node below HTTP: builds them and connects their signals."""

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
from bottega.server.core.durations import Durations
from bottega.server.core.journal import Journal
from bottega.server.core.live import LiveMatches
from bottega.server.core.packing import Packing
from bottega.server.core.places import Places
from bottega.server.core.store.store import Store
from bottega.server.core.traces import Traces
from bottega.server.features.analysis.analyses import Analyses
from bottega.server.features.daily.daily import Daily
from bottega.server.features.matchmaking.queue import Queue
from bottega.server.features.puzzles import sql as puzzles_sql
from bottega.server.features.puzzles.attempts import PuzzleAttempts
from bottega.server.features.ratings.reading import Ratings
from bottega.server.features.ratings.results import RatedResults
from bottega.server.features.what_if.what_ifs import WhatIfs
from bottega.server.moderation import sql as moderation_sql
from bottega.server.moderation.incidents import Incidents
from bottega.server.moderation.names import Names
from bottega.server.moderation.reports import Reports
from bottega.server.moderation.rulings import Rulings
from bottega.server.notify import sql as notify_sql
from bottega.server.notify.notices import Notices
from bottega.server.people.accounts import Accounts
from bottega.server.people.blocks import Blocks
from bottega.server.people.guests import Guests
from bottega.server.people.store import People
from bottega.server.platform.bus.face import Bus
from bottega.server.platform.clock import Clock, HouseClock
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.mail import Postman
from bottega.server.platform.metrics import Metrics
from bottega.server.platform.periodic import PeriodicJob
from bottega.server.platform.settings import Settings
from bottega.server.platform.signals import Signal
from bottega.server.tables.bot_match_limits import BotMatchLimits
from bottega.server.tables.chat import Chat
from bottega.server.tables.closing import Closing
from bottega.server.tables.feeds import TableFeeds
from bottega.server.tables.same_deal import Groups
from bottega.server.tables.table_store import TableStore
from bottega.server.timing.clocks import Clocks
from bottega.server.timing.store import ClockStore
from bottega.server.timing.substitutes import Substitutes
from bottega.server.timing.sweep import Sweep

BUS_START_TIMEOUT_S: Final = 30.0  # seconds that a starting node waits for the bus
READY_GRACE_S: Final = 1.0  # seconds that a database may be away before the node is not ready
ELSEWHERE: Final = [*moderation_sql.OF_PERSON, *notify_sql.OF_PERSON, *puzzles_sql.OF_PERSON]

log = structlog.get_logger()


class Parts:
    """All parts of a process but the HTTP layer, with their signals connected."""

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
        self.daily: Final = Daily(self.table_store, self.bot_match_limits, self.ratings.names)
        self.groups: Final = Groups(store)
        self.rated_results: Final = RatedResults(self.matches, self.table_store, self.what_ifs.note)
        self.analyses: Final = Analyses(self.matches, bus, self.clock, self.places, settings.analyses_waiting)
        self.durations: Final = Durations(store, self.clock)
        self.puzzle_attempts: Final = PuzzleAttempts(store, self.clock)
        self.people: Final = People(store, self.clock)
        self.postman: Final = Postman(settings, self.clock)
        self.accounts: Final = Accounts(
            self.people,
            self.postman,
            settings,
            self.guests,
            self.table_store,
            games,
            self.matches.start,
            ELSEWHERE,
        )
        self.clock_store: Final = ClockStore(store)
        self.clocks: Final = Clocks(self.clock_store, self.people, self.matches, self.table_store, self.clock)
        self.substitutes: Final = Substitutes(self.clocks, self.feeds)
        self.deadlines: Final = Sweep(
            self.clock_store, self.clocks, self.substitutes, metrics, settings.sweep
        )
        self.notices: Final = Notices(self.accounts, self.clocks, self.feeds, settings)
        self.packing: Final = Packing(store, self.clock, settings.pack)
        self.names: Final = Names(self.rulings, self.accounts.leaving, self.guests)

        self.periodic: Final[list[PeriodicJob]] = []  # node.py and http/app.py add them
        self.is_open = False
        self.has_died = False
        self.dying: Final = Signal[()]()  # a vital task ended
        self.connect()

    def connect(self) -> None:
        """Connect signals to their listeners, which run in this order. http/app.py connects those of HTTP."""
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


async def open_patiently(node: Parts) -> None:
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
