"""Measures a node's health: waiting jobs, lag of the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from prometheus_client import Histogram

from bottega.analysis import LEVELS
from bottega.server.core.bus_messages import analysis_topic
from bottega.server.core.store.store import Store
from bottega.server.platform.bus.face import Backlog, Bus
from bottega.server.platform.clock import Clock
from bottega.server.platform.metrics import Metrics

BEAT: Final = 0.1  # seconds between two measurements of the loop's lag
NOTHING: Final = Backlog(0, 0.0)

# Finished matches whose result is not stored wait for a rating.
WAITING: Final = """
SELECT 'deadline', count(*), coalesce($1 - min(due), 0) FROM deadlines WHERE due <= $1
UNION ALL SELECT 'rating', count(*), 0 FROM matches WHERE over AND NOT noted
UNION ALL SELECT 'notice', count(*), coalesce($1 - min(due), 0) FROM notices
WHERE done IS NULL AND due <= $1 AND way = ANY($2::text[])
"""

Waiting = dict[tuple[str, str], Backlog]  # by kind, and the name of a bot or level


class LoopLagMonitor:
    """Sleeps again and again: what it oversleeps is the lag of the event loop."""

    def __init__(self, lag: Histogram) -> None:
        self.lag: Final = lag
        self.timer: asyncio.TimerHandle | None = None

    def open(self) -> None:
        """Start."""
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(BEAT, self.beat, loop, loop.time() + BEAT)

    def beat(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        """Record the lag, and sleep again."""
        self.lag.observe(max(0.0, loop.time() - due))
        self.open()

    def close(self) -> None:
        """Stop."""
        if self.timer is not None:
            self.timer.cancel()


class Health:
    """Every node reports the work of the whole server; one without database or NATS reports none."""

    def __init__(
        self,
        is_ready: Callable[[], bool],
        store: Store,
        bus: Bus,
        metrics: Metrics,
        bots: Sequence[str],
        ways: Sequence[str],
        clock: Clock,
    ) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.metrics: Final = metrics
        self.ways: Final = ways  # channels on which this server sends notices
        self.clock: Final = clock
        # Read at each scrape: a measurement that waits for NATS could not report that it is away.
        metrics.ready.set_function(is_ready)
        metrics.bus_connected.set_function(lambda: bus.takes_jobs)
        self.topics: Final = {bot: ("turn", bot) for bot in bots}
        self.topics.update({analysis_topic(level): ("analysis", level) for level in LEVELS})

    async def measure(self) -> None:
        """Measure everything; Unavailable if something is away."""
        waiting: Waiting = {}
        try:
            waiting |= await self.in_store()
            waiting |= await self.in_queue()
        finally:
            self.set_gauges(waiting)

    async def in_store(self) -> Waiting:
        """Overdue work in the database."""
        async with self.store.reach() as connection:
            rows = await connection.fetch(WAITING, self.clock.now(), self.ways)
        return {(kind, ""): Backlog(jobs, float(age)) for kind, jobs, age in rows}

    async def in_queue(self) -> Waiting:
        """Jobs in the work queue for bots and analysts."""
        jobs = await self.bus.backlog()
        return {named: jobs.get(topic, NOTHING) for topic, named in self.topics.items()}

    def set_gauges(self, waiting: Waiting) -> None:
        """Set the gauges, and drop the series of empty queues."""
        self.metrics.queue_jobs.clear()
        self.metrics.queue_age.clear()
        for named, (jobs, age) in waiting.items():
            self.metrics.queue_jobs.labels(*named).set(jobs)
            self.metrics.queue_age.labels(*named).set(age)
