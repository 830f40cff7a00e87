"""Exact puzzles of Les Inventeurs: turns alone, the last turn, and the third era: nothing is hidden there."""

from __future__ import annotations

from typing import Final, cast, final

from bottega.games.inventors.names import ERAS
from bottega.games.inventors.phases.tokens import BEFORE_SCORING, UseTokens, may_learn
from bottega.games.inventors.phases.turns import FinishTurn, TakeTurn
from bottega.games.inventors.pieces import Table
from bottega.games.inventors.scoring import parts
from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.play import offers
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.puzzles.way import ENDING, LAST, PLAN, Pause, Task, pauses

MANY: Final = 18  # offers with which too much can follow
FEW: Final = 9  # empty slots with which the end is near enough to be solved


@final
class InventorsWay:
    """A turn is an action with the tokens that are used before and after it."""

    tasks: Final = [Task(PLAN, 2), Task(PLAN, 3), Task(LAST), Task(ENDING)]
    margin: int = 1

    def fits(self, s: State[Board], seat: Seat, task: Task) -> bool:
        table = table_of(s)
        if not isinstance(s.agenda[-1], TakeTurn) or len(offers(s, seat)) > MANY:
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

    def moves(self, s: State[Board], seat: Seat, turns: int) -> list[Move]:
        return offers(s, seat)

    def others(self, s: State[Board], chooser: Seat, task: Task) -> list[Move]:
        return offers(s, chooser)

    def worth(self, s: State[Board], seat: Seat) -> int:
        return sum(parts(table_of(s), seat).values())


def table_of(s: State[Board]) -> Table:
    """The board of this game."""
    assert isinstance(s.board, Table)
    return s.board
