"""Exact puzzles of Les Inventeurs: turns alone, the last turn, and the third era: nothing is hidden there."""

from __future__ import annotations

from typing import Final, cast, final

from bottega.games.inventors.names import BREADTH, ERAS, TEAM_SIZE
from bottega.games.inventors.phases.tokens import AFTER_ACTION, BEFORE_SCORING, UseTokens, may_learn
from bottega.games.inventors.phases.turns import FinishTurn, TakeTurn
from bottega.games.inventors.pieces import Table
from bottega.games.inventors.scoring import parts
from bottega.games.inventors.words import BOOST, DONE, LEARN, REST, ROUSE, TURN, WORK
from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.play import offers
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.puzzles.keys import hashable
from bottega.puzzles.way import ENDING, LAST, PLAN, Pause, Task, pauses

ACTIONS: Final = 4  # with fewer there is little to choose
MANY: Final = 18  # offers with which too much can follow
FEW: Final = 6  # empty slots with which the end is near enough to be solved


@final
class InventorsWay:
    """A turn is an action with the tokens that are used before and after it."""

    tasks: Final = [Task(PLAN, 2), Task(PLAN, 3), Task(LAST), Task(ENDING)]

    def fits(self, s: State[Board], seat: Seat, task: Task) -> bool:
        table = table_of(s)
        if not isinstance(s.agenda[-1], TakeTurn):
            return False
        moves = offers(s, seat)
        actions = [move for move in moves if WORK.holds(move) or BOOST.holds(move) or REST.holds(move)]
        if len(moves) > MANY or len(actions) < ACTIONS:
            return False
        if task.form == PLAN:
            return table.left > task.turns
        return table.era == ERAS and (task.form == LAST or sum(table.empty) <= FEW)

    def worlds(self, view: State[Board], seat: Seat, task: Task) -> list[State[Board]]:
        world = view.determinise(seat, Luck(b"a puzzle", "world"))
        if task.form != ENDING:
            self.give_turn(world, seat)
        return [world]

    def turn_is_over(self, s: State[Board], seat: Seat, turns: int) -> bool:
        if not pauses(s):
            return False
        table = table_of(s)
        if table.over and len(s.agenda) == 2 and may_learn(table, seat):
            cast("State[Table]", s).agenda[-1:] = [UseTokens(seat, BEFORE_SCORING)]
            return False
        return True

    def give_turn(self, s: State[Board], seat: Seat) -> None:
        cast("State[Table]", s).agenda[:] = [Pause(seat), Pause(seat), FinishTurn(seat), TakeTurn(seat)]

    def moves(self, s: State[Board], seat: Seat, task: Task, turns: int) -> list[Move]:
        """Tokens can as well be used before the next action; after the last one, only goals bring points."""
        found, step = offers(s, seat), s.agenda[-1]
        if not isinstance(step, UseTokens):
            return found
        if step.occasion == AFTER_ACTION and task.form != ENDING:
            return found[-1:] if turns > 1 else towards_goals(table_of(s), seat, found)
        return towards_goals(table_of(s), seat, found) if step.occasion == BEFORE_SCORING else found

    def others(self, s: State[Board], chooser: Seat, task: Task) -> list[Move]:
        return offers(s, chooser)

    def key(self, s: State[Board]) -> object:
        """What has come and what is known of it, the teams and the box are the same all along."""
        table = table_of(s)
        hands = (table.levels, table.tokens, table.owner, *table.busy, *table.spare)
        lies = (table.laid, table.rewards, *table.empty, *table.cubes)
        return (table.era, table.statuette, table.passes, hands, lies, hashable(s.agenda))

    def worth(self, s: State[Board], seat: Seat) -> int:
        return sum(parts(table_of(s), seat).values())


def towards_goals(table: Table, seat: Seat, moves: list[Move]) -> list[Move]:
    """The uses of a token that bring an inventor nearer to the goal, and to use no more."""
    return [move for move in moves if DONE.holds(move) or nearer(table, seat, move)]


def nearer(table: Table, seat: Seat, move: Move) -> bool:
    """Whether an inventor still needs a level that a token gives; rousing one gives none."""
    if ROUSE.holds(move):
        return False
    use = LEARN if LEARN.holds(move) else TURN
    inventor, discipline = use.first(move), use.second(move)
    level = table.levels[(seat * TEAM_SIZE + inventor % TEAM_SIZE) * BREADTH + discipline]
    return level < table.rules.goal[inventor * BREADTH + discipline]


def table_of(s: State[Board]) -> Table:
    """The board of this game."""
    assert isinstance(s.board, Table)
    return s.board
