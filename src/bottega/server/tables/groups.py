"""Duplicate: several tables play the same deal, compared seat by seat when all have finished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bottega.server import protocol
from bottega.server.errors import Refused
from bottega.server.ids import Id, id_text
from bottega.server.kinds import Duplicate
from bottega.server.protocol import Group, MySeat, OpenSeat, Order
from bottega.server.store.store import Store
from bottega.server.tables.table import Table, read_table

BEATEN, EQUAL = 2, 1  # matchpoints of a seat for each other group: two groups always share two
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
    if order.rated or order.public or order.begin or len(order.seats) < BEATEN:
        raise Refused("not_in_groups")


def matchpoints(scores: Sequence[Sequence[int]]) -> list[list[int]]:
    """By group and seat: two for each other group whose same seat has fewer points, one for an equal one.

    Groups without scores, which did not finish, are left out.
    """
    return [
        [
            sum(points(score, other[seat]) for n, other in enumerate(scores) if other and n != number)
            for seat, score in enumerate(group)
        ]
        for number, group in enumerate(scores)
    ]


def points(score: int, other: int) -> int:
    """The matchpoints of one group at a seat against another."""
    return BEATEN if score > other else EQUAL if score == other else 0


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

    async def compared(self, table: Table) -> protocol.Duplicate:
        """The progress of all groups; their scores once all have finished."""
        tables = await self.all(table)
        through = all(one.phase == "over" for one in tables)
        scores = [one.ended.scores if through and one.ended else [] for one in tables]
        compared = matchpoints(scores)
        return protocol.Duplicate(
            through,
            [
                Group(
                    table=id_text(one.id),
                    match=id_text(one.match) if through else "",
                    phase=one.phase,
                    players=[chair.name for chair in one.chairs],
                    bots=[chair.bot for chair in one.chairs],
                    mine=one.id == table.id,
                    scores=scores[number],
                    matchpoints=compared[number],
                )
                for number, one in enumerate(tables)
            ],
        )
