"""Codex Naturalis: what a manuscript will come to, told from how it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.codex_goals import earned, goals_of, patterns_begun, set_begun
from bottega.games.codex.words import BACKS, EMPTY, KINGDOM_NAMES

if TYPE_CHECKING:
    from bottega.games.codex.pieces import Table
    from bottega.games.codex.sheet import Sheet
    from bottega.kit.seats import Seat

KINGDOMS: Final = len(KINGDOM_NAMES)
ENOUGH: Final = 3  # symbols of a kingdom; more are seldom asked for

# Fitted to the final leads of 3,000 matches between greedy bots.
WEIGHTS: Final = [
    1.0,  # a point on the track
    1.15,  # a point of an objective
    0.9,  # a point of the next set of symbols, by how much of it is there
    0.35,  # a point of a pattern that lacks one card
    0.65,  # a point of a card in hand that can be paid for
    0.6,  # a visible symbol of a kingdom
    0.25,  # a visible object
]


def expected(table: Table, seat: Seat) -> float:
    """How it stands with a seat, weighed."""
    total = 0.0
    for n, count in enumerate(standing(table, seat)):
        total += WEIGHTS[n] * count
    return total


def standing(table: Table, seat: Seat) -> list[float]:
    """What there is, in the order of the weights."""
    area = table.areas[seat]
    done = sets = begun = resources = objects = 0.0
    for goal in goals_of(table, seat):
        done += earned(goal, area)
        if goal.needs:
            sets += goal.points * set_begun(goal, area)
        else:
            begun += goal.points * patterns_begun(goal, area)
    for symbol in range(KINGDOMS):
        resources += min(ENOUGH, area.symbols[symbol])
    for symbol in range(KINGDOMS, EMPTY):
        objects += area.symbols[symbol]
    ready = float(payable(table.rules, table.hands[seat], area.symbols))
    return [float(area.points), done, sets, begun, ready, resources, objects]


def payable(rules: Sheet, hand: list[int], symbols: list[int]) -> int:
    """The points of the cards in hand that can be paid for."""
    ready = 0
    for card in hand:
        if 0 <= card < BACKS and rules.affords(card, symbols):
            ready += rules.points[card]
    return ready
