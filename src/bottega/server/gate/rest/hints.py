"""Asking a bot what one might do."""

from __future__ import annotations

import time

from litestar import Controller, post

from bottega.server.errors import Refused
from bottega.server.gate.rest.clocks import must_go_on, own_seat
from bottega.server.gate.rest.params import Asking, Known, MatchId, Seat, TheHints, TheNode
from bottega.server.ids import id_text
from bottega.server.protocol import Hint


class HintsController(Controller):
    """Hints, where the table allows them, for whoever is asked."""

    path = "/api/matches/{match:str}/seats/{seat:int}/hint"
    tags = ("matches",)

    @post(status_code=200)
    async def hint(
        self, node: TheNode, guest: Known, hints: TheHints, asking: Asking, match: MatchId, seat: Seat
    ) -> Hint:
        """What a bot would do in my place, from what I see."""
        head, table = await own_seat(node, guest.id, match, seat)
        must_go_on(head, table)
        if not table.hints:
            raise Refused("no_hints")
        asking.must_take(id_text(guest.id), time.monotonic())
        live = await node.matches.find(head.id)
        await node.matches.refresh(live)
        return await hints.give(live.match, seat)
