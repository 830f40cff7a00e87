"""Schedules garbage collection: the youngest generation often, a full collection rarely."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

import structlog

from bottega.server.http.origin_and_limits import OriginAndLimits

TICK: Final = 0.05  # seconds
MANY: Final = 5_000  # closed sockets before a full collection: some leave reference cycles
LONG: Final = 6 * 3600.0  # seconds between full collections

log = structlog.get_logger()


class GcSchedule:
    """Python's own schedule would scan the state of every table often, a fifth of a second each time.

    Moves create no reference cycles; requests create short-lived ones, some sockets long-lived ones. So
    we collect the youngest generation after requests and freeze the rest. A full collection runs once many
    sockets were closed.
    """

    def __init__(self, app: OriginAndLimits) -> None:
        self.app: Final = app
        self.came = 0
        self.gone = 0
        self.collected = 0.0

    def begin(self) -> None:
        """Take over from Python's own schedule."""
        gc.disable()
        self.collect_all()

    def tick(self) -> None:
        """Collect what is due."""
        if self.app.gone - self.gone >= MANY or time.monotonic() - self.collected > LONG:
            self.collect_all()
        elif self.app.came != self.came:
            gc.collect(0)
        self.came = self.app.came
        gc.freeze()

    def collect_all(self) -> None:
        """Run a full collection. It blocks the node: most of a second with two thousand tables."""
        began = time.perf_counter()
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        self.gone, self.collected = self.app.gone, time.monotonic()
        log.info("garbage_collected", found=found, ms=round(1000 * (time.perf_counter() - began)))


async def schedule_gc(app: OriginAndLimits) -> None:
    """Collect until cancelled."""
    schedule = GcSchedule(app)
    schedule.begin()
    try:
        while True:
            await asyncio.sleep(TICK)
            schedule.tick()
    finally:
        gc.unfreeze()
        gc.enable()
