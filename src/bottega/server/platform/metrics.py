"""Prometheus metrics of a node."""

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
FEW: Final = (0.005, 0.025, 0.1, 0.5, 2.5)  # for metrics with many labels: each bucket is a time series
BATCHES: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
METHODS: Final = frozenset(("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"))


class Metrics:
    """Each node has its own registry: tests run several nodes in one process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, open files, CPU
        self.build_info: Final = self.gauge("build_info", "Version and rules", "version", "rules")
        self.build_info.labels(__version__, RULES).set(1)
        self.ready: Final = self.gauge("ready", "Whether this node can take moves")
        self.bus_connected: Final = self.gauge(
            "bus_connected", "Whether NATS is there, and its work queue takes jobs"
        )
        self.loop_lag: Final = self.histogram("loop_lag_seconds", "Lag of the event loop", SECONDS)
        self.commands: Final = self.counter("commands", "Commands answered", "answer")
        self.command_seconds: Final = self.histogram(
            "command_seconds", "Time from a command of a socket to its answer", SECONDS
        )
        self.conflicts: Final = self.counter("conflicts", "Appends whose ply another node took first")
        self.losses: Final = self.counter("losses", "Appends of unknown outcome")
        self.catch_ups: Final = self.counter("catch_ups", "Logs read again after a conflict or gap")
        self.commit_seconds: Final = self.histogram("commit_seconds", "Time of a group commit", SECONDS)
        self.commit_entries: Final = self.histogram("commit_entries", "Entries in a group commit", BATCHES)
        self.pool_wait: Final = self.histogram(
            "pool_wait_seconds", "Time to get a connection to the database", SECONDS
        )
        self.queue_jobs: Final = self.gauge("queue_jobs", "Jobs waiting", "kind", "name")
        self.queue_age: Final = self.gauge(
            "queue_age_seconds", "Age of the oldest waiting job", "kind", "name"
        )
        self.periodic_jobs: Final = self.counter("periodic_jobs", "Runs of periodic jobs", "outcome")
        self.requests: Final = self.counter("http_requests", "Requests answered", "method", "route", "status")
        self.request_seconds: Final = self.histogram(
            "http_seconds", "Time until a request was answered", FEW, "route"
        )
        self.refusals: Final = self.counter("refusals", "Requests and commands refused", "way", "code")
        self.matches: Final = self.gauge("matches", "Matches in memory")
        self.tables: Final = self.gauge("tables", "Tables watched here")
        self.sockets: Final = self.gauge("sockets", "Sockets open here")
        self.messages: Final = self.counter("messages", "Messages sent to sockets")
        self.cut: Final = self.counter("sockets_cut", "Sockets closed by the server", "why")
        self.jobs: Final = self.counter("jobs", "Turns handed to bots", "outcome")
        self.thinking: Final = self.histogram("thinking_seconds", "Time until a bot answered", SECONDS)
        self.analyses: Final = self.counter("analyses", "Analyses handed out", "outcome")
        self.analysis_decision: Final = self.histogram(
            "analysis_decision_seconds", "Time to analyse one decision", SECONDS
        )
        self.deadlines: Final = self.counter("deadlines", "Deadlines reached", "outcome")
        self.notices: Final = self.counter("notices", "Notices handled", "way", "outcome")
        self.internal_errors: Final = self.counter("internal_errors", "Errors in our code")
        # Create rare series at once: Prometheus sees no increase in the first sample of a new one.
        for counter, outcomes in (
            (self.periodic_jobs, ("done", "failed", "broken")),
            (self.analyses, ("done", "again", "failed", "stale")),
            (self.deadlines, ("passed", "late", "stood_in")),
        ):
            for outcome in outcomes:
                counter.labels(outcome)
        for way in ("mail", "push"):
            for outcome in ("sent", "dropped", "failed"):
                self.notices.labels(way, outcome)

    def counter(self, name: str, help: str, *labels: str) -> Counter:
        """Register a counter."""
        return Counter(f"bottega_{name}", help, labels, registry=self.registry)

    def gauge(self, name: str, help: str, *labels: str) -> Gauge:
        """Register a gauge."""
        return Gauge(f"bottega_{name}", help, labels, registry=self.registry)

    def histogram(self, name: str, help: str, buckets: Sequence[float], *labels: str) -> Histogram:
        """Register a histogram."""
        return Histogram(f"bottega_{name}", help, labels, buckets=buckets, registry=self.registry)

    def committed(self, entries: int, seconds: float) -> None:
        """Count a group commit."""
        self.commit_entries.observe(entries)
        self.commit_seconds.observe(seconds)

    def waited(self, seconds: float) -> None:
        """Count a wait for a database connection."""
        self.pool_wait.observe(seconds)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a response. Clients may invent methods: unknown ones share one label."""
        self.requests.labels(method if method in METHODS else "OTHER", route, status).inc()
        self.request_seconds.labels(route).observe(seconds)

    def page(self) -> bytes:
        """The exposition text for Prometheus."""
        return generate_latest(self.registry)
