"""Exact puzzles of The Workshop of Leonardo: the hand that one has, while nothing is drawn or turned up."""

from __future__ import annotations

from typing import Final, cast, final

from bottega.games.workshop.phases.turns import PlayCard
from bottega.games.workshop.pieces import LAST as LAST_ROUND
from bottega.games.workshop.pieces import Table
from bottega.games.workshop.scoring import total
from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.play import offers
from bottega.kit.seats import Seat, after
from bottega.kit.state import State
from bottega.puzzles.keys import key_of
from bottega.puzzles.way import ENDING, LAST, PLAN, Pause, Task, pauses


@final
class WorkshopWay:
    """Points are all that a hand has. Where turns follow each other the deck counts as empty."""

    tasks: Final = [Task(PLAN, 2), Task(PLAN, 3), Task(LAST), Task(ENDING)]

    def fits(self, s: State[Board], seat: Seat, task: Task) -> bool:
        table = table_of(s)
        if not isinstance(s.agenda[-1], PlayCard) or table.rules.hands != table.rules.seats:
            return False
        if task.form == PLAN:
            return len(table.hands[seat]) >= task.turns
        if task.form == LAST:
            return table.ending == LAST_ROUND and after(seat, table.rules.seats) == table.first
        return table.ending == LAST_ROUND and table.rules.seats == 2

    def worlds(self, view: State[Board], seat: Seat, task: Task) -> list[State[Board]]:
        world = view.determinise(seat, Luck(b"a puzzle", "world"))
        if task.form == ENDING:
            return [with_any_card(world, 1 - seat, seat)]
        table_of(world).top = table_of(world).floor
        table_of(world).known = ()
        self.give_turn(world, seat)
        return [world]

    def turn_is_over(self, s: State[Board], seat: Seat, turns: int) -> bool:
        return pauses(s)

    def give_turn(self, s: State[Board], seat: Seat) -> None:
        cast("State[Table]", s).agenda[:] = [Pause(seat), PlayCard(seat)]

    def moves(self, s: State[Board], seat: Seat, task: Task, turns: int) -> list[Move]:
        return offers(s, seat)

    def others(self, s: State[Board], chooser: Seat, task: Task) -> list[Move]:
        return offers(s, chooser)

    def key(self, s: State[Board]) -> object:
        return key_of(s)

    def worth(self, s: State[Board], seat: Seat) -> int:
        return total(table_of(s), seat)


def with_any_card(world: State[Board], rival: Seat, seat: Seat) -> State[Board]:
    """In the last round the rival plays one card: its hand becomes every card that it may hold."""
    table = table_of(world)
    seen = [*table.played, *table.hands[seat]]
    unseen = sorted({card for card in table.rules.box if seen.count(card) < table.rules.box.count(card)})
    table.hands[rival] = tuple(unseen)
    table.clues = ()
    return world


def table_of(s: State[Board]) -> Table:
    """The board of this game."""
    assert isinstance(s.board, Table)
    return s.board
