"""Resigning, abandoning a match with bots, and cancelling one by agreement."""

from __future__ import annotations

import secrets

from litestar import Controller, delete, post

from bottega.server import protocol
from bottega.server.errors import Refused, Unavailable
from bottega.server.gate.rest.clocks import must_go_on, own_seat
from bottega.server.gate.rest.params import Known, MatchId, Seat, TheNode
from bottega.server.gate.rest.tables import see
from bottega.server.ids import Id, read_id
from bottega.server.matches.commands import Denied, GiveUp
from bottega.server.matches.giving_up import ABANDON, CANCEL, RESIGN
from bottega.server.matches.live import Live
from bottega.server.node import Node
from bottega.server.tables.offers import offer_cancel, play_the_match
from bottega.server.tables.table import Table


class GivingUpController(Controller):
    """What ends a match, or one's part in it, before its end."""

    path = "/api/matches/{match:str}/seats/{seat:int}"
    tags = ("matches",)

    @post("/resign", status_code=200)
    async def resign(self, node: TheNode, guest: Known, match: MatchId, seat: Seat) -> protocol.Table:
        """Give up. Of two, the other has won; else a bot plays on in this seat to the end."""
        head, table = await own_seat(node, guest.id, match, seat)
        live = await node.matches.find(head.id)
        await give_up(node, live, seat, RESIGN)
        await node.stand_ins.resigned(live)
        return (await see(node.table_store, table.id, guest.id)).seen_by(guest.id)

    @post("/abandon", status_code=200)
    async def abandon(self, node: TheNode, guest: Known, match: MatchId, seat: Seat) -> protocol.Table:
        """End a match in which no other person plays, without a result."""
        head, table = await own_seat(node, guest.id, match, seat)
        must_be_alone(table, guest.id)
        await give_up(node, await node.matches.find(head.id), seat, ABANDON)
        return (await see(node.table_store, table.id, guest.id)).seen_by(guest.id)


class CancellingController(Controller):
    """Players may agree to cancel their match. It has no result then, and counts nowhere."""

    path = "/api/matches/{match:str}/cancel"
    tags = ("matches",)

    @post(status_code=200)
    async def agree(self, node: TheNode, guest: Known, match: MatchId) -> protocol.Table:
        """Offer to cancel the match, or agree to it."""
        table = await own_table(node, guest.id, match)
        changed, agreed = await node.table_store.change(table.id, lambda t: offer_cancel(t, guest.id))
        if agreed:
            await give_up(node, await node.matches.find(table.match), table.seats_of(guest.id)[0], CANCEL)
        return (await see(node.table_store, changed.id, guest.id)).seen_by(guest.id)

    @delete(status_code=200)
    async def decline(self, node: TheNode, guest: Known, match: MatchId) -> protocol.Table:
        """Play on: the offer to cancel the match is gone."""
        table = await own_table(node, guest.id, match)
        changed, _ = await node.table_store.change(table.id, lambda t: play_the_match(t, guest.id))
        return changed.seen_by(guest.id)


async def own_table(node: Node, guest: Id, match: str) -> Table:
    """The table at which this match is played, if the guest sits there."""
    head = await node.store.head(read_id(match))
    table = None if head is None else await node.table_store.find(head.table)
    if head is None or table is None or not table.may_see(guest, ""):
        raise Refused("no_such_match", match)
    must_go_on(head, table)
    return table


async def give_up(node: Node, live: Live, seat: int, text: str) -> None:
    """Write it into the log; asked for twice, it is done once."""
    reply = await node.matches.answer(live, GiveUp(seat, text, secrets.token_hex(8)))
    if isinstance(reply, Denied) and reply.code == "unavailable":
        raise Unavailable("nobody knows whether it is written")
    if isinstance(reply, Denied) and reply.code != "resigned":
        raise Refused(reply.code, str(seat))


def must_be_alone(table: Table, guest: Id) -> None:
    """Who plays with others resigns."""
    if {chair.guest for chair in table.chairs} - {0, guest}:
        raise Refused("not_alone")
