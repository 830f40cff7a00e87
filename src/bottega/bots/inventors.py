"""Les Inventeurs: what a good player looks at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from bottega.bots.evaluator import Evaluator, SearchParams
from bottega.games.inventors.names import BREADTH, KINDS, TEAM_SIZE
from bottega.games.inventors.pieces import GONE, Table
from bottega.games.inventors.scoring import goals, patents, runs, tokens

if TYPE_CHECKING:
    from bottega.kit.board import Board
    from bottega.kit.seats import Seat

SHARES: Final = [3.2, 1.9, 1.2]  # what the first, second and third contributor may hope for
CUBE: Final = 0.1  # at hand, where they can run out
ENOUGH_CUBES: Final = 10  # what one has beyond is of no use for some turns
HELD: Final = [1.0, 1.2, 1.4, 0.0, 0.0, 0.0, 0.5, 0.9, 1.2]  # tokens in hand, by kind; points are counted


@final
class InventorsEvaluator(Evaluator):
    """Points, shares in the inventions under way, levels on the way to goals, tokens, inventors, cubes."""

    def __init__(self) -> None:
        super().__init__(
            ["points", "shares", "learning", "tokens", "ready", "cubes"], SearchParams(spread=6.0, horizon=16)
        )

    def counts(self, board: Board, seat: Seat) -> list[float]:
        assert isinstance(board, Table)
        points = patents(board, seat) + tokens(board, seat) + goals(board, seat) + runs(board, seat)
        held = 0.0
        for kind in range(KINDS):
            held += HELD[kind] * board.tokens[seat * KINDS + kind]
        ready = 0
        for slot in range(TEAM_SIZE):
            if not board.busy[seat] >> slot & 1:
                ready += 1
        hopes = [shares(board, seat), learning(board, seat), held, 0.25 * ready]
        return [float(points), *hopes, supply(board, seat)]


def supply(table: Table, seat: Seat) -> float:
    """Cubes at hand, if they can run out."""
    return CUBE * min(table.spare[seat], ENOUGH_CUBES) if table.spare else 0.0


def shares(table: Table, seat: Seat) -> float:
    """By rank among the contributors, and by how full an invention is."""
    hope = 0.0
    for place in range(table.rules.places):
        if table.laid[place] == GONE:
            continue
        mine = table.contribution(place, seat)
        if not mine:
            continue
        rank = laid = 0
        for other in range(table.rules.seats):
            theirs = table.contribution(place, other)
            laid += theirs
            if other != seat and theirs > mine:
                rank += 1
        if rank < len(SHARES):
            full = laid / (laid + table.room(place))
            hope += SHARES[rank] * (0.35 + 0.65 * full)
    return hope


def learning(table: Table, seat: Seat) -> float:
    """Levels, and most of all those that a goal still lacks."""
    team = table.teams[seat]
    if team < 0:
        return 0.0
    worth = 0.0
    for slot in range(TEAM_SIZE):
        row, goal = (seat * TEAM_SIZE + slot) * BREADTH, (team * TEAM_SIZE + slot) * BREADTH
        asked = had = 0
        for discipline in range(BREADTH):
            level, wanted = table.levels[row + discipline], table.rules.goal[goal + discipline]
            worth += 0.12 * level
            asked += wanted
            had += min(level, wanted)
        if asked and had < asked:
            worth += 0.5 * table.rules.goal_points[team * TEAM_SIZE + slot] * had / asked
    return worth
