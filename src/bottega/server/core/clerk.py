"""The clerk of a match: takes commands in order, plans entries, and merges entries of other nodes.

Sans-I/O: every method returns effects, which the caller performs in order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bottega.kit.seats import Seat
from bottega.server.core.commands import Command, Denied, Done, To
from bottega.server.core.effects import (
    Answer,
    Append,
    Effect,
    Failure,
    Fetch,
    Finish,
    Happened,
    Publish,
    Tell,
    Wake,
)
from bottega.server.core.match import Behind, Match, Plan
from bottega.server.core.store.rows import Entry

TRIES: Final = 3  # how often an append of unknown outcome is retried


class Clerk:
    """At most one append and one fetch are under way. Other commands wait in a queue."""

    __slots__ = (
        "fetched_for",
        "fetching",
        "in_doubt",
        "losses",
        "match",
        "now",
        "plan",
        "queue",
        "stand_ins",
    )

    def __init__(self, match: Match, now: Callable[[], float] = lambda: 0.0) -> None:
        self.match: Final = match
        self.now: Final = now  # the time to store with an entry
        self.stand_ins: dict[Seat, str] = {}  # bots that play for absent people
        self.queue: Final[list[tuple[Command, To]]] = []  # short, and mostly empty
        self.plan: Plan | None = None  # being appended
        self.in_doubt = False  # the log may have entries that we lack
        self.fetching = False
        self.fetched_for: Command | None = None  # fetching twice for one command would not help
        self.losses = 0

    @property
    def idle(self) -> bool:
        """Whether nothing is under way."""
        return not self.queue and self.plan is None and not self.fetching

    def submit(self, command: Command, to: To) -> list[Effect]:
        """Queue a command, and decide it if nothing is under way."""
        self.queue.append((command, to))
        return self.go_on()

    def go_on(self) -> list[Effect]:
        """Decide commands until one must wait for the store."""
        effects: list[Effect] = []
        while self.queue and self.plan is None and not self.fetching:
            command = self.queue[0][0]
            try:
                at = round(self.now(), 3)
                outcome = Behind() if self.in_doubt else self.match.decide(command, at)
            except Exception as error:  # a bug in a game must not take the match down
                effects.append(Failure(error))
                outcome = Denied("broken")
            if isinstance(outcome, Plan):
                self.plan = outcome
                effects.append(Append(outcome.entry))
            elif not isinstance(outcome, Behind):
                effects.append(self.answer(outcome))
            elif command is self.fetched_for and not self.in_doubt:
                effects.append(self.answer(Denied("stale")))
            else:
                self.fetched_for = command
                effects += self.catch_up()
        return effects

    def answer(self, reply: Done | Denied) -> Answer:
        """Answer the first command of the queue."""
        _, to = self.queue.pop(0)
        self.losses = 0
        return Answer(to, reply)

    def catch_up(self) -> list[Effect]:
        """Read the entries of the log that we lack."""
        if self.fetching:
            return []
        self.fetching = True
        return [Fetch(self.match.ply)]

    def wake(self) -> list[Wake]:
        """Ask every awaited bot, also those that play for absent people."""
        bots = self.match.head.bots
        return [
            Wake(seat, bots[seat], self.match.ply) for seat in self.match.asked if bots[seat]
        ] + self.wake_stand_ins()

    def wake_stand_ins(self) -> list[Wake]:
        """Ask substitutes. Not every node knows them, so each that does asks; the log takes one answer."""
        if not self.stand_ins:
            return []
        return [
            Wake(seat, self.stand_ins[seat], self.match.ply)
            for seat in self.match.asked
            if seat in self.stand_ins
        ]

    # --- outcomes of an append ------------------------------------------------------------------

    def appended(self) -> list[Effect]:
        """The entry is committed."""
        plan = self.plan
        assert plan is not None
        self.plan = None
        effects: list[Effect] = [self.answer(Done(plan.entry.ply))]
        if self.match.ply < plan.entry.ply:  # else a fetch found it before the commit returned
            effects.append(Tell(plan.entry, self.match.settle(plan)))
        effects.append(Publish(plan.entry))
        effects += [Finish()] if self.match.over else self.wake()
        return effects + self.go_on()

    def beaten(self) -> list[Effect]:
        """Another node took that ply first."""
        assert self.plan is not None
        self.in_doubt = self.in_doubt or self.match.ply < self.plan.entry.ply
        self.plan = None
        return self.go_on()

    def lost(self) -> list[Effect]:
        """The outcome of the append is unknown: read the log."""
        self.plan = None
        self.in_doubt = True
        self.losses += 1
        if self.losses == TRIES:
            return [self.answer(Denied("unavailable")), *self.go_on()]
        return self.go_on()

    # --- entries from the log and the bus -------------------------------------------------------

    def fetched(self, entries: list[Entry]) -> list[Effect]:
        """The log has these entries after the ply we asked for."""
        self.fetching = False
        self.in_doubt = False
        effects: list[Effect] = []
        for entry in entries:
            if entry.ply == self.match.ply + 1:
                effects.append(self.take(entry))
        return effects + (self.wake_stand_ins() if effects else []) + self.go_on()

    def unreachable(self, code: str = "unavailable") -> list[Effect]:
        """The log cannot be read: deny the waiting commands, but keep the append that is under way."""
        self.fetching = False
        self.in_doubt = True
        appending = [self.queue.pop(0)] if self.plan is not None else []
        answers: list[Effect] = []
        while self.queue:
            answers.append(self.answer(Denied(code)))
        self.queue.extend(appending)
        return answers

    def heard(self, entry: Entry) -> list[Effect]:
        """Another node committed this entry."""
        if entry.ply <= self.match.ply:
            return []
        if entry.ply > self.match.ply + 1:
            self.in_doubt = True
            return self.catch_up()
        return [self.take(entry), *self.wake_stand_ins()]

    def take(self, entry: Entry) -> Tell:
        """Take the next entry of the log, which another node wrote."""
        happened: Happened = self.match.take(entry)
        return Tell(entry, happened)
