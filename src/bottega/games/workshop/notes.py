"""What anyone could work out from what lies open: points so far, and what works still ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.workshop.names import FIRST_WORK_PLACE, SIX, WORKS
from bottega.games.workshop.scoring import parts

if TYPE_CHECKING:
    from bottega.games.workshop.pieces import Table


def notes(table: Table) -> dict[str, dict[str, list[int]]]:
    """`points` by part and hand; `missing` levels by work; in a solitaire also the sum and its `goal`."""
    told = {"points": points(table), "missing": missing(table)}
    result = table.result()
    if result.goal:
        told["solitaire"] = {"sum": result.scores, "goal": [result.goal]}
    return told


def points(table: Table) -> dict[str, list[int]]:
    """§7.2. What each part is worth to each hand so far."""
    hands = [parts(table, hand) for hand in range(table.rules.hands)]
    return {part: [hand[part] for hand in hands] for part in hands[0]}


def missing(table: Table) -> dict[str, list[int]]:
    """§4.4. The levels each work in the middle asks for beyond those reached, by hand and discipline."""
    told: dict[str, list[int]] = {}
    for work in table.rows[FIRST_WORK_PLACE:]:
        if work >= 0:
            told[WORKS.names[work]] = levels_missing(table, table.rules.asks[work])
    return told


def levels_missing(table: Table, asks: list[int]) -> list[int]:
    """A flat list like `levels`: a row a hand."""
    short = [0] * len(table.levels)
    for n in range(0, len(asks), 2):
        discipline, needed = asks[n], asks[n + 1]
        for at in range(discipline, len(short), SIX):
            short[at] = max(0, needed - table.levels[at])
    return short
