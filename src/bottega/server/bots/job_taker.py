"""Takes jobs from the work queue, and does them in fair turns."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

import msgspec
import structlog

from bottega.server.bots.fair_queue import FairQueue, Path
from bottega.server.bots.process_pool import ProcessPool
from bottega.server.core.bus_messages import Analyse, Turn
from bottega.server.parts import Parts
from bottega.server.platform.background_tasks import must_live
from bottega.server.platform.bus.face import Job
from bottega.server.platform.errors import Unavailable

WAIT: Final = 1.0  # seconds a taker waits for jobs before it checks whether to stop
FIRST_PAUSE: Final = 0.25  # seconds until a failed job is retried, doubled each time
LONGEST_PAUSE: Final = 30.0
TRIES: Final = 4  # failures of a job until it is given up, or done in a simpler way
KEEP: Final = 1.0  # seconds between messages to the work queue that we still have a job

log = structlog.get_logger()


class JobTaker(ABC):
    """A queue for each topic, which several topics may share, and tasks that do its jobs."""

    name: str

    def __init__(self, node: Parts, pool: ProcessPool, queues: Mapping[str, FairQueue], at_once: int) -> None:
        self.node: Final = node
        self.pool: Final = pool
        self.queues: Final = queues  # by topic
        self.at_once: Final = at_once  # jobs of each queue
        self.under_way: Final[set[Job]] = set()
        self.stopping = False
        self.takers: Final[list[asyncio.Task[None]]] = []
        self.doers: Final[list[asyncio.Task[None]]] = []
        self.keeper: asyncio.Task[None] | None = None

    @abstractmethod
    async def do(self, job: Job) -> None:
        """Do a job: finish it, or requeue it."""

    @abstractmethod
    def read(self, job: Job) -> Turn | Analyse:
        """What a job asks for; DecodeError if it is malformed."""

    def start(self) -> None:
        """Start to take jobs."""
        for topic, queue in self.queues.items():
            self.takers.append(asyncio.create_task(self.look_for(topic, queue)))
        for queue in dict.fromkeys(self.queues.values()):
            self.doers.extend(asyncio.create_task(self.do_jobs(queue)) for _ in range(self.at_once))
        self.keeper = asyncio.create_task(self.keep_jobs())
        for task in (*self.takers, *self.doers, self.keeper):
            must_live(task, self.name, lambda: self.stopping, self.node.die)

    async def stop(self) -> None:
        """Finish the jobs under way, requeue those that wait, and stop."""
        self.stopping = True
        for queue in dict.fromkeys(self.queues.values()):
            await queue.close()
        await asyncio.gather(*self.takers)
        for job in self.waiting():
            await job.again(0.0)
        await asyncio.gather(*self.doers)
        if self.keeper is not None:
            self.keeper.cancel()
        await self.pool.close()

    async def look_for(self, topic: str, queue: FairQueue) -> None:
        """Take the jobs of one topic until told to stop."""
        failures = 0
        while not self.stopping:
            try:
                room = await queue.free()
                for job in await self.node.bus.take_jobs(topic, room, WAIT) if room else ():
                    await queue.put(self.path_of(job), job)
                failures = 0
            except Unavailable as error:
                failures += 1
                log.warning("no_jobs", topic=topic, error=str(error))
                await asyncio.sleep(min(pause(failures), WAIT))
            except Exception as error:  # whatever happened, take the next job
                failures += 1
                self.report_failure("taking_jobs_broken", error)
                await asyncio.sleep(pause(failures))

    async def do_jobs(self, queue: FairQueue) -> None:
        """Do one job after the other until told to stop."""
        while (job := await queue.take()) is not None:
            self.under_way.add(job)
            try:
                await self.do(job)
            except Exception as error:  # the work queue hands it out again
                self.report_failure("job_broken", error)
            finally:
                self.under_way.discard(job)

    async def keep_jobs(self) -> None:
        """Keep the work queue from handing our jobs to others."""
        while True:
            await asyncio.sleep(KEEP)
            for job in (*self.waiting(), *self.under_way):
                try:
                    await job.keep()
                except Exception as error:
                    self.report_failure("keeping_jobs_broken", error)

    def waiting(self) -> list[Job]:
        """All jobs that wait here."""
        return [job for queue in dict.fromkeys(self.queues.values()) for job in queue.waiting()]

    def path_of(self, job: Job) -> Path:
        """The owner's path in the queue; malformed jobs have none."""
        try:
            return path_of(self.read(job))
        except msgspec.DecodeError:
            return (0,)

    def report_failure(self, event: str, error: Exception, **about: str) -> None:
        """Log and count an error in our code."""
        log.error(event, exc_info=error, **about)
        self.node.metrics.internal_errors.inc()


def path_of(job: Turn | Analyse) -> Path:
    """The owner's path in the queue."""
    return (*job.place, job.owner)


def pause(tries: int) -> float:
    """Seconds to wait after so many tries."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(tries - 1, 10))
