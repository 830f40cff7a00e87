"""How a node is, looked at every few seconds: whether it is ready, what work waits, how late its loop is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from prometheus_client import Histogram

from bottega.analysis import LEVELS
from bottega.server.bus.face import Backlog, Bus
from bottega.server.clock import Clock
from bottega.server.errors import Unavailable
from bottega.server.metrics import Metrics
from bottega.server.news import analysis_topic
from bottega.server.store.shards import HOUSE
from bottega.server.store.store import Store

if TYPE_CHECKING:
    from bottega.server.store.shards import Connection

BEAT: Final = 0.1  # seconds between two looks at the clock of the loop
NOTHING: Final = Backlog(0, 0.0)

DEADLINES: Final = "SELECT count(*), coalesce($1 - min(due), 0) FROM deadlines WHERE due <= $1"
NOTICES: Final = """
SELECT count(*), coalesce($1 - min(due), 0) FROM notices
WHERE done IS NULL AND due <= $1 AND way = ANY($2::text[])
"""
# Nobody noted when they ended.
RATINGS: Final = "SELECT count(*), 0 FROM matches WHERE over AND NOT noted"

Waiting = dict[tuple[str, str], Backlog]  # by kind, and the name of a bot, level or shard


class Pulse:
    """Sleeps a little, again and again: what it oversleeps, everybody here waits."""

    def __init__(self, lag: Histogram) -> None:
        self.lag: Final = lag
        self.timer: asyncio.TimerHandle | None = None

    def open(self) -> None:
        """Begin."""
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(BEAT, self.beat, loop, loop.time() + BEAT)

    def beat(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        """Note how late it is, and sleep again."""
        self.lag.observe(max(0.0, loop.time() - due))
        self.open()

    def close(self) -> None:
        """No more."""
        if self.timer is not None:
            self.timer.cancel()


class Vitals:
    """All nodes of a house tell the same of its work; where one cannot look, it tells nothing."""

    def __init__(
        self,
        check: Callable[[], Awaitable[None]],
        store: Store,
        bus: Bus,
        metrics: Metrics,
        bots: Sequence[str],
        ways: Sequence[str],
        clock: Clock,
    ) -> None:
        self.check: Final = check
        self.store: Final = store
        self.bus: Final = bus
        self.metrics: Final = metrics
        self.ways: Final = ways  # by which this house sends notices
        self.clock: Final = clock
        # Asked at the moment, not at the last look: one that waits for NATS could not say that it is away.
        metrics.bus_connected.set_function(lambda: bus.takes_jobs)
        self.topics: Final = {bot: ("turn", bot) for bot in bots}
        self.topics.update({analysis_topic(level): ("analysis", level) for level in LEVELS})

    async def look(self) -> None:
        """Once in a while; Unavailable if something is away."""
        self.metrics.ready.set(await self.is_ready())
        if self.bus.connected and not self.bus.takes_jobs:
            with suppress(Unavailable):  # the next look tries again
                await self.bus.probe_queue()
        waiting: Waiting = {}
        try:
            waiting |= await self.in_store()
            waiting |= await self.in_queue()
        finally:
            self.tell(waiting)

    async def is_ready(self) -> bool:
        """Whether moves can be taken."""
        try:
            await self.check()
        except Unavailable:
            return False
        return True

    async def in_store(self) -> Waiting:
        """What the databases say should be done by now."""
        now, found = self.clock.now(), Waiting()
        for shard in range(self.store.shards):
            async with self.store.reach(shard) as connection:
                found["deadline", str(shard)] = await counted(connection, DEADLINES, now)
                found["rating", str(shard)] = await counted(connection, RATINGS)
                if shard == HOUSE:
                    found["notice", str(shard)] = await counted(connection, NOTICES, now, self.ways)
        return found

    async def in_queue(self) -> Waiting:
        """What the work queue has for bots and analysts."""
        jobs = await self.bus.backlog()
        return {named: jobs.get(topic, NOTHING) for topic, named in self.topics.items()}

    def tell(self, waiting: Waiting) -> None:
        """All of it, in the place of what was told before."""
        self.metrics.queue_jobs.clear()
        self.metrics.queue_age.clear()
        for named, (jobs, age) in waiting.items():
            self.metrics.queue_jobs.labels(*named).set(jobs)
            self.metrics.queue_age.labels(*named).set(age)


async def counted(connection: Connection, query: str, *given: object) -> Backlog:
    """How many a query finds, and how old the oldest is."""
    jobs, age = await connection.fetchrow(query, *given) or NOTHING
    return Backlog(jobs, float(age))
