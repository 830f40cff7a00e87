"""Several tables that play the same deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bottega.server.core.kinds import Duplicate
from bottega.server.core.store.store import Store
from bottega.server.platform.errors import Refused
from bottega.server.platform.ids import Id, id_text
from bottega.server.tables.order import MySeat, OpenSeat, Order
from bottega.server.tables.table import Table, read_table

FEWEST: Final = 2  # seats that can be compared
ITERATIONS: Final = 2000  # of a bot, where many play the same deal; a journeyman uses a twentieth


def other_order(order: Order) -> Order:
    """The order for the second group and later ones: the host's seat is open."""
    seats = [OpenSeat() if isinstance(plan, MySeat) else plan for plan in order.seats]
    return replace(order, seats=seats, begin=False)


def bind(tables: Sequence[Table]) -> None:
    """Give these tables the same deal and bots that answer alike; no spectators."""
    for table in tables:
        table.kind = Duplicate([one.id for one in tables], ITERATIONS)
        table.server_seed = tables[0].server_seed
        table.spectators = "none"


def must_be_alike(order: Order) -> None:
    """Refused where groups could not be compared, or would know of each other."""
    if order.rated or order.public or order.begin or len(order.seats) < FEWEST:
        raise Refused("not_in_groups")


class Groups:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def all(self, table: Table) -> list[Table]:
        """The tables with the same deal, in order."""
        rows = [await self.store.table(id) for id in table.kind.same_deal]
        return [read_table(row) for row in rows if row is not None]

    async def is_through(self, table: Table) -> bool:
        """Whether all groups have finished: then everything may be shown."""
        return all(one.phase == "over" for one in await self.all(table))

    async def must_be_through(self, table: Table) -> None:
        """Refused until all groups have finished."""
        if not await self.is_through(table):
            raise Refused("groups_play", id_text(table.id))

    async def must_be_new(self, table: Table, guest: Id) -> None:
        """Refused if the guest sits in another group and so knows the deal."""
        if any(one.seats_of(guest) for one in await self.all(table) if one.id != table.id):
            raise Refused("already_sitting")
