"""Puts the turns of bots on the work queue."""

from __future__ import annotations

from typing import Final

import structlog

from bottega.server.core import bus_messages
from bottega.server.core.bus_messages import Turn
from bottega.server.core.effects import Wake
from bottega.server.core.places import Places
from bottega.server.core.store.rows import Head
from bottega.server.platform.bus.face import Bus
from bottega.server.platform.errors import Unavailable
from bottega.server.platform.ids import id_text
from bottega.server.platform.metrics import Metrics
from bottega.server.platform.signals import Signal

log = structlog.get_logger()


class TurnQueue:
    def __init__(self, bus: Bus, metrics: Metrics, places: Places) -> None:
        self.bus: Final = bus
        self.metrics: Final = metrics
        self.places: Final = places
        self.unqueued: Final = Signal[Turn]()  # a turn that the work queue refused
        self.overdue: Final = Signal[Turn]()  # a queued turn that no bot has played for long

    async def put(self, head: Head, wake: Wake, again: str = "") -> None:
        """Queue a turn; if that fails, the next sweep retries. `again` makes the job's id unique."""
        turn = self.turn_of(head, wake)
        try:
            id = f"{head.id}.{wake.ply}.{wake.seat}{again}"
            await self.bus.put_job(wake.bot, bus_messages.encode(turn), id)
            self.metrics.jobs.labels("put").inc()
        except Unavailable as error:
            log.warning("job_lost", match=id_text(head.id), error=str(error))
            self.metrics.jobs.labels("lost").inc()
            self.unqueued(turn)

    def report_overdue(self, head: Head, wake: Wake) -> None:
        """Signal that no bot has played this turn for long."""
        self.overdue(self.turn_of(head, wake))

    def turn_of(self, head: Head, wake: Wake) -> Turn:
        """The job for a bot worker."""
        owner = next(filter(None, head.guests), 0)
        return Turn(head.id, wake.ply, wake.seat, wake.bot, owner, self.places.of(*head.guests))
