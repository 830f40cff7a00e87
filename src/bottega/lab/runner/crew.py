"""Workers that share a queue of matches: they are sent some seconds of work in each call, and answer."""

from __future__ import annotations

import logging
import time
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

import msgspec

from bottega.kit.errors import BottegaError
from bottega.lab.runner.pace import Pace
from bottega.lab.runner.work import Match, Played

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 3  # a match whose process ends so often ends it by itself

Play = Callable[[Match], Played]
Answer = tuple[float, list[bytes]]  # how many seconds it took, and a line of JSON for each match

W = TypeVar("W")  # a worker
C = TypeVar("C")  # a call to a worker


class LostWork(BottegaError):
    """Processes that play end again and again."""


class LostWorker(Exception):
    """A worker ended, or is out of reach, before it answered."""


class Player:
    """What a worker does: it plays the matches that it is sent."""

    def __init__(self, play: Play) -> None:
        self.play: Final = play

    def matches(self, sent: bytes) -> Answer:
        """Play them all."""
        started = time.perf_counter()
        chunk = msgspec.json.decode(sent, type=list[Match])
        lines = [msgspec.json.encode(self.play(match)) for match in chunk]
        return time.perf_counter() - started, lines


@dataclass(eq=False)
class Hand(Generic[W, C]):
    """A worker of ours, and the calls it has not answered, oldest first: it is busy with the first."""

    worker: W
    calls: list[C] = field(default_factory=list)


class Crew(ABC, Generic[W, C]):
    """Some workers that share a queue of matches.

    A worker that ends is replaced, and what it had not answered goes back to the queue. An answer comes
    by the one call that is waited for, so no match is counted twice.
    """

    def __init__(self, work: Sequence[Match], cores: int, in_flight: int) -> None:
        self.left: Final = deque(work)
        self.cores: Final = min(cores, len(work))
        self.in_flight: Final = in_flight  # calls that a worker has at once
        self.pace: Final = Pace(cores)
        self.calls: Final[dict[C, tuple[Hand[W, C], list[Match]]]] = {}
        self.lost: Final = Counter[int]()  # how often each match was, by number
        self.false_starts = 0

    @abstractmethod
    def start(self) -> W:
        """A new worker."""

    @abstractmethod
    def call(self, worker: W, sent: bytes) -> C:
        """Send matches to a worker."""

    @abstractmethod
    def wait(self, calls: list[C]) -> list[C]:
        """Wait until a call is over; gives all that are."""

    @abstractmethod
    def answer(self, call: C) -> Answer:
        """The answer to a call that is over: LostWorker, or the error of `play`, if there is none."""

    @abstractmethod
    def end(self, worker: W) -> None:
        """End a worker that may be busy."""

    def lines(self) -> Iterator[list[bytes]]:
        """What comes back, a call at a time, until all is played."""
        for _ in range(self.cores):
            self.hire()
        while self.calls:
            for call in self.wait(list(self.calls)):
                if call in self.calls:  # not taken back meanwhile, with the others of a lost worker
                    yield self.collect(call)

    def hire(self) -> None:
        """One worker more. Its first call is empty: it gets work once it runs."""
        self.send(Hand(self.start()), [])

    def send(self, hand: Hand[W, C], chunk: list[Match]) -> None:
        """Let a worker play some matches."""
        call = self.call(hand.worker, msgspec.json.encode(chunk))
        hand.calls.append(call)
        self.calls[call] = hand, chunk

    def collect(self, call: C) -> list[bytes]:
        """The answer to a call, if there is one; the worker gets more to do, or ends."""
        hand, chunk = self.calls[call]
        try:
            seconds, lines = self.answer(call)
        except LostWorker as error:
            self.replace(hand, error)
            return []
        del self.calls[call]
        hand.calls.remove(call)
        self.false_starts = 0
        if chunk:
            self.pace.note(len(chunk), seconds)
        while self.left and len(hand.calls) < self.in_flight:
            size = self.pace.next(len(self.left))
            self.send(hand, [self.left.popleft() for _ in range(size)])
        if not hand.calls:
            self.end(hand.worker)
        return lines

    def replace(self, hand: Hand[W, C], error: LostWorker) -> None:
        """What a lost worker had to do goes back to the queue, and another one takes its place."""
        busy, *others = [self.calls.pop(call)[1] for call in hand.calls]
        for chunk in (*reversed(others), busy):
            self.left.extendleft(reversed(chunk))
        self.lost.update(match.number for match in busy)
        self.false_starts += not busy
        if self.false_starts >= TRIES or any(self.lost[match.number] >= TRIES for match in busy):
            numbers = ", ".join(str(match.number) for match in busy)
            raise LostWork(f"{TRIES} processes ended{' with matches ' + numbers if busy else ''}: {error}")
        LOG.warning("a process that played has ended: another one plays its matches again")
        self.end(hand.worker)  # it may only be out of reach
        self.hire()

    def dismiss(self) -> None:
        """End all workers."""
        for hand in {hand for hand, _ in self.calls.values()}:
            self.end(hand.worker)
