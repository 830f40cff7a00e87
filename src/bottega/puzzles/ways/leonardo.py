"""Exact puzzles of Leonardo da Vinci: a turn alone or after the others passed, the last two, and the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

from bottega.games.leonardo.city import City
from bottega.games.leonardo.guess import less
from bottega.games.leonardo.names import COUNCIL, FLORINS_SPACE, is_laboratory
from bottega.games.leonardo.phases.choices import OrderDeck, PickComponents, Shift
from bottega.games.leonardo.phases.council import ChoosePrivilege
from bottega.games.leonardo.phases.ending import AddFlorin, BeginTurn, PassLeonardo, Refill
from bottega.games.leonardo.phases.offers import Offer
from bottega.games.leonardo.phases.placing import PlaceWorkers
from bottega.games.leonardo.phases.starting import StartWork
from bottega.games.leonardo.pieces import Lab, Player
from bottega.games.leonardo.words import CHOOSE, MASTER, SEND, START
from bottega.kit.board import Board
from bottega.kit.events import HIDDEN
from bottega.kit.luck import Luck
from bottega.kit.moves import Move
from bottega.kit.play import offers
from bottega.kit.seats import Seat
from bottega.kit.state import State
from bottega.puzzles.keys import hashable
from bottega.puzzles.way import ENDING, LAST, PLAN, Pause, Task, pauses

ALONE: Final = 8  # the turn that a plan to the end begins with,
LAST_TURNS: Final = 2  # and its turns
PURSE: Final = CHOOSE.of(FLORINS_SPACE)
BUYING: Final = (Offer, OrderDeck, PickComponents, Shift)  # what brings no florins in the same turn
LATER: Final = (BeginTurn, AddFlorin, Refill, PassLeonardo)  # what comes after a turn


@final
class LeonardoWay:
    """Florins count. What rivals make in secret is tried in every way that fits their components.

    A plan of one turn, and the turn that the others have passed, end before the next turn begins. What is
    bought and what is seen at the Council bring no florins in the same turn, so none of it is tried there.
    """

    tasks: Final = [Task(PLAN), Task(PLAN, 2), Task(LAST), Task(ENDING)]

    def fits(self, s: State[Board], seat: Seat, task: Task) -> bool:
        city, step = city_of(s), s.agenda[-1]
        if city.rules.seats != 2 or city.rules.stocks_hidden:
            return False
        if task.turns == LAST_TURNS:
            return city.turn == ALONE and isinstance(step, StartWork | PlaceWorkers)
        if not isinstance(step, PlaceWorkers):
            return False
        if task.form == ENDING:
            return city.turn == city.rules.last_turn
        may_earn = any(
            lab.working and may_complete(city, seat, n, lab.invention, sends=True)
            for n, lab in enumerate(city.players[seat].labs)
        )
        return may_earn and (task.form == PLAN or city.players[1 - seat].passed)

    def worlds(self, view: State[Board], seat: Seat, task: Task) -> list[State[Board]]:
        world = view.determinise(seat, Luck(b"a puzzle", "world"))
        city = city_of(world)
        if task.form != ENDING and task.turns == 1 and city.turn < city.rules.last_turn:
            world.agenda[:] = [Pause(seat), *[step for step in world.agenda if not isinstance(step, LATER)]]
        if task.form == PLAN:
            city.deck.clear()
            city.known.clear()
            for lab in city.players[1 - seat].labs:
                lab.clear()
            return [world]
        return list(every_work(view, world, 1 - seat, sends=task.form == ENDING))

    def turn_is_over(self, s: State[Board], seat: Seat, turns: int) -> bool:
        return not s.agenda or pauses(s)

    def give_turn(self, s: State[Board], seat: Seat) -> None:
        """All turns of a task follow each other by the rules."""

    def moves(self, s: State[Board], seat: Seat, task: Task, turns: int) -> list[Move]:
        """Alone, one sends all workers that bring florins, and makes what is asked for."""
        found, city, step = offers(s, seat), city_of(s), s.agenda[-1]
        if task.form == ENDING:
            return found
        if isinstance(step, BUYING):
            return found[-1:]
        if isinstance(step, ChoosePrivilege):
            return [PURSE] if PURSE in found else found[-1:]
        if isinstance(step, StartWork):
            return [move for move in found if not START.holds(move) or START.second(move) in city.display]
        if isinstance(step, PlaceWorkers):
            sent = [move for move in found[:-1] if earns(move)]
            return sent or found[-1:] if task.form == PLAN else [*sent, found[-1]]
        return found

    def others(self, s: State[Board], chooser: Seat, task: Task) -> list[Move]:
        """In a plan they do nothing; and what they buy changes no florins but their own."""
        found = offers(s, chooser)
        return found[-1:] if task.form == PLAN or isinstance(s.agenda[-1], BUYING) else found

    def key(self, s: State[Board]) -> object:
        """What is in the stacks follows from what is owned; deck, shops and what was paid change nothing."""
        city = city_of(s)
        asked = (city.turn, city.leonardo, city.purse, *city.display, city.done, city.spaces, city.fresh)
        bids = (hashable(city.contested), hashable(city.bids), hashable(s.sealed))
        players = [key_of_player(player) for player in city.players]
        return (asked, bids, hashable(city.lines[COUNCIL]), *players, hashable(s.agenda))

    def worth(self, s: State[Board], seat: Seat) -> int:
        return city_of(s).players[seat].florins


def key_of_player(player: Player) -> object:
    """What a player has."""
    workers = (player.florins, player.apprentices, player.academy, player.free, player.master, player.passed)
    labs = [
        (lab.places, lab.men, lab.week, lab.invention, lab.shown, lab.apprentices, lab.masters)
        for lab in player.labs
    ]
    return (workers, *player.owned, *labs, player.completed, player.cards)


def earns(move: Move) -> bool:
    """Whether workers are sent where a turn brings florins: to the Council or a laboratory."""
    place = SEND.second(move) if SEND.holds(move) else MASTER.first(move)
    return place == COUNCIL or is_laboratory(place)


def every_work(view: State[Board], world: State[Board], rival: Seat, sends: bool) -> Iterator[State[Board]]:
    """The world once for every way in which the rival's secret work fits its components.

    What cannot be completed this turn is all the same.
    """
    seen = city_of(view)
    hidden = [n for n, lab in enumerate(seen.players[rival].labs) if lab.invention == HIDDEN]
    spare = seen.players[rival].owned
    for lab in seen.players[rival].labs:
        if lab.shown:
            spare = less(spare, seen.rules.needs[lab.invention])
    tried = set[tuple[int, ...]]()
    for inventions in fitting(seen, spare, len(hidden)):
        found = list(zip(hidden, inventions, strict=True))
        kind = tuple([one if may_complete(seen, rival, n, one, sends) else HIDDEN for n, one in found])
        if kind in tried:
            continue
        tried.add(kind)
        then = world.copy()
        for n, invention in found:
            labs: list[Lab] = city_of(then).players[rival].labs
            labs[n].invention = invention
        yield then


def may_complete(city: City, seat: Seat, n: int, invention: int, sends: bool) -> bool:
    """Whether those at work, and the others if any are sent, may complete an invention this turn."""
    player, lab = city.players[seat], city.players[seat].labs[n]
    weeks = lab.week + lab.adds + player.discount(city.rules, invention, city.fresh)
    if sends:
        weeks += min(lab.free, player.free + player.master) + player.master
    return invention in (*city.display, *city.done) and weeks >= city.rules.weeks[invention]


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
