"""A bus in memory, for tests that cut it off or count its messages: buses of one exchange hear each other."""

from __future__ import annotations

import asyncio
from typing import Final

from bottega.server.platform.bus.face import Backlog, Bus, Hear, Job, Listening
from bottega.server.platform.errors import Unavailable

PATIENCE: Final = 30.0  # seconds until a job that was taken and not done comes again


class Exchange:
    """What the buses of one site have in common."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience: Final = patience
        self.listeners: Final[list[MemoryListening]] = []
        self.jobs: Final[list[MemoryJob]] = []
        self.ids: Final[set[str]] = set()


class MemoryListening(Listening):
    """One listener, and the bus it came by."""

    def __init__(self, bus: MemoryBus, topic: str, hear: Hear) -> None:
        self.bus: Final = bus
        self.topic: Final = topic
        self.hear: Final = hear

    async def stop(self) -> None:
        if self in self.bus.exchange.listeners:
            self.bus.exchange.listeners.remove(self)


class MemoryJob(Job):
    """A job and when it may be handed out next."""

    def __init__(self, exchange: Exchange, topic: str, data: bytes) -> None:
        self.exchange: Final = exchange
        self.topic = topic
        self.data = data
        self.tries = 0
        self.due = 0.0
        self.put = asyncio.get_running_loop().time()

    async def done(self) -> None:
        if self in self.exchange.jobs:
            self.exchange.jobs.remove(self)

    async def keep(self) -> None:
        self.due = asyncio.get_running_loop().time() + self.exchange.patience

    async def again(self, delay: float) -> None:
        self.due = asyncio.get_running_loop().time() + delay


class MemoryBus(Bus):
    """One node's place at an exchange. `cut` takes it away from there."""

    def __init__(self, exchange: Exchange) -> None:
        super().__init__()
        self.exchange: Final = exchange
        self.is_cut = False

    @property
    def connected(self) -> bool:
        return not self.is_cut

    @property
    def takes_jobs(self) -> bool:
        return self.connected

    def cut(self) -> None:
        """Hear nothing and be heard by nobody."""
        self.is_cut = True

    def mend(self) -> None:
        """Be back."""
        self.is_cut = False
        self.returned()

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        for listening in [one for one in self.exchange.listeners if one.bus is self]:
            await listening.stop()

    async def publish(self, topic: str, data: bytes) -> None:
        if self.is_cut:
            return
        loop = asyncio.get_running_loop()
        for one in self.exchange.listeners:
            if one.topic == topic and one.bus is not self and not one.bus.is_cut:
                loop.call_soon(one.hear, data)

    async def listen(self, topic: str, hear: Hear) -> Listening:
        listening = MemoryListening(self, topic, hear)
        self.exchange.listeners.append(listening)
        return listening

    async def put_job(self, topic: str, data: bytes, id: str) -> None:
        if self.is_cut:
            raise Unavailable("the memory bus is cut")
        if id not in self.exchange.ids:
            self.exchange.ids.add(id)
            self.exchange.jobs.append(MemoryJob(self.exchange, topic, data))

    async def probe_queue(self) -> None:
        pass

    async def take_jobs(self, topic: str, most: int, wait: float) -> list[Job]:
        loop = asyncio.get_running_loop()
        end = loop.time() + wait
        while True:
            now = loop.time()
            ready = [job for job in self.exchange.jobs if job.topic == topic and job.due <= now][:most]
            for job in ready:
                job.tries += 1
                job.due = now + self.exchange.patience
            if ready or now >= end:
                return list[Job](ready)
            await asyncio.sleep(0.005)

    async def backlog(self) -> dict[str, Backlog]:
        now = asyncio.get_running_loop().time()
        waiting: dict[str, list[MemoryJob]] = {}
        for job in self.exchange.jobs:
            waiting.setdefault(job.topic, []).append(job)
        return {topic: Backlog(len(jobs), now - jobs[0].put) for topic, jobs in waiting.items()}
