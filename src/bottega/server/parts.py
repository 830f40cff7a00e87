"""All parts of a process below HTTP: the rooms and the features. Opens and closes them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any, Final, TypeVar

import structlog
from litestar import Controller

from bottega.server.core.readiness import EVERY_S
from bottega.server.feature import Feature
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.periodic import PeriodicJob
from bottega.server.platform.signals import Signal
from bottega.server.rooms import Environment, Rooms

S = TypeVar("S")

# Folders of `bottega.server.features`. Their signals are connected in this order.
FEATURES: Final = (
    "analysis",
    "daily",
    "duplicate",
    "matchmaking",
    "puzzles",
    "ratings",
    "what_if",
)

BUS_START_TIMEOUT_S: Final = 30.0  # seconds that a starting node waits for the bus

log = structlog.get_logger()


def features() -> list[Feature[Any]]:
    """All features."""
    return [import_module(f"bottega.server.features.{name}").FEATURE for name in FEATURES]


class Parts(Rooms):
    """All parts of a process but the HTTP layer, with their signals connected."""

    def __init__(self, around: Environment) -> None:
        super().__init__(around)
        # Features, node.py and http/app.py add more.
        self.periodic: Final = [
            PeriodicJob(EVERY_S, self.readiness.look_at_store),
            PeriodicJob(EVERY_S, self.readiness.look_at_queue),
            PeriodicJob(self.settings.sweep, self.leases.renew),
            PeriodicJob(self.settings.sweep, self.change_log.read),
        ]
        self.is_open = False
        self.has_died = False
        self.dying: Final = Signal[()]()  # a vital task ended
        self.store.died.tells(self.die)

        self.services: Final[dict[type[object], object]] = {}
        self.routes: Final[list[type[Controller]]] = []  # of features
        self.given: Final[dict[str, object]] = {}  # what handlers of features ask for by name
        for feature in features():
            self.add(feature)

    def add(self, feature: Feature[Any]) -> None:
        """Build the service of a feature, and connect it."""
        service = feature.build(self)
        self.services[type(service)] = service
        self.given[feature.name] = service
        if feature.limits is not None:
            self.given.update(feature.limits(self.settings))
        if feature.connect is not None:
            feature.connect(self, service)
        self.routes.extend(feature.routes)
        self.kept_of_people.extend(feature.kept)
        for every in feature.periodic:
            job = PeriodicJob(
                every.seconds or self.settings.sweep,
                partial(every.work, service),
                partial(self.leaves, "jobs"),
            )
            self.periodic.append(job)

    def service(self, kind: type[S]) -> S:
        """The service of this type."""
        found = self.services[kind]
        assert isinstance(found, kind)
        return found

    async def open(self) -> None:
        """Connect and start; Unavailable without a bus."""
        await self.store.open()
        try:
            await self.bus.open()
        except Unavailable:
            await self.store.close()
            raise
        with suppress(Unavailable):  # the next run retries
            await self.readiness.look_at_store()
            await self.leases.renew()
            await self.change_log.read()
        self.journal.open()
        self.notices.sender.open()
        await self.guests.open()
        await self.blocks.open()
        await self.rulings.open()
        await self.feeds.open()
        for one in self.periodic:
            await one.open(self.metrics.periodic_jobs)
        self.matches.closing = False
        self.is_open = not self.has_died

    def die(self, task: str) -> None:
        """A vital task ended: stop the process, so that its supervisor restarts it."""
        log.critical("node_dies", task=task)
        self.has_died, self.is_open = True, False
        self.dying()

    # --- closing --------------------------------------------------------------------------------

    async def drain(self) -> None:
        """Refuse new commands, and finish those under way."""
        self.is_open = False
        self.matches.closing = True
        self.notices.sender.close()
        try:
            await asyncio.wait_for(self.matches.drain(), timeout=2 * self.settings.patience)
        except TimeoutError:
            log.warning("drain_timed_out", tasks=len(self.matches.tasks))

    async def close(self) -> None:
        """Finish what is under way, close sockets, disconnect."""
        self.is_open = False
        self.notices.sender.close()
        await self.feeds.close()
        for one in self.periodic:
            await one.close()
        await self.drain()
        await self.rulings.drain()
        with suppress(Unavailable):  # it ends soon
            await self.leases.release()
        await self.store.close()
        await self.bus.close()
        await self.matches.traces.close()

    def check(self) -> None:
        """Unavailable if this node takes no moves, as far as it knows."""
        if not self.is_open:
            raise Unavailable("the node is not open")
        if self.is_draining:
            raise Unavailable("a host drains this node")
        self.readiness.check()

    def is_ready(self) -> bool:
        """Whether this node takes moves."""
        try:
            self.check()
        except Unavailable:
            return False
        return True


async def open_patiently(node: Parts) -> None:
    """Open a node, waiting for a bus that restarts."""
    end = asyncio.get_running_loop().time() + BUS_START_TIMEOUT_S
    while True:
        try:
            await node.open()
            return
        except Unavailable as error:
            if asyncio.get_running_loop().time() > end:
                raise
            log.warning("waiting_to_start", error=str(error))
            await asyncio.sleep(1.0)
