"""Codex Naturalis: what a board will be worth after a move, told without playing it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.codex_goals import earned, goals_of, lacks_only, patterns, whole_sets
from bottega.bots.codex_outlook import payable
from bottega.games.codex.pieces import NEAR, OPEN, UNSEEN
from bottega.games.codex.words import DRAW, FRONT, NO_CORNER, PLACE, TAKE

if TYPE_CHECKING:
    from bottega.games.codex.pieces import Area, Table
    from bottega.games.codex.sheet import Goal
    from bottega.kit.moves import Move
    from bottega.kit.seats import Seat

# What there is of each is worth in points.
GOALS: Final = 0.6
READY: Final = 0.3
SIGHT: Final = 0.1
ROOM: Final = 0.03


def foreseen(table: Table, seat: Seat, moves: list[Move]) -> list[float]:
    """The values after moves of one choice; none if they neither lay nor take a card."""
    area, goals = table.areas[seat], goals_of(table, seat)
    if PLACE.holds(moves[0]):
        done = [0 if goal.needs else patterns(goal, table.rules, area.spots) for goal in goals]
        return [after_laying(table, seat, move, goals, done) for move in moves]
    if not TAKE.holds(moves[0]) and not DRAW.holds(moves[0]):
        return []
    points = 0
    for goal in goals:
        points += earned(goal, area)
    values: list[float] = []
    for move in moves:
        card = TAKE.first(move) if TAKE.holds(move) else table.decks[DRAW.first(move)][-1]
        ready = payable(table.rules, [*table.hands[seat], card], area.symbols)
        values.append(weighed(area.points, points, ready, area.symbols, len(area.open)))
    return values


def after_laying(table: Table, seat: Seat, move: Move, goals: list[Goal], done: list[int]) -> float:
    """The value after a card is laid; `done` is how often each pattern lies there before."""
    rules, area = table.rules, table.areas[seat]
    card, side, spot = PLACE.first(move), PLACE.second(move), PLACE.third(move)
    symbols = area.symbols[:]
    covered, room = corners_after(area, 2 * card + side, spot, symbols)
    for symbol in rules.centre[2 * card + side]:
        symbols[symbol] += 1
    points = area.points + (rules.worth(card, covered, symbols) if side == FRONT else 0)
    promised = 0
    for n, goal in enumerate(goals):
        if goal.needs:
            promised += goal.points * whole_sets(goal, symbols)
        elif completes(goal, area, card, spot):
            promised += goal.points * patterns(goal, rules, area.spots | {spot: 2 * card + side})
        else:
            promised += goal.points * done[n]
    hand = [other for other in table.hands[seat] if other != card]
    return weighed(points, promised, payable(rules, hand, symbols), symbols, room)


def corners_after(area: Area, face: int, spot: int, symbols: list[int]) -> tuple[int, int]:
    """How many corners a face covers and how many spots are open then; changes what is seen of symbols."""
    corners, spots = area.rules.corners, area.spots
    covered, room = 0, len(area.open)
    for corner in range(4):
        there = spots.get(spot + NEAR[corner], UNSEEN)
        own = corners[face * 4 + corner]
        symbols[own] += 1
        if there >= 0:
            symbols[corners[there * 4 + 3 - corner]] -= 1
            covered += 1
        elif own != NO_CORNER:
            room += there == UNSEEN
        else:
            room -= there == OPEN
    return covered, room - 1


def completes(goal: Goal, area: Area, card: int, spot: int) -> bool:
    """Whether a card on an open spot is the last of some pattern."""
    kingdom = area.rules.kingdom[card]
    for n in range(3):
        if goal.kingdoms[n] == kingdom and lacks_only(goal, area, spot, n):
            return True
    return False


def weighed(points: int, goals: int, ready: int, symbols: list[int], room: int) -> float:
    """The sum of what counts."""
    return float(points) + GOALS * goals + READY * ready + SIGHT * sights(symbols) + ROOM * room


def sights(symbols: list[int]) -> int:
    """How many symbols are in sight."""
    return symbols[0] + symbols[1] + symbols[2] + symbols[3] + symbols[4] + symbols[5] + symbols[6]
