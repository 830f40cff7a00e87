"""Exact puzzles of Codex Naturalis: lay, take a card that lies face up, and lay again; and the last round."""

from __future__ import annotations

from typing import Final, cast, final

from bottega.games.codex.pieces import ENDING as END_NEAR
from bottega.games.codex.pieces import LAST as LAST_ROUND
from bottega.games.codex.pieces import PLAYING, Table
from bottega.games.codex.turns import PLAY_CARD, PlayCard, TakeCard
from bottega.games.codex.words import STARTERS, TAKE
from bottega.kit.board import Board
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.piles import changed
from bottega.kit.play import apply_unchecked, offers
from bottega.kit.seats import Seat, after
from bottega.kit.state import State
from bottega.puzzles.keys import key_of
from bottega.puzzles.way import ENDING, LAST, PLAN, Task


@final
class CodexWay:
    """Points are those of cards and objectives. After a seat's last card, what it takes is all the same."""

    tasks: Final = [Task(PLAN, 2), Task(LAST, 2), Task(ENDING)]

    def fits(self, s: State[Board], seat: Seat, task: Task) -> bool:
        table = table_of(s)
        if not isinstance(s.agenda[-1], PlayCard) or not table.areas[seat].open:
            return False
        if task.form == PLAN:
            return table.ending == PLAYING and len(table.areas[seat].laid) > 4
        if task.form == LAST:
            return table.ending == END_NEAR
        return (
            table.ending == LAST_ROUND
            and table.rules.seats == 2
            and after(seat, table.rules.seats) != table.first
        )

    def worlds(self, view: State[Board], seat: Seat, task: Task) -> list[State[Board]]:
        world = view.determinise(seat, Luck(b"a puzzle", "world"))
        if task.form != ENDING:
            return [world]
        found = strongest(view, world, seat)
        found.agenda[:] = world.agenda
        return [found]

    def turn_is_over(self, s: State[Board], seat: Seat, turns: int) -> bool:
        step = s.agenda[-1] if s.agenda else None
        if isinstance(step, TakeCard):
            return turns == 1
        return not isinstance(step, PlayCard) or step.seat != seat

    def give_turn(self, s: State[Board], seat: Seat) -> None:
        cast("State[Table]", s).agenda[:] = [PLAY_CARD[seat]]

    def moves(self, s: State[Board], seat: Seat, task: Task, turns: int) -> list[Move]:
        found = offers(s, seat)
        if not isinstance(s.agenda[-1], TakeCard):
            return found
        if table_of(s).ending == LAST_ROUND:
            return found[:1]
        return [move for move in found if TAKE.holds(move)]

    def others(self, s: State[Board], chooser: Seat, task: Task) -> list[Move]:
        return offers(s, chooser)

    def key(self, s: State[Board]) -> object:
        return key_of(s)

    def worth(self, s: State[Board], seat: Seat) -> int:
        table = table_of(s)
        return table.areas[seat].points + sum(table.earned(seat))


def table_of(s: State[Board]) -> Table:
    """The board of this game."""
    assert isinstance(s.board, Table)
    return s.board


def strongest(view: State[Board], world: State[Board], seat: Seat) -> State[Board]:
    """The world in which the rival of a match for two ends best: with any card and objective it may hold.

    It lays one card more, in an area of its own, so no other world is worse for this seat.
    """
    seen, rival = table_of(view), 1 - seat
    known, backs = set(seen.seen_cards()), set(seen.hands[rival])
    unseen = [card for card in range(STARTERS) if card not in known and seen.rules.back(card) in backs]
    open_goals = [
        goal for goal in range(len(seen.rules.goals)) if goal not in (*seen.common, *seen.goals[seat])
    ]
    best, found = (-1, -1), world
    for card in unseen:
        then = with_card(world, rival, card)
        for move in offers(then, rival):
            laid = moved(then, rival, move)
            for goal in open_goals:
                table_of(laid).goals = changed(table_of(laid).goals, rival, (goal,))
                earned = sum(table_of(laid).earned(rival))
                reached = (table_of(laid).areas[rival].points + earned, earned)
                if reached > best:
                    best, found = reached, then
                    table_of(then).goals = table_of(laid).goals
    return found


def with_card(world: State[Board], rival: Seat, card: int) -> State[Board]:
    """A world in which it is the rival's turn to lay this card."""
    then = world.copy()
    table_of(then).hands[rival][:] = [card]
    cast("State[Table]", then).agenda[:] = [PLAY_CARD[rival]]
    return then


def moved(s: State[Board], seat: Seat, move: Move) -> State[Board]:
    """The state that a move leads to."""
    then = s.copy()
    apply_unchecked(then, seat, move)
    return then
