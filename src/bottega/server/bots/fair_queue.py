"""A queue of jobs for bot processes, in fair turns: by address first, then by guest."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Final

from bottega.server.platform.bus.face import Job

Path = tuple[int, ...]  # the owner of a job: networks from the widest to the household, then the guest


class Ring:
    """Round robin over owners, and within each of them again."""

    __slots__ = ("jobs", "rings")

    def __init__(self) -> None:
        self.jobs: Final[deque[Job]] = deque()
        self.rings: Final[OrderedDict[int, Ring]] = OrderedDict()  # in order of turns

    def __bool__(self) -> bool:
        return bool(self.jobs or self.rings)

    def put(self, path: Path, job: Job) -> None:
        """Add a job."""
        if path:
            self.rings.setdefault(path[0], Ring()).put(path[1:], job)
        else:
            self.jobs.append(job)

    def take(self) -> Job:
        """Take the oldest job of the next owner, who then is last."""
        if self.jobs:
            return self.jobs.popleft()
        key, ring = self.rings.popitem(last=False)
        job = ring.take()
        if ring:
            self.rings[key] = ring
        return job

    def all(self) -> Iterator[Job]:
        """All waiting jobs."""
        yield from self.jobs
        for ring in self.rings.values():
            yield from ring.all()


class FairQueue:
    """Takes one job of each address in turn, and of each address one of each guest in turn.

    So a single job waits for at most one of every other address, however many guests that has.
    """

    def __init__(self, room: int) -> None:
        self.room: Final = room  # jobs that may wait here; the work queue holds more
        self.ring: Final = Ring()
        self.count = 0
        self.changed: Final = asyncio.Condition()
        self.closed = False

    def __len__(self) -> int:
        return self.count

    async def put(self, path: Path, job: Job) -> None:
        """Add a job."""
        async with self.changed:
            self.ring.put(path, job)
            self.count += 1
            self.changed.notify_all()

    async def take(self) -> Job | None:
        """Wait for the next job; None when closed."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.count or self.closed)
            if self.closed:
                return None
            self.count -= 1
            self.changed.notify_all()
            return self.ring.take()

    async def free(self) -> int:
        """Wait for room; how many jobs may be added. 0 when closed."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.count < self.room or self.closed)
            return 0 if self.closed else self.room - self.count

    async def close(self) -> None:
        """Close the queue."""
        async with self.changed:
            self.closed = True
            self.changed.notify_all()

    def waiting(self) -> list[Job]:
        """All waiting jobs."""
        return list(self.ring.all())
