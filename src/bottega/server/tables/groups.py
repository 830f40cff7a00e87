"""Duplicate: several tables play the same deal, and are compared seat by seat when all are through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bottega.server.errors import Refused
from bottega.server.ids import Id, id_text
from bottega.server.protocol import Duplicate, Group, MySeat, OpenSeat, Order
from bottega.server.store.store import Store
from bottega.server.tables.table import Table, read_table

BEATEN, EQUAL = 2, 1  # matchpoints of a seat for each other group: so both groups always share two
ITERATIONS: Final = 2000  # of a bot where many play the same deal; a journeyman takes a twentieth


def other_order(order: Order) -> Order:
    """What the second group and all others are opened with: where the host sits, a seat is open."""
    seats = [OpenSeat() if isinstance(plan, MySeat) else plan for plan in order.seats]
    return replace(order, seats=seats, begin=False)


def bind(tables: Sequence[Table]) -> None:
    """These tables are dealt the same, by bots that answer the same; nobody looks on."""
    for table in tables:
        table.groups = [one.id for one in tables]
        table.server_seed = tables[0].server_seed
        table.spectators, table.iterations = "none", ITERATIONS


def must_be_alike(order: Order) -> None:
    """Refused where groups could not be compared, or would know of each other."""
    if order.rated or order.public or order.begin or len(order.seats) < BEATEN:
        raise Refused("not_in_groups")


def matchpoints(scores: Sequence[Sequence[int]]) -> list[list[int]]:
    """By group and seat: two for each other group whose same seat has fewer points, one for an equal one.

    A group without scores, which did not play to its end, is not compared.
    """
    return [
        [
            sum(points(score, other[seat]) for n, other in enumerate(scores) if other and n != number)
            for seat, score in enumerate(group)
        ]
        for number, group in enumerate(scores)
    ]


def points(score: int, other: int) -> int:
    """What one group gets at a seat for another."""
    return BEATEN if score > other else EQUAL if score == other else 0


class Groups:
    """Looks at all tables of a deal."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def all(self, table: Table) -> list[Table]:
        """The tables that play what this one plays, in their order."""
        rows = [await self.store.table(id) for id in table.groups]
        return [read_table(row) for row in rows if row is not None]

    async def is_through(self, table: Table) -> bool:
        """Whether everybody who plays this deal has played it: then all may be shown."""
        return all(one.phase == "over" for one in await self.all(table))

    async def must_be_through(self, table: Table) -> None:
        """Refused before."""
        if not await self.is_through(table):
            raise Refused("groups_play", id_text(table.id))

    async def must_be_new(self, table: Table, guest: Id) -> None:
        """Refused if somebody sits in another group: they know the deal."""
        if any(one.seats_of(guest) for one in await self.all(table) if one.id != table.id):
            raise Refused("already_sitting")

    async def compared(self, table: Table) -> Duplicate:
        """How far all groups are; their scores, once all are through."""
        tables = await self.all(table)
        through = all(one.phase == "over" for one in tables)
        scores = [one.ended.scores if through and one.ended else [] for one in tables]
        compared = matchpoints(scores)
        return Duplicate(
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
