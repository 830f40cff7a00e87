"""Whether this node can take moves: it checks itself once a second, and answers from memory."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from bottega.server.core.store import sql
from bottega.server.core.store.database import touch
from bottega.server.core.store.store import Store
from bottega.server.platform.bus.face import Bus
from bottega.server.platform.clock import Clock
from bottega.server.platform.errors import Unavailable

if TYPE_CHECKING:
    from bottega.server.core.store.database import Connection, Write

EVERY_S: Final = 1.0  # seconds between two checks
READY_GRACE_S: Final = 1.0  # seconds that a database may be away before the node is not ready
AGAIN_S: Final = 0.1  # seconds until a check that failed is repeated, as long as the node is ready
SILENT: Final = "the database does not answer"


class Readiness:
    """A good check is valid until a second after the next one is due.

    Promoting a standby takes less time than a balancer needs to move all clients away and back.
    """

    def __init__(self, store: Store, bus: Bus, clock: Clock) -> None:
        self.store: Final = store
        self.bus: Final = bus
        self.clock: Final = clock
        self.write: Write = touch  # what each check writes; nodes that serve people write their row
        self.good_until = 0.0  # of the monotonic clock
        self.is_alone = False  # commits wait for a standby that is missing
        self.why = SILENT

    def check(self) -> None:
        """Unavailable if the last good check was too long ago."""
        if time.monotonic() > self.good_until:
            raise Unavailable(self.why)

    def lacks(self) -> list[str]:
        """Parts that are away although moves can be taken.

        Without NATS other nodes see moves one sweep later. Without the work queue bots are slow. Without its
        standby the database keeps moves waiting on every node.
        """
        queue = [] if self.bus.takes_jobs else ["queue"]
        return [*(queue if self.bus.connected else ["nats"]), *(["standby"] if self.is_alone else [])]

    async def look_at_store(self) -> None:
        """Check the database, again and again as long as the last good check counts."""
        while True:
            try:
                return await self.look_once()
            except Unavailable as error:
                self.why = str(error)
                if time.monotonic() > self.good_until:
                    raise
            await asyncio.sleep(AGAIN_S)

    async def look_once(self) -> None:
        """Check the database, in one transaction that also tells its time."""
        self.is_alone = await self.store.check(self.at_once)
        self.good_until, self.why = time.monotonic() + EVERY_S + READY_GRACE_S, SILENT

    async def at_once(self, connection: Connection) -> None:
        """Set the clock by the database, and write."""
        await self.clock.synchronise(partial(connection.fetchval, sql.NOW))
        await self.write(connection)

    async def look_at_queue(self) -> None:
        """Learn whether the work queue takes jobs."""
        if self.bus.connected:
            with suppress(Unavailable):  # the bus remembers it
                await self.bus.probe_queue()
