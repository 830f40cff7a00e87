"""What-ifs: begin one from a ply of a match, look at the tree of them, name them."""

from __future__ import annotations

import time

from litestar import Controller, get, post, put
from litestar.params import JSONBody

from bottega.server.errors import Refused
from bottega.server.gate.callers import Call
from bottega.server.gate.origin_and_limits import address_of
from bottega.server.gate.rest.matches import find, must_be_open, table_of
from bottega.server.gate.rest.params import (
    Anyone,
    Invite,
    Known,
    MatchId,
    Openings,
    TheNode,
    Trying,
    TryingHere,
)
from bottega.server.gate.rest.tables import change
from bottega.server.ids import id_text
from bottega.server.protocol import NameTry, Opened, Tries, WhatIf
from bottega.server.tables import changes


class TriesController(Controller):
    """Tries of matches whose tables one may see."""

    path = "/api/matches/{match:str}"
    tags = ("matches",)

    @get("/tries")
    async def tree(self, node: TheNode, caller: Anyone, match: MatchId, invite: Invite = "") -> Tries:
        """The tree that the match belongs to: all tries of it that I may see."""
        guest = caller.id if caller else 0
        head, _ = await find(node, match)
        await table_of(node, head, caller, invite)
        return await node.tries.tree(head, guest, invite)

    @post("/tries")
    async def begin(
        self,
        request: Call,
        node: TheNode,
        guest: Known,
        openings: Openings,
        trying: Trying,
        trying_here: TryingHere,
        match: MatchId,
        data: JSONBody[WhatIf],
        invite: Invite = "",
    ) -> Opened:
        """Play on from a ply of a match that is over, at a table of my own. Its link is shown this once."""
        address, now = address_of(request.scope), time.monotonic()
        openings.must_take(address, now)
        head, game = await find(node, match)
        table = await table_of(node, head, guest, invite)
        await must_be_open(node, head, table)
        if not (trying.take(id_text(guest.id), now) and trying_here.take(address, now)):
            raise Refused("too_many_what_ifs")
        opened, links = await node.tries.open(guest.id, head, game, table, data)
        return Opened(opened.seen_by(guest.id), links)

    @put("/name")
    async def name(self, node: TheNode, guest: Known, match: MatchId, data: JSONBody[NameTry]) -> None:
        """Call a try of mine something."""
        node.rulings.must_speak(guest.id)
        head, _ = await find(node, match)
        await change(
            node.table_store, id_text(head.table), guest.id, lambda t: changes.rename(t, guest.id, data.name)
        )
