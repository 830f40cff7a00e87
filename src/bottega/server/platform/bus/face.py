"""The interface of a bus: broadcasts to nodes, and jobs for one worker each."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, NamedTuple

from bottega.server.platform.signals import Signal

Hear = Callable[[bytes], None]


class Backlog(NamedTuple):
    """Waiting jobs of one kind."""

    jobs: int
    age: float  # seconds that the oldest has waited


class Listening(ABC):
    """A subscription."""

    @abstractmethod
    async def stop(self) -> None:
        """Unsubscribe."""


class Job(ABC):
    """A job for one worker. Without a reply, it is delivered again after a while."""

    topic: str
    data: bytes
    tries: int  # number of deliveries, including this one

    @abstractmethod
    async def done(self) -> None:
        """Acknowledge the job."""

    @abstractmethod
    async def keep(self) -> None:
        """Keep the job: it is still being done."""

    @abstractmethod
    async def again(self, delay: float) -> None:
        """Return the job, to be delivered again after so many seconds."""


class Bus(ABC):
    """Messages concern what is in the store: losing one costs time only."""

    def __init__(self) -> None:
        self.returned: Final = Signal[()]()  # the connection is back: messages may have been lost

    @property
    @abstractmethod
    def connected(self) -> bool:
        """Whether messages get through now."""

    @property
    @abstractmethod
    def takes_jobs(self) -> bool:
        """Whether the work queue took the last job."""

    @abstractmethod
    async def open(self) -> None:
        """Connect; Unavailable if that fails."""

    @abstractmethod
    async def close(self) -> None:
        """Send what is waiting, and disconnect."""

    @abstractmethod
    async def publish(self, topic: str, data: bytes) -> None:
        """Publish to all other buses with this topic, not to this one. Messages may be lost."""

    @abstractmethod
    async def listen(self, topic: str, hear: Hear) -> Listening:
        """Subscribe to a topic."""

    @abstractmethod
    async def put_job(self, topic: str, data: bytes, id: str) -> None:
        """Queue a job, to be delivered at least once. A repeated id within two minutes is dropped."""

    @abstractmethod
    async def probe_queue(self) -> None:
        """Test whether the queue takes jobs again."""

    @abstractmethod
    async def take_jobs(self, topic: str, most: int, wait: float) -> list[Job]:
        """Take some jobs of a topic, the oldest first; empty if none came in time."""

    @abstractmethod
    async def backlog(self) -> dict[str, Backlog]:
        """The jobs of each topic that are not done, taken or not."""
