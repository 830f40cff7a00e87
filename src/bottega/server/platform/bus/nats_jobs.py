"""Subscriptions and jobs of NATS."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import nats.errors
import structlog
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from bottega.server.platform.bus.face import Hear, Job, Listening

AWAY: Final = (nats.errors.Error, OSError, TimeoutError)

log = structlog.get_logger()


class NatsListening(Listening):
    def __init__(self, subscription: Subscription) -> None:
        self.subscription: Final = subscription

    async def stop(self) -> None:
        with suppress(*AWAY):
            await self.subscription.unsubscribe()


class CalledForEach:
    """Stands in for the future of a subscription, without a task and a queue for each."""

    __slots__ = ("hear",)

    def __init__(self, hear: Hear) -> None:
        self.hear: Final = hear

    def cancelled(self) -> bool:
        return False

    def set_result(self, message: Msg) -> None:
        """A message came. Errors would break the connection."""
        try:
            self.hear(message.data)
        except Exception as error:
            log.warning("bus_error", error=repr(error))


class NatsJob(Job):
    """A message of the work queue."""

    def __init__(self, message: Msg, topic: str) -> None:
        self.message: Final = message
        self.topic = topic
        self.data = message.data
        self.tries = message.metadata.num_delivered or 1

    async def done(self) -> None:
        with suppress(*AWAY):  # lost: it is delivered again, harmlessly
            await self.message.ack()

    async def keep(self) -> None:
        with suppress(*AWAY):
            await self.message.in_progress()

    async def again(self, delay: float) -> None:
        with suppress(*AWAY):
            await self.message.nak(delay=delay)
