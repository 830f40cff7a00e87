"""What a bus does: tells the other nodes, and hands each job to one worker."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, NamedTuple

from bottega.server.signals import Signal

Hear = Callable[[bytes], None]


class Backlog(NamedTuple):
    """Work of one kind that nobody has done yet."""

    jobs: int
    age: float  # seconds that the oldest has waited


class Listening(ABC):
    """Somebody listens to a topic."""

    @abstractmethod
    async def stop(self) -> None:
        """Listen no more."""


class Job(ABC):
    """Work handed to one worker. What is neither done nor put back comes again to somebody after a while."""

    topic: str
    data: bytes
    tries: int  # how often it was handed out, this time included

    @abstractmethod
    async def done(self) -> None:
        """Do not hand it out again."""

    @abstractmethod
    async def keep(self) -> None:
        """It is not forgotten: do not hand it to somebody else yet."""

    @abstractmethod
    async def again(self, delay: float) -> None:
        """Hand it out again after so many seconds."""


class Bus(ABC):
    """Carries what is already in the store: losing a message costs time, never truth."""

    def __init__(self) -> None:
        self.returned: Final = Signal[()]()  # contact is regained: something was missed

    @property
    @abstractmethod
    def connected(self) -> bool:
        """Whether messages get through now."""

    @property
    @abstractmethod
    def takes_jobs(self) -> bool:
        """Whether the work queue took the last job that it was given."""

    @abstractmethod
    async def open(self) -> None:
        """Connect; Unavailable if nobody answers."""

    @abstractmethod
    async def close(self) -> None:
        """Send what is waiting, and disconnect."""

    @abstractmethod
    async def publish(self, topic: str, data: bytes) -> None:
        """Tell all other buses that listen to the topic; this one does not hear itself. It may get lost."""

    @abstractmethod
    async def listen(self, topic: str, hear: Hear) -> Listening:
        """Hear all that others publish on the topic from now on."""

    @abstractmethod
    async def put_job(self, topic: str, data: bytes, id: str) -> None:
        """Hand out work, at least once. A second job with the same id within two minutes is dropped."""

    @abstractmethod
    async def probe_queue(self) -> None:
        """Put a job that nobody takes, and remove it: find out whether the queue takes jobs again."""

    @abstractmethod
    async def take_jobs(self, topic: str, most: int, wait: float) -> list[Job]:
        """Up to so many jobs of a topic, oldest first; none if none came in time."""

    @abstractmethod
    async def backlog(self) -> dict[str, Backlog]:
        """The jobs of each topic that are not done, whether or not somebody took them."""
