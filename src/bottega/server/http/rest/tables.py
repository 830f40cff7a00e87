"""Tables: opening, finding and changing them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Literal

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from bottega.server.core.store.rows import Guest, Wanted
from bottega.server.http.messages.tables import (
    AddWords,
    Link,
    Remarks,
    SeatBot,
    Sit,
    Tables,
)
from bottega.server.http.rest.params import Listings, Reporting, TheNode
from bottega.server.http.rest.table_access import must_be_fit_to_sit, sit_by_link
from bottega.server.parts import Parts
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, id_text, read_id
from bottega.server.requests.addresses import address_of
from bottega.server.requests.authentication import Call
from bottega.server.requests.params import Anyone, Invite, Known, Openings, Seat, TableId
from bottega.server.requests.tables import change, see
from bottega.server.tables import changes, offers, shown
from bottega.server.tables.feed import remark_on_wire
from bottega.server.tables.order import MySeat, Opened, Order, OtherGroup, SeatPlan
from bottega.server.tables.table import Table, read_table

MOST = 100
NEAR = 5  # levels that count as similar
EACH = 3  # tables of one host to list

OfGame = Annotated[str, QueryParameter(max_length=40)]
Speed = Annotated[Literal["", "live", "daily", "none"], QueryParameter(description="what clock is used")]
Level = Annotated[int | None, QueryParameter(ge=0, le=100)]
RemarkNumber = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]
Free = Annotated[bool, QueryParameter(description="with an open seat")]


class TablesController(Controller):
    """Tables. One that a guest may not see looks missing."""

    path = "/api/tables"
    tags = ("tables",)

    @get()
    async def lobby(
        self,
        node: TheNode,
        caller: Anyone,
        game: OfGame = "",
        speed: Speed = "",
        free: Free = False,
        level: Level = None,
    ) -> Tables:
        """Public tables whose host is online, similar levels first, then the last changed."""
        if game and game not in node.games:
            return Tables([])
        levels = None if level is None else (level - NEAR, level + NEAR)
        hosted = node.feeds.presence.hosts_anywhere()
        rows = await node.store.listed(MOST, Wanted(game, speed, free, levels, hosted, EACH))
        me = caller.id if caller else 0
        apart = await node.blocks.of(me) | await node.blocks.against(me) if me else frozenset()
        return Tables([table.seen_by(me) for table in map(read_table, rows) if table.host not in apart])

    @get("/mine")
    async def mine(self, node: TheNode, guest: Known) -> Tables:
        """Tables that I opened or sit at and did not hide, the last changed first."""
        rows = await node.store.at_hand(guest.id, MOST)
        return Tables([read_table(row).seen_by(guest.id) for row in rows])

    @post()
    async def open(
        self,
        request: Call,
        node: TheNode,
        guest: Known,
        data: JSONBody[Order],
        openings: Openings,
        listings: Listings,
    ) -> Opened:
        """Open a table, and deal if requested. This response alone has its links."""
        address, now = address_of(request.scope), time.monotonic()
        openings.must_take(address, now)
        if data.public and not (listings.take(address, now) and listings.take(id_text(guest.id), now)):
            raise Refused("too_many_public")
        if data.rated:
            await node.accounts.proof.must_have_account(guest.id)
        data.seats = [under_own_name(node, guest, seat) for seat in data.seats]
        if data.groups > 1:
            (table, links), *others = await node.table_store.open_groups(guest.id, data)
            told = [OtherGroup(id_text(other.id), theirs) for other, theirs in others]
            return Opened(table.seen_by(guest.id), links, told)
        table, links = await node.table_store.open(guest.id, data)
        if data.begin:
            await node.bot_match_limits.must_have_room(table)
            table = await node.table_store.start(table.id, guest.id)
        return Opened(table.seen_by(guest.id), links)

    @get("/{table:str}")
    async def one(self, node: TheNode, caller: Anyone, table: TableId, invite: Invite = "") -> shown.Table:
        """A table as I may see it."""
        return (await node.table_store.find(read_id(table))).seen_by(caller.id if caller else 0, invite)

    @get("/{table:str}/remarks")
    async def remarks(self, node: TheNode, caller: Anyone, table: TableId, invite: Invite = "") -> Remarks:
        """Recent chat of a table that I may watch."""
        found = await node.table_store.find(read_id(table))
        found.viewers_of(caller.id if caller else 0, invite)
        blocked = await node.blocks.of(caller.id) if caller else frozenset()
        return Remarks([remark_on_wire(remark, blocked) for remark in await node.store.remarks(found.id)])

    @post("/{table:str}/remarks/{number:int}/report", status_code=200)
    async def report(
        self,
        node: TheNode,
        guest: Known,
        reporting: Reporting,
        table: TableId,
        number: RemarkNumber,
        invite: Invite = "",
    ) -> None:
        """Report a remark to the hosts."""
        found = await node.table_store.find(read_id(table))
        found.viewers_of(guest.id, invite)
        reporting.must_take(id_text(guest.id), time.monotonic())
        await node.reports.report(guest.id, found.id, number)

    @post("/{table:str}/remarks/{number:int}/block", status_code=200)
    async def block(
        self, node: TheNode, guest: Known, table: TableId, number: RemarkNumber, invite: Invite = ""
    ) -> None:
        """Block the author of a remark. They do not learn of it."""
        found = await node.table_store.find(read_id(table))
        found.viewers_of(guest.id, invite)
        await node.blocks.add(guest.id, (await node.reports.remark(found.id, number)).guest)

    @post("/{table:str}/sit", status_code=200)
    async def sit(self, node: TheNode, guest: Known, table: TableId, data: JSONBody[Sit]) -> shown.Table:
        """Take a seat, by its link or number."""
        id, seat = read_id(table), data.seat
        await must_be_fit_to_sit(node, id, guest.id, data)
        data.name = node.rulings.name_for(guest.id, guest.name, data.name)
        blocked_by = await node.blocks.against(guest.id)
        if data.link:
            return await sit_by_link(node.table_store, id, guest.id, data, blocked_by)
        if seat is None:
            raise Refused("no_such_seat")
        changed, _ = await node.table_store.change(
            id, lambda seen: changes.sit(seen, guest.id, data.name, seat, data.invite, blocked_by)
        )
        return changed.seen_by(guest.id)

    @delete("/{table:str}/seats/{seat:int}", status_code=200)
    async def stand(self, node: TheNode, guest: Known, table: TableId, seat: Seat) -> None:
        """Leave a seat."""
        await change(node.table_store, table, guest.id, lambda t: changes.stand(t, guest.id, seat))

    @post("/{table:str}/seats/{seat:int}/link", status_code=200)
    async def reissue(self, node: TheNode, guest: Known, table: TableId, seat: Seat) -> Link:
        """Make a new link to a seat; voids the one before."""
        return Link(
            await change(node.table_store, table, guest.id, lambda t: changes.reissue(t, guest.id, seat))
        )

    @put("/{table:str}/seats/{seat:int}/bot")
    async def seat_bot(
        self, node: TheNode, guest: Known, table: TableId, seat: Seat, data: JSONBody[SeatBot]
    ) -> None:
        """Seat a bot, or remove it."""
        await change(
            node.table_store,
            table,
            guest.id,
            lambda t: changes.seat_bot(t, guest.id, seat, data.bot, node.bots),
        )

    @put("/{table:str}/seats/{seat:int}/words")
    async def add_words(
        self, node: TheNode, guest: Known, table: TableId, seat: Seat, data: JSONBody[AddWords]
    ) -> None:
        """Add words to the seed of the deal."""
        node.rulings.must_speak(guest.id)
        await change(
            node.table_store, table, guest.id, lambda t: changes.add_words(t, guest.id, seat, data.words)
        )

    @post("/{table:str}/invite", status_code=200)
    async def reinvite(self, node: TheNode, guest: Known, table: TableId) -> Link:
        """Make a new invitation to the table; voids the one before."""
        return Link(await change(node.table_store, table, guest.id, lambda t: changes.reinvite(t, guest.id)))

    @post("/{table:str}/start", status_code=200)
    async def start(self, node: TheNode, guest: Known, table: TableId) -> shown.Table:
        """Deal."""
        found = await see(node.table_store, read_id(table), guest.id)
        await node.bot_match_limits.must_have_room(found)
        return (await node.table_store.start(read_id(table), guest.id)).seen_by(guest.id)

    @post("/{table:str}/hide", status_code=200)
    async def hide_table(self, node: TheNode, guest: Known, table: TableId) -> None:
        """Hide this table from my list, until its next match."""
        found = await see(node.table_store, read_id(table), guest.id)
        seats = found.seats_of(guest.id)
        if found.phase != "over" and not (seats and all(found.chairs[seat].resigned for seat in seats)):
            raise Refused("not_over")
        await node.store.hide_table(found.id, guest.id, found.match)

    @post("/{table:str}/close", status_code=200)
    async def close(self, node: TheNode, guest: Known, table: TableId) -> None:
        """Close a table that I opened and where no match has begun."""
        await change(node.table_store, table, guest.id, lambda t: changes.close(t, guest.id))

    @post("/{table:str}/rematch", status_code=200)
    async def rematch(self, node: TheNode, guest: Known, table: TableId) -> shown.Table:
        """Offer or accept a rematch. When all have answered, it begins at the table named `next`."""
        found = await see(node.table_store, read_id(table), guest.id)
        await node.bot_match_limits.must_have_room(found)
        return await answer_rematch(node, guest.id, found, offers.offer_rematch)

    @delete("/{table:str}/rematch", status_code=200)
    async def decline_rematch(self, node: TheNode, guest: Known, table: TableId) -> shown.Table:
        """Decline a rematch, or withdraw my offer."""
        found = await see(node.table_store, read_id(table), guest.id)
        return await answer_rematch(node, guest.id, found, offers.decline_rematch)

    @post("/{table:str}/rematch/begin", status_code=200)
    async def begin_rematch(self, node: TheNode, guest: Known, table: TableId) -> shown.Table:
        """Begin the rematch that I accepted without those who have not answered."""
        found = await see(node.table_store, read_id(table), guest.id)
        return await answer_rematch(node, guest.id, found, offers.wait_no_longer)


def under_own_name(node: Parts, guest: Guest, seat: SeatPlan) -> SeatPlan:
    """The name to sit down with; muted guests keep theirs."""
    if not isinstance(seat, MySeat):
        return seat
    return MySeat(node.rulings.name_for(guest.id, guest.name, seat.name))


async def answer_rematch(
    node: Parts, guest: Id, table: Table, answer: Callable[[Table, Id], None]
) -> shown.Table:
    """Change what a player answers about a rematch."""
    return (await node.table_store.rematch(table.id, lambda t: answer(t, guest))).seen_by(guest)
