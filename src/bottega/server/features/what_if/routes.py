"""What-ifs: playing on from a ply of a finished match."""

from __future__ import annotations

import time

from litestar import Controller, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from bottega.server.features.what_if.messages import NameWhatIf, WhatIf, WhatIfTree
from bottega.server.features.what_if.what_ifs import WhatIfs
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import id_text
from bottega.server.requests.addresses import address_of
from bottega.server.requests.authentication import Call
from bottega.server.requests.limits import Buckets
from bottega.server.requests.matches import find, must_be_open, table_of
from bottega.server.requests.params import (
    Anyone,
    Invite,
    Known,
    MatchId,
    Openings,
    TheRooms,
)
from bottega.server.requests.tables import change
from bottega.server.tables import changes
from bottega.server.tables.order import Opened

TheWhatIfs = NamedDependency[WhatIfs]
WhatIfLimit = NamedDependency[Buckets]  # limit of what-ifs per guest
WhatIfLimitHere = NamedDependency[Buckets]  # limit of what-ifs per address


class WhatIfController(Controller):
    """What-ifs of matches that the guest may see."""

    path = "/api/matches/{match:str}"
    tags = ("matches",)

    @get("/what-ifs")
    async def tree(
        self, rooms: TheRooms, what_ifs: TheWhatIfs, caller: Anyone, match: MatchId, invite: Invite = ""
    ) -> WhatIfTree:
        """The tree of the match: all its what-ifs that I may see."""
        guest = caller.id if caller else 0
        head, _ = await find(rooms, match)
        await table_of(rooms, head, caller, invite)
        return await what_ifs.tree(head, guest, invite)

    @post("/what-ifs")
    async def begin(
        self,
        request: Call,
        rooms: TheRooms,
        what_ifs: TheWhatIfs,
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
        head, game = await find(rooms, match)
        table = await table_of(rooms, head, guest, invite)
        await must_be_open(rooms, head, table)
        if not (what_if_limit.take(id_text(guest.id), now) and what_if_limit_here.take(address, now)):
            raise Refused("too_many_what_ifs")
        opened, links = await what_ifs.open(guest.id, head, game, table, data)
        return Opened(opened.seen_by(guest.id), links)

    @put("/name")
    async def name(self, rooms: TheRooms, guest: Known, match: MatchId, data: JSONBody[NameWhatIf]) -> None:
        """Name a what-if of mine."""
        rooms.rulings.must_speak(guest.id)
        head, _ = await find(rooms, match)
        await change(
            rooms.table_store, id_text(head.table), guest.id, lambda t: changes.rename(t, guest.id, data.name)
        )
