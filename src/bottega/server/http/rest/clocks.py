"""Substitutes for absent players, and standing orders."""

from __future__ import annotations

from functools import partial

from litestar import Controller, get, post, put
from litestar.params import JSONBody

from bottega.server.core.store.rows import Head
from bottega.server.http.rest.params import TheNode
from bottega.server.parts import Parts
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, read_id
from bottega.server.requests.params import Known, MatchId, Seat, TableId
from bottega.server.requests.tables import must_see, see
from bottega.server.tables import shown
from bottega.server.tables.table import Table
from bottega.server.timing.standing_order import StandingOrders


class SubstitutesController(Controller):
    """Bots that play for absent people."""

    path = "/api/tables/{table:str}/seats/{seat:int}"
    tags = ("tables",)

    @post("/stand-in", status_code=200)
    async def stand_in(self, node: TheNode, guest: Known, table: TableId, seat: Seat) -> shown.Table:
        """Vote for a substitute. It plays when everyone else at the table has voted."""
        allowed = partial(must_see, guest=guest.id)
        return (await node.substitutes.vote(read_id(table), guest.id, seat, allowed)).seen_by(guest.id)

    @post("/back", status_code=200)
    async def back(self, node: TheNode, guest: Known, table: TableId, seat: Seat) -> shown.Table:
        """Take the seat back from the substitute."""
        found = await see(node.table_store, read_id(table), guest.id)
        if seat not in found.seats_of(guest.id):
            raise Refused("not_yours", str(seat))
        await node.substitutes.come_back(found.id, guest.id, [seat])
        return (await see(node.table_store, found.id, guest.id)).seen_by(guest.id)


class OrdersController(Controller):
    """The standing orders of a seat, which only its player sees."""

    path = "/api/matches/{match:str}/seats/{seat:int}/orders"
    tags = ("matches",)

    @get()
    async def orders(self, node: TheNode, guest: Known, match: MatchId, seat: Seat) -> StandingOrders:
        """My standing orders."""
        head, _ = await own_seat(node, guest.id, match, seat)
        return StandingOrders(await node.clock_store.orders(head.id, seat))

    @put()
    async def leave(
        self, node: TheNode, guest: Known, match: MatchId, seat: Seat, data: JSONBody[StandingOrders]
    ) -> StandingOrders:
        """Replace my standing orders. One that fits the present question is played at once."""
        clock_store = node.clock_store
        head, table = await own_seat(node, guest.id, match, seat)
        must_go_on(head, table)
        for order in data.orders:
            if head.game not in node.games or order.question not in node.games[head.game].priced:
                raise Refused("no_such_question", order.question)
        await clock_store.leave_orders(head.id, seat, data.orders)
        await node.clocks.say_orders(await node.matches.find(head.id))
        return StandingOrders(await clock_store.orders(head.id, seat))


async def own_seat(node: Parts, guest: Id, match: str, seat: int) -> tuple[Head, Table]:
    """A match in which this guest holds the seat, and its table; Refused as unknown if invisible."""
    head = await node.store.head(read_id(match))
    table = None if head is None else await node.table_store.find(head.table)
    if head is None or table is None or not table.may_see(guest, ""):
        raise Refused("no_such_match", match)
    if seat not in table.seats_of(guest):
        raise Refused("not_yours", str(seat))
    return head, table


def must_go_on(head: Head, table: Table) -> None:
    """Refused if the match is over, or not its table's current one."""
    if head.over or table.match != head.id:
        raise Refused("over")
