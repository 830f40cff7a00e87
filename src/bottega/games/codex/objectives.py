"""§6 Objectives: sets of visible symbols and patterns of cards, each card once per objective."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.codex.sheet import Goal
from bottega.games.codex.words import CENTRE

if TYPE_CHECKING:
    from bottega.games.codex.pieces import Area


def count(goal: Goal, area: Area) -> int:
    """The points a manuscript earns with an objective."""
    if goal.needs:
        return goal.points * min(area.symbols[n] // need for n, need in enumerate(goal.needs) if need)
    return goal.points * most_apart(copies(goal, area))


def copies(goal: Goal, area: Area) -> list[list[int]]:
    """Every place the pattern occurs, overlapping or not; it is never turned, and starters do not count."""
    kingdom = area.rules.kingdom
    found = {spot: kingdom[area.spots[spot] // 2] for spot in area.laid if spot != CENTRE}
    one, two, three = goal.kingdoms
    every: list[list[int]] = []
    for spot in sorted([spot for spot, kingdom in found.items() if kingdom == one]):
        places = [spot + cell for cell in goal.cells]
        if found.get(places[1], -1) == two and found.get(places[2], -1) == three:
            every.append(places)
    return every


def most_apart(every: list[list[int]]) -> int:
    """How many copies can be chosen so that no card serves two of them: exact, by trying both ways."""
    if not every:
        return 0
    first, rest = every[0], every[1:]
    apart = [copy for copy in rest if not set(copy) & set(first)]
    with_first = 1 + most_apart(apart)
    return with_first if len(apart) == len(rest) else max(with_first, most_apart(rest))
