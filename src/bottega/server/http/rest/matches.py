"""Matches: story, plies, record, and a bot's reasons."""

from __future__ import annotations

from litestar import Controller, Response, get

from bottega.kit.seats import NOBODY
from bottega.server.core.records import at_ply, record_file, story
from bottega.server.core.shown import Update, Why
from bottega.server.core.why import why
from bottega.server.http.messages.games import Since, Story
from bottega.server.http.rest.params import TheNode
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import id_text, read_id
from bottega.server.requests.matches import entries_for, find, log_for, must_be_open, table_of
from bottega.server.requests.params import Anyone, Invite, Known, MatchId, PlyNumber, Viewer


class MatchesController(Controller):
    """Matches of tables that the guest may see."""

    path = "/api/matches/{match:str}"
    tags = ("matches",)

    @get("/record", media_type="application/json")
    async def record(
        self, node: TheNode, caller: Anyone, match: MatchId, invite: Invite = ""
    ) -> Response[bytes]:
        """The record of a finished match, with its seed."""
        head, game = await find(node, match)
        table = await table_of(node, head, caller, invite)
        await must_be_open(node, head, table)
        file = record_file(head, game, await node.store.entries(head.id))
        name = f'attachment; filename="{head.game}-{id_text(head.id)}.json"'
        return Response(file.encode(), media_type="application/json", headers={"content-disposition": name})

    @get("/story")
    async def story(
        self, node: TheNode, caller: Anyone, match: MatchId, viewer: Viewer = NOBODY, invite: Invite = ""
    ) -> Story:
        """Everything that happened so far, as this viewer may read it."""
        head, game = await find(node, match)
        entries = await entries_for(node, head, caller, viewer, invite)
        return Story(id_text(head.id), viewer, len(entries), story(head, game, entries, viewer))

    @get("/since")
    async def since(self, node: TheNode, guest: Known, match: MatchId) -> Since:
        """The ply up to which I had seen this match before."""
        id = read_id(match)
        return Since(match, await node.notices.knew(guest.id, id))

    @get("/plies/{ply:int}")
    async def ply(
        self,
        node: TheNode,
        caller: Anyone,
        match: MatchId,
        ply: PlyNumber,
        viewer: Viewer = NOBODY,
        invite: Invite = "",
    ) -> Update:
        """The match after a ply, for this viewer."""
        head, game = await find(node, match)
        entries = await entries_for(node, head, caller, viewer, invite)
        if ply > len(entries):
            raise Refused("no_such_ply", str(ply))
        return at_ply(head, game, entries[:ply], viewer)

    @get("/why/{ply:int}")
    async def why(
        self, node: TheNode, caller: Anyone, match: MatchId, ply: PlyNumber, invite: Invite = ""
    ) -> Why:
        """Why a bot made this move, from public information."""
        head, game = await find(node, match)
        entries, _ = await log_for(node, head, caller, invite)
        if not 0 < ply <= len(entries):
            raise Refused("no_such_ply", str(ply))
        return why(head, game, entries[:ply])
