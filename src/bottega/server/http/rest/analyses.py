"""Analyses of finished matches."""

from __future__ import annotations

import time

from litestar import Controller, get, post
from litestar.params import JSONBody

from bottega.server.features.analysis.messages import AskAnalysis, MatchAnalysis
from bottega.server.http.authentication import Call
from bottega.server.http.origin_and_limits import address_of
from bottega.server.http.rest.matches import find, must_be_open, table_of
from bottega.server.http.rest.params import Analysing, Anyone, Have, Invite, Known, MatchId, TheNode
from bottega.server.parts import Parts
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, id_text


class AnalysesController(Controller):
    """Each analysis is made once, for everyone who may see the match."""

    path = "/api/matches/{match:str}/analysis"
    tags = ("matches",)

    @get()
    async def read(
        self, node: TheNode, caller: Anyone, match: MatchId, invite: Invite = "", have: Have = ""
    ) -> MatchAnalysis:
        """The progress, with the best analysis unless the client has it."""
        head, _ = await find(node, match)
        await table_of(node, head, caller, invite)
        return await node.analyses.seen(head, have)

    @post(status_code=200)
    async def request(
        self,
        request: Call,
        node: TheNode,
        guest: Known,
        analysing: Analysing,
        match: MatchId,
        data: JSONBody[AskAnalysis],
        invite: Invite = "",
    ) -> MatchAnalysis:
        """Request an analysis. Repeated requests start it once."""
        head, _ = await find(node, match)
        table = await table_of(node, head, guest, invite)
        await must_be_over(node, head.id)
        await must_be_open(node, head, table)
        if not await node.analyses.has(head.id, data.level):
            if not node.settings.analyses:
                raise Refused("not_here")
            await node.analyses.must_have_room(guest.id)
            address, now = address_of(request.scope), time.monotonic()
            if not (analysing.take(address, now) and analysing.take(id_text(guest.id), now)):
                raise Refused("too_many_analyses")
            await node.analyses.request(head.id, data.level, guest.id)
        return await node.analyses.seen(head)


async def must_be_over(node: Parts, match: Id) -> None:
    """Refused while the match runs, where an analysis would be outside help, or without a result."""
    live = await node.matches.find(match)
    await node.matches.refresh(live)
    if not live.match.over:
        raise Refused("not_over", id_text(match))
    if live.match.abandoned:
        raise Refused("no_result", id_text(match))
