"""What the harness notes while it plays: what was acknowledged, what was shown, when which fault struck."""

from __future__ import annotations

from typing import Final, NamedTuple

from bottega.server.core.shown import Update

MOST_TROUBLES: Final = 50
NO_FAULT: Final = "none yet"


class Ack(NamedTuple):
    """The server said that a command is in the log."""

    at: float
    match: str
    key: str
    ply: int
    seat: int
    text: str  # empty: an undo


class Span(NamedTuple):
    """From when to when a match stood still."""

    start: float
    end: float
    bot: bool  # whether one plays there
    where: str  # table, match and ply


class Window:
    """A fault, from its first instant to that of the next one."""

    def __init__(self, fault: str, start: float) -> None:
        self.fault: Final = fault
        self.start: Final = start
        self.end = float("inf")

    def holds(self, at: float) -> bool:
        """Whether something happened in it."""
        return self.start <= at < self.end

    def part_of(self, span: Span) -> float:
        """How many seconds of a standstill lie in it."""
        return min(span.end, self.end) - max(span.start, self.start)


class Ledger:
    """One run's notes."""

    def __init__(self, now: float) -> None:
        self.acks: Final[list[Ack]] = []
        self.shown: Final[list[Update]] = []  # some of what players were shown, to be compared with the log
        self.stalls: Final[list[Span]] = []
        self.windows: Final = [Window(NO_FAULT, now)]
        self.troubles: Final[list[str]] = []
        self.counts: Final[dict[str, int]] = {}

    def strike(self, fault: str, now: float) -> None:
        """A fault begins."""
        self.windows[-1].end = now
        self.windows.append(Window(fault, now))

    def longest_stalls(self, many: int) -> list[Span]:
        """The worst of them."""
        return sorted(self.stalls, key=lambda span: span.start - span.end)[:many]

    def stall(self, window: Window, bot: bool) -> float:
        """The longest standstill that lies in a window for the most part, at tables with a bot or without.

        Those through more than one fault are told of apart: they say little of either.
        """
        long = (span for span in self.stalls if span.bot == bot and window.part_of(span) > 0.0)
        mostly = (span for span in long if max(self.windows, key=lambda one: one.part_of(span)) is window)
        return max((span.end - span.start for span in mostly if self.faults(span) < 2), default=0.0)

    def faults(self, span: Span) -> int:
        """How many faults struck in a standstill."""
        return sum(span.start < window.start < span.end for window in self.windows)

    def count(self, what: str) -> None:
        """One more of something."""
        self.counts[what] = self.counts.get(what, 0) + 1

    def trouble(self, what: str) -> None:
        """Something that must not happen."""
        self.count("troubles")
        if len(self.troubles) < MOST_TROUBLES:
            self.troubles.append(what)
