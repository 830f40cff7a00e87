"""Exact puzzles of Leonardo da Vinci: two turns alone, a turn that all others have passed, and the last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from bottega.games.leonardo.city import City
from bottega.games.leonardo.guess import less
from bottega.games.leonardo.phases.ending import AddFlorin, BeginTurn, PassLeonardo, Refill
from bottega.games.leonardo.phases.placing import PlaceWorkers
from bottega.games.leonardo.phases.starting import StartWork
from bottega.games.leonardo.pieces import Lab
from bottega.kit.board import Board
from bottega.kit.events import HIDDEN
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.play import offers
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.puzzles.way import ENDING, LAST, PLAN, Pause, Task, pauses

ALONE: Final = 8  # from this turn on one may be alone
LATER: Final = (BeginTurn, AddFlorin, Refill, PassLeonardo)  # what comes after a turn


@final
class LeonardoWay:
    """Florins count. What rivals make in secret is tried in every way that fits their components."""

    tasks: Final = [Task(PLAN), Task(LAST), Task(ENDING)]
    margin: int = 1

    def fits(self, s: State[Board], seat: Seat, task: Task) -> bool:
        city, step = city_of(s), s.agenda[-1]
        if city.rules.seats != 2 or city.rules.stocks_hidden:
            return False
        if task.form == PLAN:
            return city.turn == ALONE and isinstance(step, StartWork | PlaceWorkers)
        if not isinstance(step, PlaceWorkers):
            return False
        if task.form == LAST:
            return city.players[1 - seat].passed
        return city.turn == city.rules.last_turn

    def worlds(self, view: State[Board], seat: Seat, task: Task) -> list[State[Board]]:
        world = view.determinise(seat, Luck(b"a puzzle", "world"))
        if task.form == PLAN:
            city = city_of(world)
            city.deck.clear()
            city.known.clear()
            for lab in city.players[1 - seat].labs:
                lab.clear()
            return [world]
        if task.form == LAST and city_of(world).turn < city_of(world).rules.last_turn:
            world.agenda[:] = [Pause(seat), *[step for step in world.agenda if not isinstance(step, LATER)]]
        return list(every_work(view, world, 1 - seat))

    def turn_is_over(self, s: State[Board], seat: Seat, turns: int) -> bool:
        return not s.agenda or pauses(s)

    def give_turn(self, s: State[Board], seat: Seat) -> None:
        """The one turn of a task is all that there is."""

    def moves(self, s: State[Board], seat: Seat, turns: int) -> list[Move]:
        return offers(s, seat)

    def others(self, s: State[Board], chooser: Seat, task: Task) -> list[Move]:
        return offers(s, chooser)[-1:] if task.form == PLAN else offers(s, chooser)

    def worth(self, s: State[Board], seat: Seat) -> int:
        return city_of(s).players[seat].florins


def every_work(view: State[Board], world: State[Board], rival: Seat) -> Iterator[State[Board]]:
    """The world once for every way in which the rival's secret work fits its components."""
    seen = city_of(view)
    hidden = [n for n, lab in enumerate(seen.players[rival].labs) if lab.invention == HIDDEN]
    spare = seen.players[rival].owned
    for lab in seen.players[rival].labs:
        if lab.shown:
            spare = less(spare, seen.rules.needs[lab.invention])
    for inventions in fitting(seen, spare, len(hidden)):
        then = world.copy()
        for n, invention in zip(hidden, inventions, strict=True):
            labs: list[Lab] = city_of(then).players[rival].labs
            labs[n].invention = invention
        yield then


def fitting(city: City, spare: list[int], count: int) -> list[list[int]]:
    """So many different inventions in play that these components suffice for, in every order."""
    if not count:
        return [[]]
    found: list[list[int]] = []
    for invention in city.in_play():
        left = less(spare, city.rules.needs[invention])
        if min(left) >= 0:
            found += [[invention, *rest] for rest in fitting(city, left, count - 1) if invention not in rest]
    return found


def city_of(s: State[Board]) -> City:
    """The board of this game."""
    assert isinstance(s.board, City)
    return s.board
