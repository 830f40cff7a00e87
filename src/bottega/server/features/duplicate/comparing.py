"""Compares tables with the same deal, seat by seat, when all have finished."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.server.features.duplicate.messages import Duplicate, Group
from bottega.server.platform.ids import id_text
from bottega.server.tables.same_deal import Groups
from bottega.server.tables.table import Table

BEATEN, EQUAL = 2, 1  # matchpoints of a seat for each other group: two groups always share two


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


async def compared(groups: Groups, table: Table) -> Duplicate:
    """The progress of all groups; their scores once all have finished."""
    tables = await groups.all(table)
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
