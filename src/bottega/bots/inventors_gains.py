"""Legendary Inventors: what a move brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.gain import Gains, because, told
from bottega.games.inventors.names import (
    AVAILABILITY,
    BREADTH,
    CUBES,
    DISCIPLINES,
    FIRST_PROGRESS,
    INVENTIONS,
    INVENTORS,
    KNOWLEDGE,
    LEVELS,
    NUMBER,
    POINTS,
    TEAM_SIZE,
    TEAMS,
    TOKENS,
)
from bottega.games.inventors.pieces import GONE, Table
from bottega.games.inventors.scoring import parts, reaches_goal
from bottega.kit.events import SEATS, numbers
from bottega.kit.seats import NOBODY

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.seats import Seat

COUNTS: Final = numbers("count", 20)

SCORES: Final = because("scores", points=POINTS)
REACHES: Final = because("reaches", inventor=INVENTORS, points=POINTS)
COMPLETES: Final = because("completes", invention=INVENTIONS, cubes=CUBES)
OVERTAKES: Final = because("overtakes", invention=INVENTIONS, seat=SEATS, cubes=CUBES, theirs=CUBES)
LEADS: Final = because("leads", invention=INVENTIONS, cubes=CUBES, theirs=CUBES)
SHARES: Final = because("shares", invention=INVENTIONS, cubes=CUBES, theirs=CUBES)
NEARS: Final = because("nears", inventor=INVENTORS, count=COUNTS)
LEARNS: Final = because("learns", inventor=INVENTORS, discipline=DISCIPLINES, level=LEVELS)
SERVES: Final = because("serves", token=TOKENS, inventor=INVENTORS, discipline=DISCIPLINES, level=LEVELS)
HOLDS: Final = because("holds", token=TOKENS, count=COUNTS)
READIES: Final = because("readies", count=COUNTS)
RETURNS: Final = because("returns", cubes=CUBES)
PROMISES: Final = because("promises", team=TEAMS, points=POINTS)


def found(before: Board, after: Board, seat: Seat) -> list[str]:
    """Points, then shares in inventions, levels, tokens, and inventors and cubes that are at hand again."""
    assert isinstance(before, Table) and isinstance(after, Table)
    if before.teams[seat] != after.teams[seat]:
        return promised(after, seat)
    return (
        scored(before, after, seat)
        + contributed(before, after, seat)
        + learned(before, after, seat)
        + held(before, after, seat)
        + at_hand(before, after, seat)
    )


def promised(table: Table, seat: Seat) -> list[str]:
    """What the goals of a team are worth together."""
    team = table.teams[seat]
    if team < 0:
        return []
    return [told(PROMISES, team, sum(table.rules.goal_points[team * TEAM_SIZE : (team + 1) * TEAM_SIZE]))]


def inventor_at(table: Table, seat: Seat, slot: int) -> int:
    """Who stands in a slot of a team."""
    return table.teams[seat] * TEAM_SIZE + slot


def scored(before: Table, after: Table, seat: Seat) -> list[str]:
    """Points of goals that are reached by name, all others together."""
    if after.teams[seat] < 0:
        return []
    brings: list[str] = []
    more = sum(parts(after, seat).values()) - sum(parts(before, seat).values())
    for slot in range(TEAM_SIZE):
        if reaches_goal(after, seat, slot) and not reaches_goal(before, seat, slot):
            inventor = inventor_at(after, seat, slot)
            brings.append(told(REACHES, inventor, after.rules.goal_points[inventor]))
    return brings or ([told(SCORES, more)] if more > 0 else [])


def contributed(before: Table, after: Table, seat: Seat) -> list[str]:
    """How one's cubes on an invention compare with those of the strongest rival there."""
    brings: list[str] = []
    for place in range(after.rules.places):
        if after.laid[place] == GONE or before.laid[place] != after.laid[place]:
            continue
        mine, had = after.contribution(place, seat), before.contribution(place, seat)
        if mine <= had:
            continue
        invention, ranking = after.laid[place], after.ranking(place)
        rivals = [other for other in ranking if other != seat]
        best = rivals[0] if rivals else NOBODY
        theirs = after.contribution(place, best) if best != NOBODY else 0
        if ranking and ranking[0] == seat:
            was = before.ranking(place)
            if not after.room(place):
                brings.append(told(COMPLETES, invention, mine))
            if was and was[0] != seat and theirs:
                brings.append(told(OVERTAKES, invention, was[0], mine, after.contribution(place, was[0])))
            brings.append(told(LEADS, invention, mine, theirs))
        else:
            brings.append(told(SHARES, invention, mine, theirs))
    return brings


def lack(table: Table, seat: Seat, slot: int) -> int:
    """How many levels an inventor lacks for the goal."""
    row, goal = (seat * TEAM_SIZE + slot) * BREADTH, inventor_at(table, seat, slot) * BREADTH
    return sum(max(0, table.rules.goal[goal + d] - table.levels[row + d]) for d in range(BREADTH))


def learned(before: Table, after: Table, seat: Seat) -> list[str]:
    """Levels, and what is left to the goal."""
    brings: list[str] = []
    if after.teams[seat] < 0:
        return brings
    for slot in range(TEAM_SIZE):
        inventor, row = inventor_at(after, seat, slot), (seat * TEAM_SIZE + slot) * BREADTH
        lacks = lack(after, seat, slot)
        if 0 < lacks < lack(before, seat, slot):
            brings.append(told(NEARS, inventor, lacks))
        for d in range(BREADTH):
            if after.levels[row + d] > before.levels[row + d]:
                brings.append(told(LEARNS, inventor, d, after.levels[row + d]))
    return brings


def held(before: Table, after: Table, seat: Seat) -> list[str]:
    """Tokens one has more of, and whom they serve."""
    brings: list[str] = []
    first = seat * TOKENS.size
    for token in range(TOKENS.size):
        if after.tokens[first + token] <= before.tokens[first + token]:
            continue
        if FIRST_PROGRESS + token <= LEVELS.size - 1 and token < len(LEVELS.names) - FIRST_PROGRESS:
            brings += served(after, seat, token)
        if token in (AVAILABILITY, KNOWLEDGE, NUMBER):
            brings.append(told(HOLDS, token, after.tokens[first + token]))
    return brings


def served(table: Table, seat: Seat, token: int) -> list[str]:
    """Who comes nearer to a goal with a token of progress."""
    level = FIRST_PROGRESS + token
    brings: list[str] = []
    for slot in range(TEAM_SIZE):
        row, goal = (seat * TEAM_SIZE + slot) * BREADTH, inventor_at(table, seat, slot) * BREADTH
        for d in range(BREADTH):
            if table.levels[row + d] == level - 1 and table.rules.goal[goal + d] >= level:
                brings.append(told(SERVES, token, inventor_at(table, seat, slot), d, level))
    return brings


def at_hand(before: Table, after: Table, seat: Seat) -> list[str]:
    """Inventors who may work again, and cubes that came back."""
    brings: list[str] = []
    ready = [TEAM_SIZE - table.busy[seat].bit_count() for table in (before, after)]
    if ready[1] > ready[0]:
        brings.append(told(READIES, ready[1]))
    if after.spare and after.spare[seat] > before.spare[seat]:
        brings.append(told(RETURNS, after.spare[seat] - before.spare[seat]))
    return brings


def is_past(before: Board, now: Board) -> bool:
    """Whether an invention was completed since, or the era is another."""
    assert isinstance(before, Table) and isinstance(now, Table)
    return now.left != before.left or now.era != before.era


GAINS: Final[Gains] = Gains(
    [SCORES, REACHES, COMPLETES, OVERTAKES, LEADS, SHARES, NEARS, LEARNS, SERVES, HOLDS, READIES, RETURNS]
    + [PROMISES],
    found,
    is_past,
)
