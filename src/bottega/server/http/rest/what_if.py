"""What-ifs: playing on from a ply of a finished match."""

from __future__ import annotations

import time

from litestar import Controller, get, post, put
from litestar.params import JSONBody

from bottega.server.features.what_if.messages import NameWhatIf, WhatIf, WhatIfTree
from bottega.server.http.authentication import Call
from bottega.server.http.messages.tables import Opened
from bottega.server.http.origin_and_limits import address_of
from bottega.server.http.rest.matches import find, must_be_open, table_of
from bottega.server.http.rest.params import (
    Anyone,
    Invite,
    Known,
    MatchId,
    Openings,
    TheNode,
    WhatIfLimit,
    WhatIfLimitHere,
)
from bottega.server.http.rest.table_access import change
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import id_text
from bottega.server.tables import changes


class WhatIfController(Controller):
    """What-ifs of matches that the guest may see."""

    path = "/api/matches/{match:str}"
    tags = ("matches",)

    @get("/what-ifs")
    async def tree(self, node: TheNode, caller: Anyone, match: MatchId, invite: Invite = "") -> WhatIfTree:
        """The tree of the match: all its what-ifs that I may see."""
        guest = caller.id if caller else 0
        head, _ = await find(node, match)
        await table_of(node, head, caller, invite)
        return await node.what_ifs.tree(head, guest, invite)

    @post("/what-ifs")
    async def begin(
        self,
        request: Call,
        node: TheNode,
        guest: Known,
        openings: Openings,
        what_if_limit: WhatIfLimit,
        what_if_limit_here: WhatIfLimitHere,
        match: MatchId,
        data: JSONBody[WhatIf],
        invite: Invite = "",
    ) -> Opened:
        """Play on from a ply of a finished match, at my own table. This response alone has its link."""
        address, now = address_of(request.scope), time.monotonic()
        openings.must_take(address, now)
        head, game = await find(node, match)
        table = await table_of(node, head, guest, invite)
        await must_be_open(node, head, table)
        if not (what_if_limit.take(id_text(guest.id), now) and what_if_limit_here.take(address, now)):
            raise Refused("too_many_what_ifs")
        opened, links = await node.what_ifs.open(guest.id, head, game, table, data)
        return Opened(opened.seen_by(guest.id), links)

    @put("/name")
    async def name(self, node: TheNode, guest: Known, match: MatchId, data: JSONBody[NameWhatIf]) -> None:
        """Name a what-if of mine."""
        node.rulings.must_speak(guest.id)
        head, _ = await find(node, match)
        await change(
            node.table_store, id_text(head.table), guest.id, lambda t: changes.rename(t, guest.id, data.name)
        )
