"""Resigning, abandoning a match with bots, and cancelling one by agreement."""

from __future__ import annotations

import secrets

from litestar import Controller, delete, post

from bottega.server.core.commands import Denied, GiveUp
from bottega.server.core.giving_up import ABANDON, CANCEL, RESIGN
from bottega.server.core.live_match import Live
from bottega.server.http.rest.clocks import must_go_on, own_seat
from bottega.server.http.rest.params import TheNode
from bottega.server.parts import Parts
from bottega.server.platform.errors import Refused, Unavailable
from bottega.server.platform.ids import Id, read_id
from bottega.server.requests.params import Known, MatchId, Seat
from bottega.server.requests.tables import see
from bottega.server.tables import shown
from bottega.server.tables.offers import offer_cancel, play_the_match
from bottega.server.tables.table import Table


class ResignController(Controller):
    """Ending a match, or one's part in it, early."""

    path = "/api/matches/{match:str}/seats/{seat:int}"
    tags = ("matches",)

    @post("/resign", status_code=200)
    async def resign(self, node: TheNode, guest: Known, match: MatchId, seat: Seat) -> shown.Table:
        """Resign. Of two players the other wins; otherwise a bot plays this seat to the end."""
        head, table = await own_seat(node, guest.id, match, seat)
        live = await node.matches.find(head.id)
        await give_up(node, live, seat, RESIGN)
        await node.substitutes.resigned(live)
        return (await see(node.table_store, table.id, guest.id)).seen_by(guest.id)

    @post("/abandon", status_code=200)
    async def abandon(self, node: TheNode, guest: Known, match: MatchId, seat: Seat) -> shown.Table:
        """End a match without other people, without a result."""
        head, table = await own_seat(node, guest.id, match, seat)
        must_be_alone(table, guest.id)
        await give_up(node, await node.matches.find(head.id), seat, ABANDON)
        return (await see(node.table_store, table.id, guest.id)).seen_by(guest.id)


class CancelController(Controller):
    """Players may agree to cancel their match. It then has no result and counts nowhere."""

    path = "/api/matches/{match:str}/cancel"
    tags = ("matches",)

    @post(status_code=200)
    async def agree(self, node: TheNode, guest: Known, match: MatchId) -> shown.Table:
        """Offer to cancel the match, or agree to it."""
        table = await own_table(node, guest.id, match)
        changed, agreed = await node.table_store.change(table.id, lambda t: offer_cancel(t, guest.id))
        if agreed:
            await give_up(node, await node.matches.find(table.match), table.seats_of(guest.id)[0], CANCEL)
        return (await see(node.table_store, changed.id, guest.id)).seen_by(guest.id)

    @delete(status_code=200)
    async def decline(self, node: TheNode, guest: Known, match: MatchId) -> shown.Table:
        """Withdraw or decline the offer to cancel, and play on."""
        table = await own_table(node, guest.id, match)
        changed, _ = await node.table_store.change(table.id, lambda t: play_the_match(t, guest.id))
        return changed.seen_by(guest.id)


async def own_table(node: Parts, guest: Id, match: str) -> Table:
    """The table of this match, if the guest sits there."""
    head = await node.store.head(read_id(match))
    table = None if head is None else await node.table_store.find(head.table)
    if head is None or table is None or not table.may_see(guest, ""):
        raise Refused("no_such_match", match)
    must_go_on(head, table)
    return table


async def give_up(node: Parts, live: Live, seat: int, text: str) -> None:
    """Append it to the log. Repeated requests append it once."""
    reply = await node.matches.answer(live, GiveUp(seat, text, secrets.token_hex(8)))
    if isinstance(reply, Denied) and reply.code == "unavailable":
        raise Unavailable("it is unknown whether the log has it")
    if isinstance(reply, Denied) and reply.code != "resigned":
        raise Refused(reply.code, str(seat))


def must_be_alone(table: Table, guest: Id) -> None:
    """Refused at tables with other people, where one resigns instead."""
    if {chair.guest for chair in table.chairs} - {0, guest}:
        raise Refused("not_alone")
