"""Blocking other people."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, put
from litestar.params import PathParameter

from bottega.server.http.messages.admin import BlockedPerson, MyBlocks
from bottega.server.http.rest.params import TheNode
from bottega.server.platform.ids import id_text, read_id
from bottega.server.requests.params import Known

PersonId = Annotated[str, PathParameter(description="the id of a person", max_length=64)]


class BlocksController(Controller):
    """People I blocked. They do not learn of it."""

    path = "/api/me/blocks"
    tags = ("people",)

    @get()
    async def mine(self, node: TheNode, guest: Known) -> MyBlocks:
        """All of them, the latest first."""
        return MyBlocks([BlockedPerson(id_text(id), name) for id, name in await node.blocks.named(guest.id)])

    @put("/{person:str}")
    async def block(self, node: TheNode, guest: Known, person: PersonId) -> None:
        """Block a person."""
        await node.blocks.add(guest.id, read_id(person))

    @delete("/{person:str}", status_code=200)
    async def unblock(self, node: TheNode, guest: Known, person: PersonId) -> None:
        """Unblock a person."""
        await node.blocks.drop(guest.id, read_id(person))
