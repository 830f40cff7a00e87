"""A Ray actor on every core: matches go out in calls of some seconds, and what was played comes back."""

from __future__ import annotations

import logging
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from bottega.kit.errors import BottegaError
from bottega.lab.runner.pace import IN_FLIGHT, Pace
from bottega.lab.runner.work import Match, Played

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 3  # a match whose process ends so often ends it by itself

Play = Callable[[Match], Played]


class LostWork(BottegaError):
    """Processes that play end again and again."""


class Player:
    """What an actor is: it is sent matches and answers with lines of JSON, and how long they took."""

    def __init__(self, play: Play) -> None:
        self.play: Final = play

    def matches(self, sent: bytes) -> tuple[float, list[bytes]]:
        """Play them all."""
        started = time.perf_counter()
        chunk = msgspec.json.decode(sent, type=list[Match])
        lines = [msgspec.json.encode(self.play(match)) for match in chunk]
        return time.perf_counter() - started, lines


@dataclass(eq=False)
class Hand:
    """An actor of ours, and the calls it has not answered, by turns: it is busy with the first."""

    actor: Any
    calls: list[Any] = field(default_factory=list)


class Crew:
    """Some actors that share a heap of work.

    An actor that ends is replaced, and what it had not answered goes back on the heap. An answer comes
    by the one call that is waited for, so no match is counted twice.
    """

    def __init__(self, ray: Any, play: Play, work: Sequence[Match], cores: int) -> None:
        self.ray: Final = ray
        # A long answer lies where it was made until it is fetched, and is lost with its machine.
        self.lost_by: Final = (ray.exceptions.RayActorError, ray.exceptions.ObjectLostError)
        self.kind: Final = ray.remote(num_cpus=1)(Player)
        self.play: Final = ray.put(play)
        self.left: Final = deque(work)
        self.pace: Final = Pace(cores)
        self.calls: Final[dict[Any, tuple[Hand, list[Match]]]] = {}
        self.lost: Final = Counter[int]()  # how often each match was, by number
        self.false_starts = 0
        for _ in range(min(cores, len(work))):
            self.hire()

    def lines(self) -> Iterator[list[bytes]]:
        """What comes back, a call at a time, until all is played."""
        while self.calls:
            for ref in self.answered():
                if ref in self.calls:  # not taken back meanwhile, with the others of a lost actor
                    yield self.collect(ref)

    def answered(self) -> list[Any]:
        """All calls that are over, at least one: to wait for each alone is slow with a thousand actors."""
        refs = list(self.calls)
        self.ray.wait(refs, num_returns=1)
        over, _ = self.ray.wait(refs, num_returns=len(refs), timeout=0)
        return list(over)

    def hire(self) -> None:
        """One actor more. Its first call is empty: it gets work once a core is found for it and it runs."""
        self.send(Hand(self.kind.remote(self.play)), [])

    def send(self, hand: Hand, chunk: list[Match]) -> None:
        """Let an actor play some matches."""
        ref = hand.actor.matches.remote(msgspec.json.encode(chunk))
        hand.calls.append(ref)
        self.calls[ref] = hand, chunk

    def collect(self, ref: Any) -> list[bytes]:
        """The answer to a call, if there is one; the actor gets more to do."""
        hand, chunk = self.calls[ref]
        try:
            seconds, lines = self.ray.get(ref)
        except self.lost_by as error:
            self.replace(hand, error)
            return []
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        del self.calls[ref]
        hand.calls.remove(ref)
        self.false_starts = 0
        if chunk:
            self.pace.note(len(chunk), seconds)
        while self.left and len(hand.calls) < IN_FLIGHT:
            size = self.pace.next(len(self.left))
            self.send(hand, [self.left.popleft() for _ in range(size)])
        found: list[bytes] = lines
        return found

    def replace(self, hand: Hand, error: Exception) -> None:
        """What a lost actor had to do goes back on the heap, and another one comes in its place."""
        busy, *others = [self.calls.pop(ref)[1] for ref in hand.calls]
        for chunk in (*reversed(others), busy):
            self.left.extendleft(reversed(chunk))
        self.lost.update(match.number for match in busy)
        self.false_starts += not busy
        if self.false_starts >= TRIES or any(self.lost[match.number] >= TRIES for match in busy):
            numbers = ", ".join(str(match.number) for match in busy)
            raise LostWork(f"{TRIES} processes ended{' with matches ' + numbers if busy else ''}: {error}")
        LOG.warning("a process that played has ended: another one plays its matches again")
        self.ray.kill(hand.actor)  # it may only be out of reach
        self.hire()

    def dismiss(self) -> None:
        """End all actors."""
        for hand in {hand for hand, _ in self.calls.values()}:
            self.ray.kill(hand.actor)
