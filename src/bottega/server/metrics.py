"""What a node counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
BATCHES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """One node's counters, in a registry of its own so that several nodes fit in one process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.commands: Final = self.counter("commands", "Commands answered", "answer")
        self.conflicts: Final = self.counter("conflicts", "Appends another node was faster with")
        self.losses: Final = self.counter("losses", "Appends of unknown outcome")
        self.catch_ups: Final = self.counter("catch_ups", "Times a log was read again")
        self.commit_seconds: Final = self.histogram("commit_seconds", "Time of a group commit", SECONDS)
        self.commit_entries: Final = self.histogram("commit_entries", "Entries in a group commit", BATCHES)
        self.matches: Final = self.gauge("matches", "Matches in memory")
        self.tables: Final = self.gauge("tables", "Tables watched here")
        self.sockets: Final = self.gauge("sockets", "Sockets open here")
        self.messages: Final = self.counter("messages", "Messages sent to sockets")
        self.cut: Final = self.counter("sockets_cut", "Sockets cut", "why")
        self.jobs: Final = self.counter("jobs", "Turns handed to bots", "outcome")
        self.thinking: Final = self.histogram("thinking_seconds", "Time until a bot answered", SECONDS)
        self.analyses: Final = self.counter("analyses", "Analyses handed out", "outcome")
        self.weighing: Final = self.histogram(
            "weighing_seconds", "Time until a decision was weighed", SECONDS
        )
        self.deadlines: Final = self.counter("deadlines", "Deadlines that came", "outcome")
        self.notices: Final = self.counter("notices", "Notices seen to", "way", "outcome")
        self.troubles: Final = self.counter("troubles", "Things that should not happen")

    def counter(self, name: str, help: str, *labels: str) -> Counter:
        """A number that only grows."""
        return Counter(f"bottega_{name}", help, labels, registry=self.registry)

    def gauge(self, name: str, help: str) -> Gauge:
        """A number as it is now."""
        return Gauge(f"bottega_{name}", help, registry=self.registry)

    def histogram(self, name: str, help: str, buckets: Sequence[float]) -> Histogram:
        """How often a number was about how large."""
        return Histogram(f"bottega_{name}", help, buckets=buckets, registry=self.registry)

    def committed(self, entries: int, seconds: float) -> None:
        """A group commit was done."""
        self.commit_entries.observe(entries)
        self.commit_seconds.observe(seconds)

    def page(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
