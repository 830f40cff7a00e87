"""One node: all parts, and their periodic jobs."""

from __future__ import annotations

from functools import partial
from typing import Final

from bottega.server.core.store.store import Store
from bottega.server.core.traces import Traces
from bottega.server.ops.health import Health, LoopLagMonitor
from bottega.server.ops.retention import Retention
from bottega.server.parts import Parts
from bottega.server.platform.bus.nats import NatsBus
from bottega.server.platform.clock import Clock, ServerClock
from bottega.server.platform.errors import ServerError
from bottega.server.platform.metrics import Metrics
from bottega.server.platform.periodic import PeriodicJob
from bottega.server.platform.settings import Settings
from bottega.server.rooms import Environment

CLOSING_PAUSE_S: Final = 60.0  # seconds between searches for unused tables
PACKING_PAUSE_S: Final = 600.0  # seconds between runs that pack old matches
RETENTION_PAUSE_S: Final = 600.0  # seconds between runs of retention


class Node(Parts):
    """All parts, with periodic jobs. Those that change something pause in read-only mode."""

    def __init__(self, around: Environment) -> None:
        super().__init__(around)
        settings, store, bus, metrics = self.settings, self.store, self.bus, self.metrics
        self.loop_lag: Final = LoopLagMonitor(metrics.loop_lag)
        ways = self.notices.sender.ways
        self.health: Final = Health(self.is_ready, store, bus, metrics, self.bots, ways, self.clock)
        self.retention: Final = Retention(self.accounts.leaving, settings)
        everywhere = (
            self.incidents.write,
            self.health.measure,
        )
        self.periodic.extend(PeriodicJob(settings.sweep, work) for work in everywhere)
        self.periodic.append(PeriodicJob(settings.sweep, self.notices.run, self.is_read_only))
        jobs = [
            (settings.sweep, self.names.apply_pending),
            (settings.sweep, self.results.store_missing),
            (RETENTION_PAUSE_S, self.retention.drop_old),
            (RETENTION_PAUSE_S, self.change_log.drop_old),
            (CLOSING_PAUSE_S, self.closing.close_unused),
        ]
        if settings.pack:
            jobs.append((PACKING_PAUSE_S, self.packing.pack_due))
        if settings.what_if_retention:
            jobs.append((RETENTION_PAUSE_S, self.retention.drop_what_ifs))
        if settings.retention:
            jobs.append((RETENTION_PAUSE_S, self.retention.delete_old))
        self.periodic.extend(PeriodicJob(pause, work, partial(self.leaves, "jobs")) for pause, work in jobs)

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
    around = Environment(settings, store, bus, metrics, clock=clock or ServerClock(), traces=traces)
    return Node(around)


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
