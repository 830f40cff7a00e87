"""Prometheus metrics of a node."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
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


def gauge(name: str, help: str, *labels: str) -> cached_property[Gauge]:
    return cached_property(lambda own: Gauge(f"bottega_{name}", help, labels, registry=own.registry))


def counter(name: str, help: str, *labels: str) -> cached_property[Counter]:
    return cached_property(lambda own: Counter(f"bottega_{name}", help, labels, registry=own.registry))


def histogram(name: str, help: str, buckets: Sequence[float], *labels: str) -> cached_property[Histogram]:
    return cached_property(
        lambda own: Histogram(f"bottega_{name}", help, labels, buckets=buckets, registry=own.registry)
    )


class Metrics:
    """Each node has its own registry: tests run several nodes in one process."""

    build_info = gauge("build_info", "Version and rules", "version", "rules")
    ready = gauge("ready", "Whether this node can take moves")
    bus_connected = gauge("bus_connected", "Whether NATS is there, and its work queue takes jobs")
    loop_lag = histogram("loop_lag_seconds", "Lag of the event loop", SECONDS)
    commands = counter("commands", "Commands answered", "answer")
    command_seconds = histogram("command_seconds", "Time from a command of a socket to its answer", SECONDS)
    conflicts = counter("conflicts", "Appends whose ply another node took first")
    losses = counter("losses", "Appends of unknown outcome")
    catch_ups = counter("catch_ups", "Logs read again after a conflict or gap")
    commit_seconds = histogram("commit_seconds", "Time of a group commit", SECONDS)
    commit_entries = histogram("commit_entries", "Entries in a group commit", BATCHES)
    pool_wait = histogram("pool_wait_seconds", "Time to get a connection to the database", SECONDS)
    queue_jobs = gauge("queue_jobs", "Jobs waiting", "kind", "name")
    queue_age = gauge("queue_age_seconds", "Age of the oldest waiting job", "kind", "name")
    periodic_jobs = counter("periodic_jobs", "Runs of periodic jobs", "outcome")
    requests = counter("http_requests", "Requests answered", "method", "route", "status")
    request_seconds = histogram("http_seconds", "Time until a request was answered", FEW, "route")
    refusals = counter("refusals", "Requests and commands refused", "way", "code")
    matches = gauge("matches", "Matches in memory")
    tables = gauge("tables", "Tables watched here")
    sockets = gauge("sockets", "Sockets open here")
    messages = counter("messages", "Messages sent to sockets")
    cut = counter("sockets_cut", "Sockets closed by the server", "why")
    jobs = counter("jobs", "Turns handed to bots", "outcome")
    thinking = histogram("thinking_seconds", "Time until a bot answered", SECONDS)
    analyses = counter("analyses", "Analyses handed out", "outcome")
    analysis_decision = histogram("analysis_decision_seconds", "Time to analyse one decision", SECONDS)
    deadlines = counter("deadlines", "Deadlines reached", "outcome")
    notices = counter("notices", "Notices handled", "way", "outcome")
    internal_errors = counter("internal_errors", "Errors in our code")

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, open files, CPU
        for name, one in vars(Metrics).items():
            if isinstance(one, cached_property):
                getattr(self, name)  # registers it
        self.build_info.labels(__version__, RULES).set(1)
        # Create rare series at once: Prometheus sees no increase in the first sample of a new one.
        for rare, outcomes in (
            (self.periodic_jobs, ("done", "failed", "broken")),
            (self.analyses, ("done", "again", "failed", "stale")),
            (self.deadlines, ("passed", "late", "stood_in")),
        ):
            for outcome in outcomes:
                rare.labels(outcome)
        for way in ("mail", "push"):
            for outcome in ("sent", "dropped", "failed"):
                self.notices.labels(way, outcome)

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
