"""Resigning, and abandoning a match with bots."""

from __future__ import annotations

import secrets

from litestar import Controller, post

from bottega.server import protocol
from bottega.server.errors import Refused, Unavailable
from bottega.server.gate.rest.clocks import own_seat
from bottega.server.gate.rest.params import Known, MatchId, Seat, TheNode
from bottega.server.gate.rest.tables import see
from bottega.server.ids import Id
from bottega.server.matches.commands import Denied, GiveUp
from bottega.server.matches.giving_up import ABANDON, RESIGN
from bottega.server.matches.live import Live
from bottega.server.node import Node
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
