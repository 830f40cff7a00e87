"""The parts of a process below features: builds them and connects their signals."""

from __future__ import annotations

import socket
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bottega.bots import BOTS
from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.server.core.change_log import ChangeLog
from bottega.server.core.durations import Durations
from bottega.server.core.journal import Journal
from bottega.server.core.leases import LeaseName, Leases
from bottega.server.core.live import LiveMatches
from bottega.server.core.packing import Packing
from bottega.server.core.places import Places
from bottega.server.core.readiness import Readiness
from bottega.server.core.store.store import Store
from bottega.server.core.traces import Traces
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
from bottega.server.platform.clock import Clock, ServerClock
from bottega.server.platform.mail import Postman
from bottega.server.platform.metrics import Metrics
from bottega.server.platform.settings import Settings
from bottega.server.tables.bot_match_limits import BotMatchLimits
from bottega.server.tables.chat import Chat
from bottega.server.tables.closing import Closing
from bottega.server.tables.feeds import TableFeeds
from bottega.server.tables.results import Results
from bottega.server.tables.same_deal import Groups
from bottega.server.tables.table_store import TableStore
from bottega.server.timing.clocks import Clocks
from bottega.server.timing.store import ClockStore
from bottega.server.timing.substitutes import Substitutes
from bottega.server.timing.sweep import Sweep


@dataclass(frozen=True)
class Environment:
    """What a process is built on."""

    settings: Settings
    store: Store
    bus: Bus
    metrics: Metrics
    games: Mapping[str, AnyGame] = field(default_factory=lambda: GAMES)
    bots: list[str] = field(default_factory=lambda: list(BOTS))
    clock: Clock = field(default_factory=ServerClock)
    traces: Traces = field(default_factory=Traces)


class Rooms:
    """All parts below features, with their signals connected."""

    def __init__(self, around: Environment) -> None:
        self.settings: Final = (settings := around.settings)
        self.clock: Final = (clock := around.clock)
        self.store: Final = (store := around.store)
        self.bus: Final = (bus := around.bus)
        self.metrics: Final = around.metrics
        self.games: Final = around.games
        self.bots: Final = around.bots
        self.name: Final = settings.node or f"{socket.gethostname()}:{settings.port}"
        self.places: Final = Places(settings.secret)
        self.matches: Final = live_matches(around, self.places)
        self.readiness: Final = Readiness(store, bus, clock)
        self.leases: Final = Leases(store, self.name, settings.sweep)
        self.change_log: Final = ChangeLog(store)
        self.durations: Final = Durations(store, clock)
        self.packing: Final = Packing(store, clock, settings.pack)
        self.journal: Final = Journal(settings.journal, settings.secret, clock)
        self.table_store: Final = TableStore(store, bus, self.games, self.bots, clock)
        self.feeds: Final = TableFeeds(self.matches, self.table_store, settings.sweep, settings.grace)
        self.closing: Final = Closing(self.table_store, clock)
        self.chat: Final = Chat(store, bus)
        self.groups: Final = Groups(store)
        self.results: Final = Results(self.matches)
        self.bot_match_limits: Final = BotMatchLimits(store, clock, settings, self.places)
        self.guests: Final = Guests(store, bus, clock)
        self.blocks: Final = Blocks(store, bus, clock)
        self.people: Final = People(store, clock)
        self.kept_of_people: Final = [*moderation_sql.OF_PERSON, *notify_sql.OF_PERSON]  # features add to it
        self.postman: Final = Postman(settings, clock)
        mailing = self.postman, settings, self.matches.start, self.kept_of_people
        self.accounts: Final = Accounts(self.people, self.guests, self.table_store, *mailing)
        self.clock_store: Final = ClockStore(store)
        self.clocks: Final = Clocks(self.clock_store, self.people, self.matches, self.table_store, clock)
        self.substitutes: Final = Substitutes(self.clocks, self.feeds)
        sweeping = self.clocks, self.substitutes, around.metrics, settings.sweep
        self.deadlines: Final = Sweep(self.clock_store, *sweeping)
        self.notices: Final = Notices(self.accounts, self.clocks, self.feeds, settings, self.leases)
        self.rulings: Final = Rulings(store, bus, clock, settings.admin_ids())
        self.reports: Final = Reports(store, clock)
        self.incidents: Final = Incidents(store, clock, self.name)
        self.names: Final = Names(self.rulings, self.accounts.leaving, self.guests)
        self.connect()

    def connect(self) -> None:
        """Connect signals to their listeners, which run in this order. Features and HTTP add theirs."""
        self.bus.returned.tells(self.feeds.presence.ask_all, self.read_changes)
        self.table_store.changed.tells(self.feeds.table_changed)
        self.table_store.started.tells(self.matches.begun, self.clocks.begun, self.notices.pending.begun)
        self.matches.loaded.tells(self.clocks.went_on, self.notices.pending.mark)
        self.matches.committed.tells(self.feeds.committed, self.clocks.went_on, self.notices.pending.mark)
        self.matches.ended.tells(self.table_store.match_over, self.results.note, self.notices.over)
        self.feeds.seen.tells(self.clocks.watch, self.substitutes.mend)
        self.feeds.repair.stirred.tells(self.notices.last_seen.mark)
        self.feeds.left.tells(self.notices.last_seen.leave)
        self.clocks.noted.tells(self.notices.pending.mark)
        self.guests.revoking.tells(self.journal.write)
        self.people.revoking.tells(self.journal.write)
        self.rulings.ruling.tells(self.journal.write)
        self.blocks.blocking.tells(self.journal.write)
        self.rulings.changed.tells(self.heed)
        logged = self.change_log.signals
        logged["rulings"].tells(lambda _: self.rulings.refresh())
        logged["pauses"].tells(lambda _: self.deadlines.read_pauses())
        logged["calendars"].tells(self.deadlines.read_calendars)
        self.matches.failed.tells(self.incidents.broke)
        self.feeds.repair.late.tells(self.incidents.bot_is_late)
        self.guests.signed_out.tells(self.people.drop_pushes_in)
        self.guests.cookies_revoked.tells(self.accounts.mail_links.void_device_links)
        self.accounts.leaving.deleted.tells(self.notices.store.forget_guest, self.reports.forget_guest)

    # --- rulings --------------------------------------------------------------------------------

    def read_changes(self) -> None:
        """The bus is back: read which changes it lost."""
        self.matches.start(self.change_log.read())

    def heed(self) -> None:
        """A host made or lifted a ruling."""
        self.matches.read_only = self.rulings.read_only

    def is_read_only(self) -> bool:
        """Whether a host set read-only mode."""
        return self.matches.read_only

    def leaves(self, lease: LeaseName) -> bool:
        """Whether this node leaves the jobs of a lease to others, or to a later time."""
        return self.is_read_only() or lease not in self.leases.held

    @property
    def is_draining(self) -> bool:
        """Whether a host drains this node: clients go to other nodes."""
        return self.rulings.drains(self.name)


def live_matches(around: Environment, places: Places) -> LiveMatches:
    """The matches of a process."""
    settings = around.settings
    return LiveMatches(
        around.store,
        around.bus,
        around.games,
        around.metrics,
        settings.patience,
        settings.cached,
        around.clock,
        around.traces,
        places,
    )
