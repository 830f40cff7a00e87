"""Matchmaking."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.params import JSONBody

from bottega.server.features.matchmaking.messages import Waiting, Wish
from bottega.server.http.authentication import Call
from bottega.server.http.origin_and_limits import must_take
from bottega.server.http.rest.params import Known, Openings, TheNode


class QueueController(Controller):
    """Play now with anyone who also waits."""

    path = "/api/queue"
    tags = ("queue",)

    @post(status_code=200)
    async def join(
        self, request: Call, node: TheNode, guest: Known, data: JSONBody[Wish], openings: Openings
    ) -> Waiting:
        """Join the queue. Ask for your place every few seconds."""
        must_take(openings, request)
        if data.rated:
            await node.accounts.proof.must_have_account(guest.id)
        return await node.queue.join(guest, data)

    @get()
    async def status(self, node: TheNode, guest: Known) -> Waiting:
        """My place in the queue. Silent for half a minute, you leave it."""
        return await node.queue.status(guest.id)

    @delete(status_code=200)
    async def leave(self, node: TheNode, guest: Known) -> None:
        """Leave the queue."""
        await node.queue.leave(guest.id)
