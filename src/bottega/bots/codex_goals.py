"""Codex Naturalis: what objectives bring a manuscript, and what they are near to bringing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bottega.games.codex.pieces import Area, Table
    from bottega.games.codex.sheet import Goal, Sheet
    from bottega.kit.seats import Seat


def goals_of(table: Table, seat: Seat) -> list[Goal]:
    """The objectives that a seat is known to have; none before the common ones are turned up."""
    goals = [table.rules.goals[goal] for goal in table.common]
    if goals and table.goals[seat][0] >= 0:
        goals.append(table.rules.goals[table.goals[seat][0]])
    return goals


def earned(goal: Goal, area: Area) -> int:
    """What an objective brings, nearly: of patterns that share a card the one that is found first counts."""
    rules = area.rules
    return goal.points * (whole_sets(goal, area.symbols) if goal.needs else patterns(goal, rules, area.spots))


def whole_sets(goal: Goal, symbols: list[int]) -> int:
    """How many sets of symbols are in sight."""
    sets = 99
    for symbol, need in enumerate(goal.needs):
        if need:
            sets = min(sets, symbols[symbol] // need)
    return sets


def patterns(goal: Goal, rules: Sheet, spots: dict[int, int]) -> int:
    """How many patterns are laid. The starter is never part of one: it has no kingdom."""
    kingdom = rules.kingdom
    one, two, three = goal.kingdoms
    _, second, third = goal.cells
    used: list[int] = []
    for spot, face in spots.items():
        if face < 0 or kingdom[face // 2] != one:
            continue
        face = spots.get(spot + second, -1)
        if face < 0 or kingdom[face // 2] != two:
            continue
        face = spots.get(spot + third, -1)
        if face < 0 or kingdom[face // 2] != three:
            continue
        if spot in used or spot + second in used or spot + third in used:
            continue
        used.extend([spot, spot + second, spot + third])
    return len(used) // 3


def set_begun(goal: Goal, area: Area) -> float:
    """How much of the next set of symbols is in sight, from 0 to 1."""
    sets = whole_sets(goal, area.symbols)
    had = asked = 0
    for symbol, need in enumerate(goal.needs):
        had += min(need, area.symbols[symbol] - sets * need)
        asked += need
    return had / asked


def patterns_begun(goal: Goal, area: Area) -> int:
    """How many patterns lack only one card, on a spot that is open."""
    count = 0
    for spot in area.open:
        for missing in range(3):
            if lacks_only(goal, area, spot, missing):
                count += 1
    return count


def lacks_only(goal: Goal, area: Area, spot: int, missing: int) -> bool:
    """Whether a pattern is there but for one of its cards, which would come to this spot."""
    for n in range(3):
        if n != missing:
            face = area.spots.get(spot - goal.cells[missing] + goal.cells[n], -1)
            if face < 0 or area.rules.kingdom[face // 2] != goal.kingdoms[n]:
                return False
    return True
