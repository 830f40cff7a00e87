"""Jobs that wait for a mind, so that each who keeps bots busy has their turn, however many jobs they have."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Final

from bottega.server.bus.face import Job
from bottega.server.ids import Id


class Line:
    """Goes round those for whom jobs wait, and takes one of each: the oldest.

    So whoever has one job waits for at most one of everybody else's, and not for all of them.
    """

    def __init__(self, room: int) -> None:
        self.room: Final = room  # jobs that may wait here; more wait in the work queue, the oldest first
        self.jobs: Final[OrderedDict[Id, deque[Job]]] = OrderedDict()  # who is next is the first
        self.changed: Final = asyncio.Condition()
        self.closed = False

    def __len__(self) -> int:
        return sum(map(len, self.jobs.values()))

    async def put(self, owner: Id, job: Job) -> None:
        """A job waits from now on."""
        async with self.changed:
            self.jobs.setdefault(owner, deque()).append(job)
            self.changed.notify_all()

    async def take(self) -> Job | None:
        """The next job, once there is one; none if nothing is to be done any more."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.jobs or self.closed)
            if self.closed:
                return None
            owner, waiting = self.jobs.popitem(last=False)
            job = waiting.popleft()
            if waiting:
                self.jobs[owner] = waiting  # behind all others
            self.changed.notify_all()
            return job

    async def free(self) -> int:
        """How many more may wait here, once that is any; none if nothing is to be done any more."""
        async with self.changed:
            await self.changed.wait_for(lambda: len(self) < self.room or self.closed)
            return 0 if self.closed else self.room - len(self)

    async def close(self) -> None:
        """Nothing is taken from here any more."""
        async with self.changed:
            self.closed = True
            self.changed.notify_all()

    def waiting(self) -> list[Job]:
        """All jobs that wait."""
        return [job for jobs in self.jobs.values() for job in jobs]
