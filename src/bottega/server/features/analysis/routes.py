"""Analyses of finished matches."""

from __future__ import annotations

import time

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from bottega.server.features.analysis.analyses import Analyses
from bottega.server.features.analysis.messages import AskAnalysis, MatchAnalysis
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, id_text
from bottega.server.requests.addresses import address_of
from bottega.server.requests.authentication import Call
from bottega.server.requests.limits import Buckets
from bottega.server.requests.matches import find, must_be_open, table_of
from bottega.server.requests.params import Anyone, Have, Invite, Known, MatchId, TheRooms
from bottega.server.rooms import Rooms

Analysing = NamedDependency[Buckets]  # limit of analyses per guest and address
TheAnalyses = NamedDependency[Analyses]


class AnalysesController(Controller):
    """Each analysis is made once, for everyone who may see the match."""

    path = "/api/matches/{match:str}/analysis"
    tags = ("matches",)

    @get()
    async def read(
        self,
        rooms: TheRooms,
        analyses: TheAnalyses,
        caller: Anyone,
        match: MatchId,
        invite: Invite = "",
        have: Have = "",
    ) -> MatchAnalysis:
        """The progress, with the best analysis unless the client has it."""
        head, _ = await find(rooms, match)
        await table_of(rooms, head, caller, invite)
        return await analyses.seen(head, have)

    @post(status_code=200)
    async def request(
        self,
        request: Call,
        rooms: TheRooms,
        analyses: TheAnalyses,
        guest: Known,
        analysing: Analysing,
        match: MatchId,
        data: JSONBody[AskAnalysis],
        invite: Invite = "",
    ) -> MatchAnalysis:
        """Request an analysis. Repeated requests start it once."""
        head, _ = await find(rooms, match)
        table = await table_of(rooms, head, guest, invite)
        await must_be_over(rooms, head.id)
        await must_be_open(rooms, head, table)
        if not await analyses.has(head.id, data.level):
            if not rooms.settings.analyses:
                raise Refused("not_here")
            await analyses.must_have_room(guest.id)
            address, now = address_of(request.scope), time.monotonic()
            if not (analysing.take(address, now) and analysing.take(id_text(guest.id), now)):
                raise Refused("too_many_analyses")
            await analyses.request(head.id, data.level, guest.id)
        return await analyses.seen(head)


async def must_be_over(rooms: Rooms, match: Id) -> None:
    """Refused while the match runs, where an analysis would be outside help, or without a result."""
    live = await rooms.matches.find(match)
    await rooms.matches.refresh(live)
    if not live.match.over:
        raise Refused("not_over", id_text(match))
    if live.match.abandoned:
        raise Refused("no_result", id_text(match))
