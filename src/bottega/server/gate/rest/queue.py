"""Waiting for people to play with."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.params import JSONBody

from bottega.server.gate.callers import Call
from bottega.server.gate.origin_and_limits import must_take
from bottega.server.gate.rest.params import Known, Openings, TheNode
from bottega.server.protocol import Waiting, Wish


class QueueController(Controller):
    """Play now, with whoever else wants to."""

    path = "/api/queue"
    tags = ("queue",)

    @post(status_code=200)
    async def join(
        self, request: Call, node: TheNode, guest: Known, data: JSONBody[Wish], openings: Openings
    ) -> Waiting:
        """Wait for others who want the same; ask every few seconds how it stands."""
        must_take(openings, request)
        if data.rated:
            await node.accounts.proof.must_have_account(guest.id)
        return await node.queue.join(guest, data)

    @get()
    async def look(self, node: TheNode, guest: Known) -> Waiting:
        """How it stands with me. Who does not ask for half a minute waits no more."""
        return await node.queue.look(guest.id)

    @delete(status_code=200)
    async def leave(self, node: TheNode, guest: Known) -> None:
        """Wait no more, or: I found my table."""
        await node.queue.leave(guest.id)
