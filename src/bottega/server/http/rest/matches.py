"""Matches: story, plies, record, and a bot's reasons."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Controller, Response, get

from bottega.kit.game import AnyGame
from bottega.kit.seats import NOBODY, Seat
from bottega.server.core.records import at_ply, record_file, story
from bottega.server.core.shown import Update, Why
from bottega.server.core.store.rows import Entry, Guest, Head
from bottega.server.core.why import why
from bottega.server.http.messages.games import Since, Story
from bottega.server.http.rest.games import game_named
from bottega.server.http.rest.params import Anyone, Invite, Known, MatchId, PlyNumber, TheNode, Viewer
from bottega.server.parts import Parts
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import id_text, read_id
from bottega.server.tables.table import Table


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


async def find(node: Parts, match: str) -> tuple[Head, AnyGame]:
    """A match and its game."""
    head = await node.store.head(read_id(match))
    if head is None:
        raise Refused("no_such_match", match)
    return head, game_named(node, head.game)


async def table_of(node: Parts, head: Head, caller: Guest | None, invite: str) -> Table:
    """The table of a match; Refused if this caller may not see it.

    Allowed for those who see its table, and for those who finished the same daily deal.
    """
    table, guest = await node.table_store.find(head.table), caller.id if caller else 0
    if not table.may_see(guest, invite) and not await node.daily.attempts.shows(head, guest):
        raise Refused("no_such_match", id_text(head.id))
    return table


async def must_be_open(node: Parts, head: Head, table: Table) -> None:
    """Refused while someone may still play the same deal, which the record reveals."""
    node.daily.attempts.must_be_revealed(head)
    await node.groups.must_be_through(table)


async def entries_for(node: Parts, head: Head, caller: Guest | None, viewer: int, invite: str) -> list[Entry]:
    """The log as far as this viewer may read it; Refused if not at all."""
    entries, allowed = await log_for(node, head, caller, invite)
    if viewer not in allowed:
        raise Refused("not_yours", str(viewer))
    return entries


async def log_for(
    node: Parts, head: Head, caller: Guest | None, invite: str
) -> tuple[list[Entry], Sequence[Seat]]:
    """The log as far as this caller may read it, and for which viewers.

    A finished match hides nothing: anyone who sees the table may see it as any viewer.
    """
    guest = caller.id if caller else 0
    table = await table_of(node, head, caller, invite)
    over = head.over or table.match != head.id or table.phase == "over"
    over = over and await node.groups.is_through(table) and await node.daily.attempts.may_see_all(head, guest)
    viewers = range(NOBODY, head.seats) if over else table.viewers_of(guest, invite)
    entries = await node.store.entries(head.id)
    return (entries if over else entries[: max(0, len(entries) - table.delay_for(guest))]), viewers
