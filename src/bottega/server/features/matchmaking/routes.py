"""Matchmaking."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from bottega.server.features.matchmaking.messages import Waiting, Wish
from bottega.server.features.matchmaking.queue import Queue
from bottega.server.requests.addresses import must_take
from bottega.server.requests.authentication import Call
from bottega.server.requests.params import Known, Openings, TheRooms

TheQueue = NamedDependency[Queue]


class QueueController(Controller):
    """Play now with anyone who also waits."""

    path = "/api/queue"
    tags = ("queue",)

    @post(status_code=200)
    async def join(
        self,
        request: Call,
        rooms: TheRooms,
        queue: TheQueue,
        guest: Known,
        openings: Openings,
        data: JSONBody[Wish],
    ) -> Waiting:
        """Join the queue. Ask for your place every few seconds."""
        must_take(openings, request)
        if data.rated:
            await rooms.accounts.proof.must_have_account(guest.id)
        return await queue.join(guest, data)

    @get()
    async def status(self, queue: TheQueue, guest: Known) -> Waiting:
        """My place in the queue. Silent for half a minute, you leave it."""
        return await queue.status(guest.id)

    @delete(status_code=200)
    async def leave(self, queue: TheQueue, guest: Known) -> None:
        """Leave the queue."""
        await queue.leave(guest.id)
