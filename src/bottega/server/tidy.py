"""When a node's memory is searched for rings of garbage: what is new often, all of it seldom."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

import structlog

from bottega.server.gate.origin_and_limits import OriginAndLimits

TICK: Final = 0.05  # seconds
MANY: Final = 5_000  # sockets gone since everything was searched: some leave a ring behind
LONG: Final = 6 * 3600.0  # seconds since then

log = structlog.get_logger()


class Tidying:
    """Python would search the whole state of every table, again and again, a fifth of a second each time.

    Moves leave no rings, requests leave young ones, some sockets old ones. So what has just been made is
    searched when somebody came, and then put out of sight; all of it is searched when many sockets are gone.
    """

    def __init__(self, fence: OriginAndLimits) -> None:
        self.fence: Final = fence
        self.came = 0
        self.gone = 0
        self.searched = 0.0

    def begin(self) -> None:
        """From now on nothing is searched but by us."""
        gc.disable()
        self.search_all()

    def tick(self) -> None:
        """Once in a while."""
        if self.fence.gone - self.gone >= MANY or time.monotonic() - self.searched > LONG:
            self.search_all()
        elif self.fence.came != self.came:
            gc.collect(0)
        self.came = self.fence.came
        gc.freeze()

    def search_all(self) -> None:
        """Everybody waits for it: most of a second with two thousand tables."""
        began = time.perf_counter()
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        self.gone, self.searched = self.fence.gone, time.monotonic()
        log.info("tidied", found=found, ms=round(1000 * (time.perf_counter() - began)))


async def keep_tidy(fence: OriginAndLimits) -> None:
    """For as long as a node serves."""
    tidying = Tidying(fence)
    tidying.begin()
    try:
        while True:
            await asyncio.sleep(TICK)
            tidying.tick()
    finally:
        gc.unfreeze()
        gc.enable()
