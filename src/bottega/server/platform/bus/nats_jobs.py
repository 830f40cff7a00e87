"""Subscriptions and jobs of NATS."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import nats.errors
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from bottega.server.platform.bus.face import Job, Listening

AWAY: Final = (nats.errors.Error, OSError, TimeoutError)


class NatsListening(Listening):
    def __init__(self, subscription: Subscription) -> None:
        self.subscription: Final = subscription

    async def stop(self) -> None:
        with suppress(*AWAY):
            await self.subscription.unsubscribe()


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
