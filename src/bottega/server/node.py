"""One node: all parts, and their periodic jobs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bottega.games import GAMES
from bottega.kit.game import AnyGame
from bottega.server.core.store.store import Store
from bottega.server.core.traces import Traces
from bottega.server.ops.health import Health, LoopLagMonitor
from bottega.server.ops.retention import Retention
from bottega.server.parts import Parts
from bottega.server.platform.bus.face import Bus
from bottega.server.platform.bus.nats import NatsBus
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import ServerError
from bottega.server.platform.metrics import Metrics
from bottega.server.platform.periodic import PeriodicJob
from bottega.server.platform.settings import Settings

ANALYSES_PAUSE_S: Final = 60.0  # seconds between searches for analyses that the work queue lost
CLOSING_PAUSE_S: Final = 60.0  # seconds between searches for unused tables
PACKING_PAUSE_S: Final = 600.0  # seconds between runs that pack old matches
RETENTION_PAUSE_S: Final = 600.0  # seconds between runs of retention


class Node(Parts):
    """All parts, with periodic jobs. Those that change something pause in read-only mode."""

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
        super().__init__(settings, store, bus, metrics, games, bots, clock, traces)
        self.loop_lag: Final = LoopLagMonitor(metrics.loop_lag)
        ways = self.notices.sender.ways
        self.health: Final = Health(self.check, store, bus, metrics, self.bots, ways, self.clock)
        self.retention: Final = Retention(self.accounts.leaving, settings)
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
        self.periodic.extend(PeriodicJob(settings.sweep, look) for look in looks)
        self.periodic.extend(PeriodicJob(pause, change, self.is_read_only) for pause, change in changes)

    async def open(self) -> None:
        """Connect and start; Unavailable without a bus."""
        await super().open()
        self.loop_lag.open()

    async def close(self) -> None:
        """Stop what runs, and disconnect."""
        self.loop_lag.close()
        await super().close()


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


def wanted_traces(wanted: bool) -> Traces:
    """OpenTelemetry spans if a host wants them."""
    if not wanted:
        return Traces()
    try:
        from bottega.server.core.spans import Spans
    except ModuleNotFoundError as error:
        raise ServerError(
            f"BOTTEGA_TRACES needs `{error.name}`: pip install 'bottega-games[server,traces]'"
        ) from error
    return Spans.sent()
