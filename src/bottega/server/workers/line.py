"""Jobs that wait for a mind, in fair turns: by address first, then by guest."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Final

from bottega.server.bus.face import Job

Path = tuple[int, ...]  # whose job it is: from the widest network to the household, and at last the guest


class Ring:
    """Round robin over those for whom jobs wait, and within each of them again."""

    __slots__ = ("jobs", "rings")

    def __init__(self) -> None:
        self.jobs: Final[deque[Job]] = deque()
        self.rings: Final[OrderedDict[int, Ring]] = OrderedDict()  # who is next is the first

    def __bool__(self) -> bool:
        return bool(self.jobs or self.rings)

    def put(self, path: Path, job: Job) -> None:
        """A job waits from now on."""
        if path:
            self.rings.setdefault(path[0], Ring()).put(path[1:], job)
        else:
            self.jobs.append(job)

    def take(self) -> Job:
        """The oldest job of whoever is next, who is last from now on."""
        if self.jobs:
            return self.jobs.popleft()
        key, ring = self.rings.popitem(last=False)
        job = ring.take()
        if ring:
            self.rings[key] = ring
        return job

    def all(self) -> Iterator[Job]:
        """All jobs that wait."""
        yield from self.jobs
        for ring in self.rings.values():
            yield from ring.all()


class Line:
    """Takes one job of each address in turn, and of each address one of each guest in turn: the oldest.

    So whoever has one job waits for at most one of every other address, however many guests come from there.
    """

    def __init__(self, room: int) -> None:
        self.room: Final = room  # jobs that may wait here; more wait in the work queue, the oldest first
        self.ring: Final = Ring()
        self.count = 0
        self.changed: Final = asyncio.Condition()
        self.closed = False

    def __len__(self) -> int:
        return self.count

    async def put(self, path: Path, job: Job) -> None:
        """A job waits from now on."""
        async with self.changed:
            self.ring.put(path, job)
            self.count += 1
            self.changed.notify_all()

    async def take(self) -> Job | None:
        """The next job, once there is one; none if nothing is to be done any more."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.count or self.closed)
            if self.closed:
                return None
            self.count -= 1
            self.changed.notify_all()
            return self.ring.take()

    async def free(self) -> int:
        """How many more may wait here, once that is any; none if nothing is to be done any more."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.count < self.room or self.closed)
            return 0 if self.closed else self.room - self.count

    async def close(self) -> None:
        """Nothing is taken from here any more."""
        async with self.changed:
            self.closed = True
            self.changed.notify_all()

    def waiting(self) -> list[Job]:
        """All jobs that wait."""
        return list(self.ring.all())
