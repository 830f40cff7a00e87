"""How things stand: what anyone at the table can work out, for clients that know no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.inventors.names import BREADTH, INVENTIONS, INVENTORS, TEAM_SIZE
from bottega.games.inventors.scoring import parts, reached

if TYPE_CHECKING:
    from bottega.games.inventors.pieces import Table
    from bottega.kit.phrases import Seat


def standing(table: Table) -> dict[str, dict[str, list[int]]]:
    """Points so far, runs, who would choose first where, what goals lack, how many cubes would fit."""
    seats = range(table.rules.seats)
    scores = [parts(table, seat) for seat in seats]
    missing: dict[str, list[int]] = {}
    brings: dict[str, list[int]] = {}
    for seat in seats:
        for slot in range(TEAM_SIZE if table.teams[seat] >= 0 else 0):
            inventor = INVENTORS.names[table.teams[seat] * TEAM_SIZE + slot]
            missing[inventor] = lacking(table, seat, slot)
            brings[inventor] = [bringing(table, seat, slot, place) for place in range(table.rules.places)]
    return {
        "points": {part: [score[part] for score in scores] for part in scores[0]},
        "runs": {str(seat): reached(table, seat) for seat in seats},
        "ranking": {
            INVENTIONS.names[invention]: table.ranking(place)
            for place, invention in enumerate(table.laid)
            if invention >= 0
        },
        "missing": missing,
        "brings": brings,
    }


def lacking(table: Table, seat: Seat, slot: int) -> list[int]:
    """§3.3. The levels an inventor still lacks for the goal, by discipline."""
    row = (seat * TEAM_SIZE + slot) * BREADTH
    goal = (table.teams[seat] * TEAM_SIZE + slot) * BREADTH
    return [max(0, table.rules.goal[goal + n] - table.levels[row + n]) for n in range(BREADTH)]


def bringing(table: Table, seat: Seat, slot: int, place: int) -> int:
    """§4.1. How many cubes an inventor would place now; none while busy."""
    if table.busy[seat] >> slot & 1:
        return 0
    return min(sum(fitting(table, seat, slot, place)), table.at_hand(seat))


def fitting(table: Table, seat: Seat, slot: int, place: int) -> list[int]:
    """§4.1. How many cubes an inventor brings that fit, by discipline; surplus is lost."""
    row = (seat * TEAM_SIZE + slot) * BREADTH
    at = place * BREADTH
    return [
        min(table.levels[row + discipline], table.empty[at + discipline]) for discipline in range(BREADTH)
    ]
