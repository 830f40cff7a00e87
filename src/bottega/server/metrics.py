"""What a node counts, for Prometheus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from bottega import __version__
from bottega.compiled import RULES

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
FEW: Final = (0.005, 0.025, 0.1, 0.5, 2.5)  # for what has many labels: each bucket is a line for each
BATCHES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
METHODS: Final = frozenset(("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"))


class Metrics:
    """One node's counters, in a registry of its own so that several nodes fit in one process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, open files, CPU
        self.build_info: Final = self.gauge("build_info", "What runs here", "version", "rules")
        self.build_info.labels(__version__, RULES).set(1)
        self.ready: Final = self.gauge("ready", "Whether this node can take moves")
        self.bus_connected: Final = self.gauge(
            "bus_connected", "Whether NATS is there, and its work queue takes jobs"
        )
        self.loop_lag: Final = self.histogram("loop_lag_seconds", "How late the loop is", SECONDS)
        self.commands: Final = self.counter("commands", "Commands answered", "answer")
        self.command_seconds: Final = self.histogram(
            "command_seconds", "Time from a command of a socket to its answer", SECONDS
        )
        self.conflicts: Final = self.counter("conflicts", "Appends another node was faster with")
        self.losses: Final = self.counter("losses", "Appends of unknown outcome")
        self.catch_ups: Final = self.counter("catch_ups", "Times a log was read again")
        self.commit_seconds: Final = self.histogram("commit_seconds", "Time of a group commit", SECONDS)
        self.commit_entries: Final = self.histogram("commit_entries", "Entries in a group commit", BATCHES)
        self.pool_wait: Final = self.histogram(
            "pool_wait_seconds", "Time waited for a connection to a database", SECONDS, "shard"
        )
        self.queue_jobs: Final = self.gauge("queue_jobs", "Work that waits", "kind", "name")
        self.queue_age: Final = self.gauge(
            "queue_age_seconds", "How long the oldest of it has waited", "kind", "name"
        )
        self.rounds: Final = self.counter("rounds", "Things done again and again", "outcome")
        self.requests: Final = self.counter("http_requests", "Requests answered", "method", "route", "status")
        self.request_seconds: Final = self.histogram(
            "http_seconds", "Time until a request was answered", FEW, "route"
        )
        self.refusals: Final = self.counter("refusals", "What was not granted", "way", "code")
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
        # What is rare is there from the start: the first time would not be seen as an increase.
        for counter, outcomes in (
            (self.rounds, ("done", "failed", "broken")),
            (self.analyses, ("done", "again", "failed", "stale")),
            (self.deadlines, ("passed", "late", "stood_in")),
        ):
            for outcome in outcomes:
                counter.labels(outcome)
        for way in ("mail", "push"):
            for outcome in ("sent", "dropped", "failed"):
                self.notices.labels(way, outcome)

    def counter(self, name: str, help: str, *labels: str) -> Counter:
        """A number that only grows."""
        return Counter(f"bottega_{name}", help, labels, registry=self.registry)

    def gauge(self, name: str, help: str, *labels: str) -> Gauge:
        """A number as it is now."""
        return Gauge(f"bottega_{name}", help, labels, registry=self.registry)

    def histogram(self, name: str, help: str, buckets: Sequence[float], *labels: str) -> Histogram:
        """How often a number was about how large."""
        return Histogram(f"bottega_{name}", help, labels, buckets=buckets, registry=self.registry)

    def committed(self, entries: int, seconds: float) -> None:
        """A group commit was done."""
        self.commit_entries.observe(entries)
        self.commit_seconds.observe(seconds)

    def waited(self, shard: int, seconds: float) -> None:
        """Somebody got a connection to a shard."""
        self.pool_wait.labels(shard).observe(seconds)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered. Methods that nobody knows are one: whoever asks may make them up."""
        self.requests.labels(method if method in METHODS else "OTHER", route, status).inc()
        self.request_seconds.labels(route).observe(seconds)

    def page(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
