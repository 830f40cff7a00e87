"""Looking back at a match: its story, any of its plies, and its record once it is over."""

from __future__ import annotations

from collections.abc import Sequence

from litestar import Controller, Response, get

from bottega.kit.game import Title
from bottega.kit.seats import NOBODY, Seat
from bottega.server.errors import Refused
from bottega.server.gate.rest.params import Anyone, Eyes, Invite, Known, MatchId, PlyNumber, TheNode
from bottega.server.gate.rest.shelf import title
from bottega.server.ids import id_text, read_id
from bottega.server.matches.records import at_ply, record_file, story
from bottega.server.matches.why import why
from bottega.server.node import Node
from bottega.server.protocol import Since, Story, Update, Why
from bottega.server.store.rows import Entry, Guest, Head
from bottega.server.tables.table import Table


class MatchesController(Controller):
    """Matches of tables one may see."""

    path = "/api/matches/{match:str}"
    tags = ("matches",)

    @get("/record", media_type="application/json")
    async def record(
        self, node: TheNode, caller: Anyone, match: MatchId, invite: Invite = ""
    ) -> Response[bytes]:
        """The record with seed, words and all, once the match is over."""
        head, game = await find(node, match)
        table = await table_of(node, head, caller, invite)
        await must_be_open(node, head, table)
        file = record_file(head, game, await node.store.entries(head.id))
        name = f'attachment; filename="{head.game}-{id_text(head.id)}.json"'
        return Response(file.encode(), media_type="application/json", headers={"content-disposition": name})

    @get("/story")
    async def story(
        self, node: TheNode, caller: Anyone, match: MatchId, eyes: Eyes = NOBODY, invite: Invite = ""
    ) -> Story:
        """Everything that happened so far, as these eyes may read it."""
        head, game = await find(node, match)
        entries = await entries_for(node, head, caller, eyes, invite)
        return Story(id_text(head.id), eyes, len(entries), story(head, game, entries, eyes))

    @get("/since")
    async def since(self, node: TheNode, guest: Known, match: MatchId) -> Since:
        """How far I had looked before I came now; the story tells the rest."""
        id = read_id(match)
        return Since(match, await node.notices.knew(guest.id, id))

    @get("/plies/{ply:int}")
    async def ply(
        self,
        node: TheNode,
        caller: Anyone,
        match: MatchId,
        ply: PlyNumber,
        eyes: Eyes = NOBODY,
        invite: Invite = "",
    ) -> Update:
        """How the match stood after a ply, through these eyes."""
        head, game = await find(node, match)
        entries = await entries_for(node, head, caller, eyes, invite)
        if ply > len(entries):
            raise Refused("no_such_ply", str(ply))
        return at_ply(head, game, entries[:ply], eyes)

    @get("/why/{ply:int}")
    async def why(
        self, node: TheNode, caller: Anyone, match: MatchId, ply: PlyNumber, invite: Invite = ""
    ) -> Why:
        """Why a bot made this move, as far as everybody can see."""
        head, game = await find(node, match)
        entries, _ = await log_for(node, head, caller, invite)
        if not 0 < ply <= len(entries):
            raise Refused("no_such_ply", str(ply))
        return why(head, game, entries[:ply])


async def find(node: Node, match: str) -> tuple[Head, Title]:
    """A match and its title."""
    head = await node.store.head(read_id(match))
    if head is None:
        raise Refused("no_such_match", match)
    return head, title(node, head.game)


async def table_of(node: Node, head: Head, caller: Guest | None, invite: str) -> Table:
    """The table of a match; Refused if this caller may not know of it.

    They may if they may see its table, or have played the same deal of a day.
    """
    table, guest = await node.table_store.find(head.table), caller.id if caller else 0
    if not table.may_see(guest, invite) and not await node.daily.tries.shows(head, guest):
        raise Refused("no_such_match", id_text(head.id))
    return table


async def must_be_open(node: Node, head: Head, table: Table) -> None:
    """Refused while somebody else may still play the same deal: a record tells all of it."""
    node.daily.tries.must_be_revealed(head)
    await node.groups.must_be_through(table)


async def entries_for(node: Node, head: Head, caller: Guest | None, eyes: int, invite: str) -> list[Entry]:
    """The log as far as this caller may see it through these eyes; Refused if not at all."""
    entries, allowed = await log_for(node, head, caller, invite)
    if eyes not in allowed:
        raise Refused("not_yours", str(eyes))
    return entries


async def log_for(
    node: Node, head: Head, caller: Guest | None, invite: str
) -> tuple[list[Entry], Sequence[Seat]]:
    """The log as far as this caller may see it, and through which eyes.

    Once a match is over, its record tells everything: whoever may see the table may look through any eyes.
    """
    guest = caller.id if caller else 0
    table = await table_of(node, head, caller, invite)
    over = head.over or table.match != head.id or table.phase == "over"
    over = over and await node.groups.is_through(table) and await node.daily.tries.may_see_all(head, guest)
    eyes = range(NOBODY, head.seats) if over else table.eyes_of(guest, invite)
    entries = await node.store.entries(head.id)
    return (entries if over else entries[: max(0, len(entries) - table.delay_for(guest))]), eyes
