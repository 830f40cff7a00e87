"""Codex Naturalis: what a good player looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from bottega.bots.merit import Manner, Merit
from bottega.games.codex.pieces import Table
from bottega.games.codex.words import BACKS, CENTRE

if TYPE_CHECKING:
    from bottega.games.codex.pieces import Area
    from bottega.games.codex.sheet import Goal
    from bottega.kit.board import Board
    from bottega.kit.phrases import Seat


@final
class CodexMerit(Merit):
    """Points, objectives, cards in hand that can be paid for, symbols in sight, open spots."""

    def __init__(self) -> None:
        super().__init__(
            ["points", "objectives", "payable", "symbols", "room"],
            Manner(spread=5.0, horizon=12, rivalry=0.5, contact=False, tries=8, explore=0.2, trust=4.0),
        )

    def counts(self, board: Board, seat: Seat) -> list[float]:
        assert isinstance(board, Table)
        area, sheet = board.areas[seat], board.rules
        ready = 0
        for card in board.hands[seat]:
            if 0 <= card < BACKS and area.affords(card):
                ready += sheet.points[card]
        goals = 0
        for goal in board.common:
            goals += earned(sheet.goals[goal], area)
        if board.common and board.goals[seat][0] >= 0:
            goals += earned(sheet.goals[board.goals[seat][0]], area)
        symbols = area.symbols
        sights = symbols[0] + symbols[1] + symbols[2] + symbols[3] + symbols[4] + symbols[5] + symbols[6]
        return [float(area.points), 0.6 * goals, 0.3 * ready, 0.1 * sights, 0.03 * len(area.open)]


def earned(goal: Goal, area: Area) -> int:
    """What an objective brings, nearly: of patterns that share a card the one that was laid first counts."""
    sets = 0
    if goal.needs:
        sets = 99
        for symbol, need in enumerate(goal.needs):
            if need:
                sets = min(sets, area.symbols[symbol] // need)
        return goal.points * sets
    kingdom, spots = area.rules.kingdom, area.spots
    one, two, three = goal.kingdoms
    _, second, third = goal.cells
    used: list[int] = []
    for spot in area.laid:
        if spot == CENTRE or kingdom[spots[spot] // 2] != one:
            continue
        face = spots.get(spot + second, -1)
        if face < 0 or spot + second == CENTRE or kingdom[face // 2] != two:
            continue
        face = spots.get(spot + third, -1)
        if face < 0 or spot + third == CENTRE or kingdom[face // 2] != three:
            continue
        if spot in used or spot + second in used or spot + third in used:
            continue
        used.extend([spot, spot + second, spot + third])
        sets += 1
    return goal.points * sets
