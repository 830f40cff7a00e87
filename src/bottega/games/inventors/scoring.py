"""§3, §8.2. The four ways to victory points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.inventors.names import (
    BREADTH,
    CLASSES,
    FIRST_POINTS,
    INVENTIONS,
    INVENTORS,
    KINDS,
    NUMBER,
    TEAM_SIZE,
)
from bottega.games.inventors.runs import best_runs, best_split
from bottega.kit.result import Brought

if TYPE_CHECKING:
    from bottega.games.inventors.pieces import Table
    from bottega.kit.seats import Seat


def parts(table: Table, seat: Seat) -> dict[str, int]:
    """The points of a player, by where they come from; all is public, so it can be asked at any time."""
    return {
        "inventions": patents(table, seat),
        "runs": runs(table, seat),
        "tokens": tokens(table, seat),
        "goals": goals(table, seat),
    }


def patents(table: Table, seat: Seat) -> int:
    """§3.1. The points of the inventions a player has acquired."""
    points = 0
    for invention, owner in enumerate(table.owner):
        if owner == seat:
            points += table.rules.points[invention]
    return points


def runs(table: Table, seat: Seat) -> int:
    """§3.4. The highest number of each run, split in the best way."""
    return best_runs(numbers(table, seat), table.tokens[seat * KINDS + NUMBER])


def reached(table: Table, seat: Seat) -> list[int]:
    """§3.4. How many of a player's runs reach each number, from 0 on."""
    return best_split(numbers(table, seat), table.tokens[seat * KINDS + NUMBER])


def numbers(table: Table, seat: Seat) -> list[int]:
    """How many inventions of each classification number a player has acquired."""
    counts = [0] * CLASSES.size
    for invention, owner in enumerate(table.owner):
        if owner == seat:
            counts[table.rules.class_of[invention]] += 1
    return counts


def tokens(table: Table, seat: Seat) -> int:
    """§3.2. The point tokens still lying face up."""
    first = seat * KINDS + FIRST_POINTS
    held = table.tokens
    return held[first] + 2 * held[first + 1] + 3 * held[first + 2]


def goals(table: Table, seat: Seat) -> int:
    """§3.3. The points of the inventors who have reached their goal."""
    points = 0
    for slot in range(TEAM_SIZE):
        if reaches_goal(table, seat, slot):
            points += table.rules.goal_points[table.teams[seat] * TEAM_SIZE + slot]
    return points


def reaches_goal(table: Table, seat: Seat, slot: int) -> bool:
    """§3.3. Whether an inventor is at the goal, or past it, in every discipline."""
    if table.teams[seat] < 0:
        return False
    row = (seat * TEAM_SIZE + slot) * BREADTH
    goal = (table.teams[seat] * TEAM_SIZE + slot) * BREADTH
    for discipline in range(BREADTH):
        if table.levels[row + discipline] < table.rules.goal[goal + discipline]:
            return False
    return True


def brought(table: Table, seat: Seat) -> list[Brought]:
    """§3.1, §3.3. The points of each invention a player has acquired, and of each inventor at the goal."""
    points, first = table.rules.points, table.teams[seat] * TEAM_SIZE
    return [
        Brought("inventions", INVENTIONS, invention, points[invention])
        for invention, owner in enumerate(table.owner)
        if owner == seat and points[invention]
    ] + [
        Brought("goals", INVENTORS, first + slot, table.rules.goal_points[first + slot])
        for slot in range(TEAM_SIZE)
        if reaches_goal(table, seat, slot)
    ]
